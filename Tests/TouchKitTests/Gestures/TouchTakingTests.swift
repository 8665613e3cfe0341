import Testing

@testable import TouchKit

/// What views hear of touches that gestures want: cancelled, delayed and left alone.
struct TouchTakingTests {
  let tester = StageTester()
  let journal = Journal()
  let view: ListeningView
  let pan = PanRecognizer()

  init() {
    view = tester.add(ListeningView("box", frame: Rect(0, 0, 200, 200), journal))
    view.addGestureRecognizer(pan)
  }

  @Test func `A recognised gesture cancels the touch in the view`() {
    tester.drag(from: Point(10, 10), to: Point(40, 10), milliseconds: 30)
    #expect(
      journal.lines == ["box began 1 at 10,10", "box moved 1 at 20,10", "box cancelled 1 at 30,10"])
    #expect(tester.log(.touch).contains("finger 1 taken from box by pan of box"))
  }

  @Test func `A gesture that cancels nothing leaves the touch to the view too`() {
    pan.cancelsTouchesInView = false
    tester.drag(from: Point(10, 10), to: Point(40, 10), milliseconds: 20)
    #expect(
      journal.lines == [
        "box began 1 at 10,10", "box moved 1 at 25,10", "box moved 1 at 40,10",
        "box ended 1 at 40,10",
      ])
  }

  @Test func `A gesture that delays began keeps the touch from the view until it fails`() {
    pan.delaysTouchesBegan = true
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 12, 10, after: 5)
    tester.touch(.moved, 14, 10, after: 5)
    #expect(journal.take() == [])
    tester.touch(.ended, 14, 10, after: 5)
    #expect(
      journal.take() == ["box began 1 at 10,10", "box moved 1 at 14,10", "box ended 1 at 14,10"])
    tester.drag(from: Point(10, 10), to: Point(60, 10))
    #expect(journal.take() == [])
  }

  @Test func `A delayed touch that the system cancels is never heard of`() {
    pan.delaysTouchesBegan = true
    tester.touch(.began, 10, 10)
    tester.send(.interrupt(.call))
    #expect(journal.lines == [])
  }

  @Test func `A double tap that delays the end makes the view hear a cancellation when it comes`() {
    let double = TapRecognizer(taps: 2)
    double.delaysTouchesEnded = true
    view.addGestureRecognizer(double)
    tester.tap(10, 10)
    #expect(journal.take() == ["box began 1 at 10,10"])
    tester.advance(350)
    #expect(journal.take() == [])
    tester.stage.advance(to: tester.now + .tick)
    #expect(journal.take() == ["box ended 1 at 10,10"])
    tester.tap(10, 10)
    tester.touch(.began, 11, 10)
    #expect(journal.take() == ["box began 1 at 10,10", "box began 1 at 11,10"])
    tester.touch(.ended, 11, 10)
    #expect(journal.take() == ["box cancelled 1 at 10,10", "box cancelled 1 at 11,10"])
  }

  @Test func `A view that goes while its touch is held back hears nothing`() {
    pan.delaysTouchesBegan = true
    let inner = tester.add(ListeningView("inner", frame: Rect(0, 0, 50, 50), journal), to: view)
    tester.touch(.began, 10, 10)
    inner.removeFromSuperview()
    tester.touch(.ended, 10, 10)
    #expect(journal.lines == [])
  }
}
