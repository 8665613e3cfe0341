import Testing

@testable import TouchKit

/// What covered and leaving views are to touches, presses and names.
@Suite struct StandingTests {
  let tester = StageTester()
  let journal = Journal()
  let below: ListeningView
  let above: ListeningView

  init() {
    below = ListeningView("below", frame: Rect(0, 0, 320, 480), journal)
    above = ListeningView("above", frame: Rect(0, 0, 200, 200), journal)
    tester.add(below)
    tester.add(above)
  }

  private func heard(at x: Double, _ y: Double) -> [String] {
    tester.tap(x, y)
    return journal.take()
  }

  @Test func `What is covered lets touches through to what lies below`() {
    above.standing = .covered
    #expect(heard(at: 50, 50).first == "below began 1 at 50,50")
  }

  @Test(arguments: [(1.0, "above"), (0.6, "above"), (0.5, "below"), (0.1, "below")])
  func `What leaves takes the touches on it while more of it is there than not`(
    alpha: Double, takes: String
  ) {
    let inner = ListeningView("inner", frame: Rect(0, 0, 100, 100), journal)
    tester.add(inner, to: above)
    above.standing = .leaving
    above.alpha = alpha
    #expect(heard(at: 50, 50).first == "\(takes) began 1 at 50,50", "nothing in it acts any more")
    #expect(heard(at: 250, 50).first == "below began 1 at 250,50")
  }

  @Test(arguments: [View.Standing.covered, .leaving])
  func `Touches that are down on a view are taken from it when something takes its place`(
    standing: View.Standing
  ) {
    tester.touch(.began, 50, 50)
    tester.touch(.began, 250, 50, finger: 2)
    _ = journal.take()
    above.standing = standing
    #expect(journal.take() == ["above cancelled 1 at 50,50"])
    tester.touch(.ended, 50, 50)
    tester.touch(.ended, 250, 50, finger: 2)
    #expect(journal.take() == ["below ended 2 at 250,50"])
  }

  @Test(arguments: [View.Standing.covered, .leaving])
  func `A press finds the present view of a name alone`(standing: View.Standing) {
    var pressed: [String] = []
    for (view, name) in [(below, "old"), (above, "new")] {
      view.onActivate = { pressed.append(name) }
    }
    below.standing = standing
    below.id = "one"
    above.id = "one"
    tester.send(.activate("one"))
    #expect(pressed == ["new"])
    above.removeFromSuperview()
    tester.send(.activate("one"))
    #expect(pressed == ["new"], "what is covered or leaves cannot be pressed")
    #expect(tester.stage.tree().node("one") != nil, "it is still named, as no other is")
  }

  @Test func `Ids are one view's each in the tree, the present one's first, then the foremost's`() {
    let third = ListeningView("third", frame: Rect(0, 0, 300, 40), journal)
    tester.add(third)
    for view in [below, above] { view.standing = .leaving }
    for view in [below, above] { view.id = "one" }
    func frames() -> [Rect] { tester.stage.tree().nodes.filter { $0.id == "one" }.map(\.frame) }
    #expect(frames() == [above.frame])
    third.id = "one"
    #expect(frames() == [third.frame])
    #expect(tester.stage.doubledIDs == [])
  }

  @Test func `Two present views of a name are found out`() {
    tester.stage.application.windows.first?.addSubview(View(id: "below"))
    #expect(tester.stage.doubledIDs == ["below"])
  }

  @Test func `A view that lies over all others in its place goes before them with its names`() {
    final class Layer: View { override var isLayer: Bool { true } }
    let layer = Layer(frame: Rect(0, 0, 320, 480))
    let inner = ListeningView("below", frame: Rect(0, 0, 10, 10), journal)
    tester.add(layer)
    tester.add(inner, to: layer)
    #expect(tester.stage.doubledIDs == [])
    #expect(tester.stage.tree().nodes.filter { $0.id == "below" }.map(\.frame) == [inner.frame])
    #expect(tester.stage.application.find("below") === inner)
  }
}
