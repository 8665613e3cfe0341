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
        "\(pan.state.rawValue) \(decimals(pan.translation.x)),\(decimals(pan.translation.y))")
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
    #expect(
      journal.lines.last == "cancelled 89,0" || journal.lines.last?.hasPrefix("cancelled") == true)
    #expect(tester.log(.gesture).last == "pan of box cancelled")
  }
}
