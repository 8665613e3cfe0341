/// A hit test that records each view's answer. If a view's own rule differs from the usual one, the view's counts.
struct HitTestTrace {
  var answers: [TouchExplanation.ViewAnswer] = []

  mutating func ask(_ view: View, _ point: Point?, depth: Int) -> View? {
    let index = answers.count
    answers.append(.init(view: view.logName, depth: depth, answer: .folded))
    guard let point else { return nil }
    let usual = self.usual(view, point, depth: depth)
    let real = view.hitTest(point, nil)
    if real === usual.view {
      answers[index].answer = usual.answer
    } else {
      // Then the answers of the views inside do not count.
      answers.removeSubrange((index + 1)...)
      answers[index].answer = .ownRule(real?.logName)
    }
    return real
  }

  private mutating func usual(_ view: View, _ point: Point, depth: Int) -> (
    view: View?, answer: TouchExplanation.Answer
  ) {
    if view.standing == .covered { return (nil, .covered) }
    if view.isHidden { return (nil, .hidden) }
    if !view.isUserInteractionEnabled { return (nil, .interactionIsOff) }
    let alpha = view.shown.alpha
    if alpha <= View.invisibleAlpha { return (nil, .tooFaint(alpha)) }
    var point = point
    if let effect = view.sliceEffect {
      let unbent = effect.unbent(point, view.shown.bounds) { view.point(inside: $0, nil) }
      guard let unbent else { return (nil, .outside(point)) }
      point = unbent
    } else {
      guard view.point(inside: point, nil) else { return (nil, .outside(point)) }
    }
    if view.standing == .leaving { return (view.isMostlyThere ? view : nil, .leaving) }
    for inner in view.subviews.reversed() {
      if let hit = ask(inner, inner.shown.fromParent(point), depth: depth + 1) {
        return (hit, .handedDown)
      }
    }
    return (view, .took)
  }
}
