import Testing

@testable import TouchKit

/// Why a touch lands where it lands.
struct ExplainTests {
  let tester = StageTester()

  @Test
  func
    `Each window and view says what it answered, and the rest is the chain, gestures and actions`()
  {
    let box = tester.add(View(id: "box", frame: Rect(100, 100, 100, 100)))
    box.addGestureRecognizer(PanRecognizer())
    let button = tester.add(PlainControl(id: "button", frame: Rect(0, 0, 50, 50)), to: box)
    button.on(.touchUpInside, "press") {}
    tester.add(View(id: "beside", frame: Rect(60, 60, 10, 10)), to: box)
    tester.add(View(id: "gone", frame: Rect(0, 0, 50, 50)), to: box).isHidden = true
    tester.add(View(id: "off", frame: Rect(0, 0, 50, 50)), to: box).isUserInteractionEnabled = false
    tester.add(View(id: "faint", frame: Rect(0, 0, 50, 50)), to: box).alpha = 0.005
    tester.add(View(id: "folded", frame: Rect(0, 0, 50, 50)), to: box).scale = 0
    let alert = Window(id: "alert", level: .alert, application: tester.application)
    alert.frame = Rect(0, 0, 320, 50)
    alert.show()
    #expect(
      tester.stage.explain(110, 120).lines == [
        "a touch at 110, 120 at 0.000 ms",
        "window alert at level 2000: passed",
        "  alert no: outside, at 110, 120",
        "window window at level 0: took",
        "  window handed it down",
        "    box handed it down",
        "      folded no: folded onto a line",
        "      faint no: too faint, alpha 0.01",
        "      off no: its interaction is off",
        "      gone no: hidden",
        "      beside no: outside, at -50, -40",
        "      button took it",
        "taken by button",
        "chain: button → box → window → application",
        "watched by pan of box",
        "button sent press to a closure on TouchUpInside",
      ])
    let above = tester.stage.explain(10, 10)
    #expect(above.taker == "alert" && above.windows.map(\.outcome) == [.took, .notAsked])
    #expect(above.windows[1].views == [] && above.actions == [])
    let nowhere = tester.stage.explain(500, 10)
    #expect(nowhere.taker == nil && nowhere.chain == [])
    #expect(nowhere.lines.last == "taken by nobody")
  }

  @Test func `A view with a rule of its own is believed, and nothing changes by asking`() {
    final class Odd: View {
      weak var favourite: View?
      override func hitTest(_ point: Point, _ event: Event?) -> View? { favourite }
    }
    let odd = tester.add(Odd(id: "odd", frame: Rect(0, 0, 100, 100)))
    let inner = tester.add(View(id: "inner", frame: Rect(0, 0, 100, 100)), to: odd)
    let before = tester.stage.tree()
    let log = tester.log()
    #expect(
      tester.stage.explain(10, 10).windows[0].views.map(\.answer.text).last
        == "no: by a rule of its own")
    odd.favourite = inner
    #expect(tester.stage.explain(10, 10).taker == "inner")
    odd.favourite = tester.window
    let explanation = tester.stage.explain(10, 10)
    #expect(explanation.windows[0].views.last?.answer == .ownRule("window"))
    #expect(tester.stage.tree() == before && tester.log() == log)
  }

  @Test func `An explanation and a touch agree, everywhere on the screen`() throws {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(20, 20, 200, 300)))
    scroll.contentSize = Size(200, 900)
    for row in 0..<20 {
      let view = tester.add(
        View(id: "row-\(row)", frame: Rect(0, Double(row) * 44, 200, 40)), to: scroll)
      view.rotation = Double(row) / 10
      tester.add(PlainControl(id: "button-\(row)", frame: Rect(5, 5, 20, 20)), to: view)
    }
    scroll.offset = 123
    for x in stride(from: 1.0, to: 320, by: 13) {
      for y in stride(from: 1.0, to: 480, by: 11) {
        let explained = tester.stage.explain(x, y).taker
        tester.touch(.began, x, y)
        #expect(tester.stage.touches.active.first?.view?.logName == explained)
        tester.touch(.cancelled, x, y)
      }
    }
  }

  @Test func `The application says what it does before any window is asked`() {
    tester.application.beginIgnoringInteraction()
    let explanation = tester.stage.explain(1, 1)
    #expect(explanation.application == "interaction is ignored")
    #expect(explanation.taker == nil && explanation.windows.map(\.outcome) == [.notAsked])
    withExtendedLifetime(tester) {}
  }

  @Test func `A view that an exclusive touch keeps from touches is refused`() {
    let held = tester.add(View(id: "held", frame: Rect(0, 0, 100, 100)))
    tester.add(View(id: "other", frame: Rect(100, 0, 100, 100)))
    held.isExclusiveTouch = true
    tester.touch(.began, 50, 50)
    let explanation = tester.stage.explain(150, 50)
    #expect(explanation.refusal == "other is refused: a touch elsewhere is exclusive")
    #expect(explanation.taker == nil && explanation.chain == [])
    #expect(tester.stage.explain(60, 60).refusal == nil)
    tester.touch(.ended, 50, 50)
    #expect(tester.stage.explain(150, 50).refusal == nil)
    withExtendedLifetime(tester) {}
  }
}
