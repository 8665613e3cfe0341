import Testing

@testable import TouchKit

/// Drags.
struct PanRecognizerTests {
  let tester = StageTester()
  let journal = Journal()
  let view: View

  init() {
    view = tester.add(View(id: "box", frame: Rect(0, 0, 320, 480)))
  }

  private func add(_ axis: PanRecognizer.Axis = .both) -> PanRecognizer {
    let pan = PanRecognizer(axis: axis)
    pan.onChange = { [journal] recognizer in
      let pan = recognizer as! PanRecognizer
      journal.write(
        "\(pan.state.rawValue) \(pan.translation.x.twoDecimals),\(pan.translation.y.twoDecimals)")
    }
    view.addGestureRecognizer(pan)
    return pan
  }

  @Test func `A drag counts from where it began to be one, so nothing jumps`() {
    _ = add()
    tester.touch(.began, 100, 100)
    tester.touch(.moved, 108, 100)
    tester.touch(.moved, 112, 100)
    tester.touch(.moved, 113, 105)
    tester.touch(.ended, 113, 105)
    #expect(journal.lines == ["began 0,0", "changed 1,5", "changed 1,5", "ended 1,5"])
  }

  @Test(arguments: [(PanRecognizer.Axis.horizontal, true), (.vertical, false), (.both, true)])
  func `The first strong direction decides`(axis: PanRecognizer.Axis, begins: Bool) {
    _ = add(axis)
    tester.drag(from: Point(100, 100), to: Point(150, 105))
    tester.drag(from: Point(100, 100), to: Point(150, 105))
    #expect(journal.lines.filter { $0 == "began 0,0" }.count == (begins ? 2 : 0))
    #expect(tester.log(.gesture).contains("pan of box failed: the finger went across") == !begins)
  }

  @Test func `The velocity is the finger's, and none where it stood`() {
    let pan = add()
    tester.drag(from: Point(100, 100), to: Point(200, 100), milliseconds: 100, leaves: false)
    #expect(abs(pan.velocity.x - 1000) < 1 && pan.velocity.y == 0)
    tester.advance(51)
    #expect(pan.velocity == .zero)
  }

  @Test func `A cancelled drag is cancelled, not ended`() {
    _ = add()
    tester.drag(from: Point(100, 100), to: Point(200, 100), leaves: false)
    tester.send(.interrupt(.background))
    #expect(journal.lines.last == "cancelled 80,0")
    #expect(tester.log(.gesture).last == "pan of box cancelled")
  }

  @Test func `The last step of a finger that leaves comes at once though another one is down`() {
    _ = add()
    tester.touch(.began, 100, 100, finger: 1)
    tester.touch(.moved, 100, 140, finger: 1, after: 10)
    tester.touch(.began, 200, 300, finger: 2, after: 10)
    tester.touch(.ended, 100, 130, finger: 1, after: 10)
    #expect(journal.take() == ["began 0,0", "changed 0,-10"])
    // The other one goes on from there.
    tester.touch(.moved, 200, 301, finger: 2, after: 10)
    tester.touch(.ended, 200, 301, finger: 2, after: 10)
    #expect(journal.take() == ["changed 0,-9", "changed 0,-9", "ended 0,-9"])
  }

  @Test func `A drag that its own last step ends leaves nothing behind for the other finger`() {
    let pan = PanRecognizer()
    pan.onChange = { [journal] in
      journal.write($0.state.rawValue)
      if $0.state == .changed { $0.isEnabled = false }
    }
    view.addGestureRecognizer(pan)
    tester.touch(.began, 100, 100, finger: 1)
    tester.touch(.moved, 100, 140, finger: 1, after: 10)
    tester.touch(.began, 200, 300, finger: 2, after: 10)
    tester.touch(.ended, 100, 130, finger: 1, after: 10)
    #expect(journal.take() == ["began", "changed", "cancelled"])
    pan.isEnabled = true
    tester.touch(.moved, 200, 350, finger: 2, after: 10)
    tester.touch(.ended, 200, 350, finger: 2, after: 10)
    #expect(journal.take() == [])
    tester.touch(.began, 100, 100, finger: 3)
    tester.touch(.moved, 100, 140, finger: 3, after: 10)
    #expect(journal.take() == ["began"])
  }
}
