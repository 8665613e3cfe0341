import Testing

@testable import TouchKit

/// ER-10: what regulates where touches go.
struct RegulatorTests {
  let tester = StageTester()
  let journal = Journal()

  private func listener(_ id: String, _ frame: Rect) -> ListeningView {
    tester.add(ListeningView(id, frame: frame, journal))
  }

  @Test func `ER-10: A view may name another next responder`() {
    final class Detour: View {
      var other: Responder?
      override var next: Responder? { other ?? super.next }
    }
    let target = listener("target", Rect(0, 300, 10, 10))
    let view = tester.add(Detour(id: "detour", frame: Rect(0, 0, 100, 100)))
    tester.touch(.began, 10, 10)
    tester.touch(.ended, 10, 10)
    #expect(journal.take() == [])
    view.other = target
    tester.touch(.began, 10, 10)
    #expect(journal.take() == ["target began 1 at 10,-290"])
    #expect(view.chain.map(\.logName) == ["detour", "target", "window", "application"])
  }

  @Test func `ER-10: A view may override the hit test, which finds the deepest view`() {
    final class Redirecting: View {
      weak var target: View?
      override func hitTest(_ point: Point, _ event: Event?) -> View? {
        super.hitTest(point, event) == nil ? nil : target ?? super.hitTest(point, event)
      }
    }
    let target = listener("target", Rect(200, 200, 50, 50))
    let outer = tester.add(Redirecting(id: "outer", frame: Rect(0, 0, 100, 100)))
    let inner = ListeningView("inner", frame: Rect(10, 10, 50, 50), journal)
    outer.addSubview(inner)
    inner.addSubview(ListeningView("deepest", frame: Rect(10, 10, 10, 10), journal))
    tester.tap(25, 25)
    tester.tap(15, 15)
    #expect(
      journal.take() == [
        "deepest began 1 at 5,5", "deepest ended 1 at 5,5", "inner began 1 at 5,5",
        "inner ended 1 at 5,5",
      ])
    outer.target = target
    tester.tap(25, 25)
    #expect(
      journal.take() == ["target began 1 at -175,-175", "target ended 1 at -175,-175"])
  }

  @Test func `ER-10: An exclusive view keeps all others from touches, and they keep it from them`()
  {
    let exclusive = listener("exclusive", Rect(0, 0, 100, 100))
    _ = listener("other", Rect(100, 0, 100, 100))
    #expect(!exclusive.isExclusiveTouch)
    exclusive.isExclusiveTouch = true
    tester.touch(.began, 10, 10, finger: 1)
    tester.touch(.began, 110, 10, finger: 2)
    tester.touch(.ended, 110, 10, finger: 2)
    tester.touch(.ended, 10, 10, finger: 1)
    #expect(journal.take() == ["exclusive began 1 at 10,10", "exclusive ended 1 at 10,10"])
    tester.touch(.began, 110, 10, finger: 2)
    tester.touch(.began, 10, 10, finger: 1)
    #expect(journal.take() == ["other began 2 at 10,10"])
    #expect(
      tester.log(.touch).filter { $0.contains("exclusive") && $0.contains("refused") } == [
        "finger 2 refused: a touch elsewhere is exclusive",
        "finger 1 refused: a touch elsewhere is exclusive",
      ])
  }

  @Test func `ER-10: Multiple touch is off unless the view's flag is set`() {
    let view = listener("a", Rect(0, 0, 100, 100))
    #expect(!view.isMultipleTouchEnabled)
    tester.touch(.began, 10, 10, finger: 1)
    tester.touch(.began, 20, 20, finger: 2)
    #expect(journal.take() == ["a began 1 at 10,10"])
    tester.touch(.ended, 10, 10, finger: 1)
    tester.touch(.ended, 20, 20, finger: 2)
    #expect(journal.take() == ["a ended 1 at 10,10"])
    view.isMultipleTouchEnabled = true
    tester.touch(.began, 10, 10, finger: 1)
    tester.touch(.began, 20, 20, finger: 2)
    #expect(journal.take() == ["a began 1 at 10,10", "a began 2 at 20,20"])
  }

  @Test func `ER-10: The application ignores interaction until as many ends have come as begins`() {
    let application = tester.application
    _ = listener("a", Rect(0, 0, 100, 100))
    tester.touch(.began, 10, 10, finger: 1)
    #expect(!application.isIgnoringInteraction)
    application.beginIgnoringInteraction()
    application.beginIgnoringInteraction()
    #expect(application.isIgnoringInteraction)
    tester.touch(.began, 20, 20, finger: 2)
    // A touch that was down before goes on.
    tester.touch(.ended, 10, 10, finger: 1)
    application.endIgnoringInteraction()
    #expect(application.isIgnoringInteraction)
    tester.touch(.began, 30, 30, finger: 3)
    application.endIgnoringInteraction()
    #expect(!application.isIgnoringInteraction)
    // One that landed meanwhile does not come back.
    tester.touch(.moved, 21, 20, finger: 2)
    tester.touch(.ended, 30, 30, finger: 3)
    #expect(journal.take() == ["a began 1 at 10,10", "a ended 1 at 10,10"])
    tester.tap(10, 10, finger: 4)
    #expect(journal.take() == ["a began 4 at 10,10", "a ended 4 at 10,10"])
  }

  @Test func `ER-10: More ends than begins of ignoring are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let tester = StageTester()
      tester.application.endIgnoringInteraction()
    }
  }

  @Test(arguments: [true, false])
  func `A view without interaction, hidden or faint is not hit, nor what lies in it`(isOn: Bool) {
    let outer = tester.add(View(id: "outer", frame: Rect(0, 0, 100, 100)))
    outer.addSubview(ListeningView("inner", frame: Rect(0, 0, 100, 100), journal))
    outer.isUserInteractionEnabled = isOn
    tester.tap(10, 10)
    #expect(journal.take().isEmpty != isOn)
    outer.isUserInteractionEnabled = true
    outer.isHidden = !isOn
    tester.tap(10, 10)
    #expect(journal.take().isEmpty != isOn)
    outer.isHidden = false
    outer.alpha = isOn ? 0.02 : 0.01
    tester.tap(10, 10)
    #expect(journal.take().isEmpty != isOn)
  }
}
