/// Explains where a touch would land.
extension Stage {
  /// Explains where a touch at a point of the screen would land now. Calling it changes nothing.
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
        var trace = HitTestTrace()
        taker = trace.ask(window, window.shown.fromParent(point), depth: 0)
        answer.views = trace.answers
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
    explanation.chain = taker.chain.map { $0.logName }
    explanation.gestures = taker.ancestors.flatMap { view in
      view.gestureRecognizers.filter { $0.isEnabled }.map { $0.logName }
    }
    explanation.actions = application.actions(onTapOf: taker)
    return explanation
  }
}
