import Testing

@testable import TouchKit

/// Taps, and what the referee writes about them.
struct TapRecognizerTests {
  let tester = StageTester()
  let journal = Journal()
  let view: View

  init() {
    view = tester.add(View(id: "box", frame: Rect(0, 0, 200, 200)))
  }

  @discardableResult
  private func add(
    taps: Int = 1, fingers: Int = 1, name: String? = nil, to other: View? = nil
  ) -> TapRecognizer {
    let name = name ?? "tap\(taps)"
    let tap = TapRecognizer(name: name, taps: taps, fingers: fingers) { [tester, journal] _ in
      journal.write("\(name) at \(tester.now)")
    }
    (other ?? view).addGestureRecognizer(tap)
    return tap
  }

  @Test func `A tap is recognised when the finger leaves`() {
    add()
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 15, 10, after: 30)
    #expect(journal.lines == [])
    tester.touch(.ended, 15, 10, after: 30)
    #expect(journal.lines == ["tap1 at 60.000 ms"])
    #expect(tester.log(.gesture) == ["tap1 of box recognised: nobody objected"])
  }

  @Test func `A finger that strays is no tap, even if it comes back`() {
    add()
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 21, 10)
    tester.touch(.moved, 10, 10)
    tester.touch(.ended, 10, 10)
    #expect(journal.lines == [])
    #expect(tester.log(.gesture) == ["tap1 of box failed: the finger strayed"])
  }

  @Test func `Each tap of a row is a single tap`() {
    add()
    for _ in 1...3 { tester.tap(10, 10) }
    #expect(journal.lines.count == 3)
  }

  @Test func `A double tap is two taps, and four taps are two of them`() {
    add(taps: 2)
    tester.tap(10, 10)
    tester.advance(100)
    tester.tap(12, 10)
    #expect(journal.take() == ["tap2 at 200.000 ms"])
    tester.tap(10, 10)
    tester.tap(10, 10)
    #expect(journal.take().count == 1)
  }

  @Test func `Two taps are none if the second is late or far`() {
    add(taps: 2)
    tester.tap(10, 10)
    tester.advance(351)
    tester.tap(10, 10)
    tester.advance(100)
    tester.tap(100, 100)
    #expect(journal.take() == [])
    #expect(
      tester.log(.gesture) == [
        "tap2 of box failed: no further tap came", "tap2 of box failed: tap 2 came elsewhere",
      ])
  }

  @Test func `A tap that waits for a double tap is late by the interval, to the microsecond`() {
    add(taps: 1).require(toFail: add(taps: 2))
    tester.tap(10, 10)
    tester.advance(350)
    #expect(journal.take() == [])
    tester.stage.advance(to: tester.now + .tick)
    #expect(journal.take() == ["tap1 at 400.001 ms"])
    #expect(
      tester.log(.gesture) == [
        "tap1 of box waits for tap2 of box to fail", "tap2 of box failed: no further tap came",
        "tap1 of box recognised: nobody objected",
      ])
  }

  @Test(arguments: [false, true])
  func `The double tap wins over the tap that requires it to fail`(doubleFirst: Bool) {
    if doubleFirst {
      let double = add(taps: 2)
      add(taps: 1).require(toFail: double)
    } else {
      let single = add(taps: 1)
      single.require(toFail: add(taps: 2))
    }
    tester.tap(10, 10)
    tester.advance(100)
    tester.tap(10, 10)
    tester.advance(1000)
    #expect(journal.take() == ["tap2 at 200.000 ms"])
    #expect(
      tester.log(.gesture).last == "tap1 of box failed: tap2 of box took the touch")
  }

  @Test func `A second tap elsewhere frees the first at once, and both count`() {
    add(taps: 1).require(toFail: add(taps: 2))
    tester.tap(10, 10)
    tester.touch(.began, 150, 150, after: 50)
    #expect(journal.take() == ["tap1 at 100.000 ms"])
    tester.touch(.ended, 150, 150, after: 50)
    tester.advance(1000)
    #expect(journal.take() == ["tap1 at 500.001 ms"])
  }

  @Test func `A drag after a tap lets both happen`() {
    add(taps: 1).require(toFail: add(taps: 2))
    let pan = PanRecognizer()
    pan.onChange = { [journal] in journal.write("pan \($0.state.rawValue)") }
    view.addGestureRecognizer(pan)
    tester.tap(10, 10)
    tester.advance(50)
    tester.drag(from: Point(10, 10), to: Point(30, 10), milliseconds: 20)
    #expect(
      journal.take() == ["tap1 at 120.000 ms", "pan began", "pan changed", "pan ended"])
  }

  @Test func `Taps of two fingers need both, in any order, once or twice`() {
    add(fingers: 2, name: "two")
    add(taps: 2, fingers: 2, name: "twice two").isSimultaneous = { _ in true }
    tester.tap(10, 10)
    #expect(journal.take() == [])
    tester.advance(1000)
    for order in [[1, 2], [2, 1]] {
      for finger in order { tester.touch(.began, Double(finger) * 60, 10, finger: finger) }
      for finger in [2, 1] { tester.touch(.ended, Double(finger) * 60, 10, finger: finger) }
      tester.advance(50)
    }
    #expect(
      journal.take() == ["two at 1050.000 ms", "two at 1100.000 ms", "twice two at 1100.000 ms"])
    for finger in 1...3 { tester.touch(.began, Double(finger) * 20, 10, finger: finger) }
    for finger in 1...3 { tester.touch(.ended, Double(finger) * 20, 10, finger: finger) }
    #expect(journal.take() == [])
  }

  @Test func `The deepest view's gesture wins`() {
    let inner = tester.add(View(id: "inner", frame: Rect(0, 0, 50, 50)), to: view)
    add(name: "outer")
    add(name: "inner", to: inner)
    tester.tap(10, 10)
    tester.tap(100, 100)
    #expect(journal.take() == ["inner at 50.000 ms", "outer at 100.000 ms"])
    #expect(
      tester.log(.gesture) == [
        "inner of inner recognised: nobody objected",
        "outer of box failed: inner of inner took the touch",
        "outer of box recognised: nobody objected",
      ])
  }

  @Test func `Gestures that are simultaneous both happen`() {
    add(name: "a")
    add(name: "b").isSimultaneous = { $0.name == "a" }
    add(name: "c")
    tester.tap(10, 10)
    #expect(journal.take() == ["a at 50.000 ms", "b at 50.000 ms"])
  }

  @Test func `A gesture may be refused a touch, told not to begin, or switched off`() {
    let tap = add()
    tap.shouldReceive = { $0.location.x > 100 }
    tester.tap(10, 10)
    #expect(journal.take() == [] && tester.log(.gesture) == [])
    tap.shouldReceive = nil
    tap.shouldBegin = { false }
    tester.tap(10, 10)
    #expect(journal.take() == [])
    #expect(tester.log(.gesture).last == "tap1 of box failed: it was told not to begin")
    tap.shouldBegin = nil
    tap.isEnabled = false
    tester.tap(10, 10)
    tap.isEnabled = true
    tester.touch(.began, 10, 10)
    tap.isEnabled = false
    tap.isEnabled = true
    tester.touch(.ended, 10, 10)
    #expect(journal.take() == [])
    tester.tap(10, 10)
    #expect(journal.take().count == 1)
  }

  @Test func `A cancelled touch is no tap`() {
    add()
    tester.touch(.began, 10, 10)
    tester.touch(.cancelled, 10, 10)
    #expect(journal.take() == [])
    #expect(tester.log(.gesture) == ["tap1 of box failed: the touch was cancelled"])
  }

  @Test func `An interruption ends the wait for a second tap, and nothing happens`() {
    add(taps: 1).require(toFail: add(taps: 2))
    tester.tap(10, 10)
    tester.send(.interrupt(.call))
    tester.advance(1000)
    tester.tap(10, 10)
    tester.touch(.began, 12, 12, finger: 2)
    tester.send(.interrupt(.call))
    tester.advance(1000)
    #expect(journal.take() == [])
    #expect(tester.stage.touches.active.isEmpty)
    #expect(
      tester.log(.gesture) == [
        "tap1 of box waits for tap2 of box to fail", "tap1 of box failed: call",
        "tap2 of box failed: call", "tap1 of box waits for tap2 of box to fail",
        "tap1 of box failed: call", "tap2 of box failed: the touch was cancelled",
      ])
  }

  @Test func `A view that goes takes its gestures out of the contest`() {
    add(taps: 1).require(toFail: add(taps: 2))
    tester.tap(10, 10)
    view.removeFromSuperview()
    tester.advance(1000)
    #expect(journal.take() == [])
    tester.add(view)
    tester.tap(10, 10)
    tester.tap(10, 10)
    #expect(journal.take().count == 1)
  }
}
