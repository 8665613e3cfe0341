extension Stage {
  /// Explains where a touch at a place of the screen would land now. Nothing changes by asking.
  public func explain(_ x: Double, _ y: Double) -> TouchExplanation {
    let point = Point(x, y)
    let interception = application.interception(at: point)
    var explanation = TouchExplanation(
      point: point, time: now, application: interception?.words, windows: [], taker: nil,
      chain: [], gestures: [], actions: [])
    var taker: View?
    for window in application.windows.reversed() {
      var answer = TouchExplanation.WindowAnswer(
        id: window.id ?? "", level: window.level.height, outcome: .notAsked, views: [])
      if taker == nil, interception?.reachesWindows ?? true {
        var walk = HitWalk()
        taker = walk.ask(window, window.shown.fromParent(point), depth: 0)
        answer.views = walk.answers
        answer.outcome = taker == nil ? .passed : .took
      }
      explanation.windows.append(answer)
    }
    guard let taker else { return explanation }
    if touches.isExcluded(taker) {
      explanation.refusal = "\(taker.logName) is refused: a touch elsewhere is exclusive"
      return explanation
    }
    explanation.taker = taker.logName
    explanation.chain = taker.chain.map(\.logName)
    explanation.gestures = taker.gesturesAbove.map(\.logName)
    explanation.actions = application.actions(onTapOf: taker)
    return explanation
  }
}

/// A hit test that writes down each answer. It follows the usual rule and believes a view that has one of its own.
private struct HitWalk {
  var answers: [TouchExplanation.ViewAnswer] = []

  mutating func ask(_ view: View, _ point: Point?, depth: Int) -> View? {
    let place = answers.count
    answers.append(.init(view: view.logName, depth: depth, answer: .folded))
    guard let point else { return nil }
    let usual = self.usual(view, point, depth: depth)
    let real = view.hitTest(point, nil)
    if real === usual.view {
      answers[place].answer = usual.answer
    } else {
      // What the views inside said does not count then.
      answers.removeSubrange((place + 1)...)
      answers[place].answer = .ownRule(real?.logName)
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
    if let effect = view.stripEffect {
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

extension View {
  /// The gestures that watch touches on the view, deepest first.
  var gesturesAbove: [GestureRecognizer] {
    ancestors.flatMap { $0.gestureRecognizers.filter(\.isEnabled) }
  }
}

extension Application {
  /// What a tap on a view would send: the actions of the control it belongs to.
  func actions(onTapOf view: View) -> [SentAction] {
    guard let control = view.ancestors.first(of: Control.self), control.isEnabled else {
      return []
    }
    return control.actionsOnTap.map { entry in
      SentAction(
        action: entry.action.name, sender: control.logName,
        target: performer(of: entry.action, target: entry.target, sender: control).map(name),
        events: entry.events)
    }
  }
}
