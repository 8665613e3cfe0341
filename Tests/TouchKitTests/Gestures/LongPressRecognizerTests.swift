import Testing

@testable import TouchKit

/// Fingers that stay.
struct LongPressRecognizerTests {
  let tester = StageTester()
  let journal = Journal()
  let view: ListeningView

  init() {
    view = tester.add(ListeningView("box", frame: Rect(0, 0, 320, 480), Journal()))
  }

  @discardableResult
  private func add(fingers: Int = 1, duration: Time? = nil) -> LongPressRecognizer {
    let press = LongPressRecognizer(fingers: fingers, duration: duration)
    press.onChange = { [journal, tester] in journal.write("\($0.state.rawValue) at \(tester.now)") }
    view.addGestureRecognizer(press)
    return press
  }

  @Test func `A press begins when the finger has stayed, follows it and ends with it`() {
    add()
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 15, 10, after: 200)
    tester.advance(299)
    #expect(journal.lines == [])
    tester.advance(1)
    #expect(journal.take() == ["began at 500.000 ms"])
    #expect(view.journal.take().last == "box cancelled 1 at 15,10")
    tester.touch(.moved, 100, 100, after: 10)
    tester.touch(.ended, 100, 100, after: 10)
    #expect(journal.take() == ["changed at 510.000 ms", "ended at 520.000 ms"])
    #expect(
      tester.log(.gesture) == [
        "long press of box began: nobody objected", "long press of box ended",
      ])
  }

  @Test func `The view's touch is cancelled even if nothing came after it landed`() {
    add()
    tester.touch(.began, 10, 10)
    tester.advance(500)
    #expect(view.journal.take() == ["box began 1 at 10,10", "box cancelled 1 at 10,10"])
    tester.touch(.ended, 10, 10)
    #expect(view.journal.take() == [])
  }

  @Test func `A finger that leaves or strays is no press`() {
    add()
    tester.tap(10, 10)
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 30, 10)
    tester.advance(1000)
    tester.touch(.ended, 30, 10)
    #expect(journal.lines == [])
    #expect(
      tester.log(.gesture) == [
        "long press of box failed: the finger left too soon",
        "long press of box failed: the finger strayed",
      ])
  }

  @Test func `A press of two fingers counts from the second, and its duration may be its own`() {
    add(fingers: 2, duration: .milliseconds(100))
    tester.touch(.began, 10, 10, finger: 1)
    tester.touch(.began, 50, 10, finger: 2, after: 70)
    tester.advance(100)
    #expect(journal.take() == ["began at 170.000 ms"])
    tester.send(.interrupt(.call))
    #expect(journal.take() == ["cancelled at 170.000 ms"])
  }

  @Test func `A press and a tap on one view do not both happen`() {
    let press = add()
    let tap = TapRecognizer { [journal] _ in journal.write("tap") }
    view.addGestureRecognizer(tap)
    tester.tap(10, 10)
    #expect(journal.take() == ["tap"])
    tester.touch(.began, 10, 10)
    tester.touch(.ended, 10, 10, after: 600)
    #expect(journal.take().map { $0.prefix(5) } == ["began", "ended"])
    #expect(press.state == .possible && tap.state == .possible)
    #expect(
      tester.log(.gesture).contains("tap of box failed: long press of box took the touch"))
  }
}
