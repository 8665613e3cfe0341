/// Shows, fades and draws the bar at the side.
extension ScrollView {
  /// Shows the indicator for a moment, if the content is larger than the view.
  public func flashIndicator() {
    guard offsetRange.upperBound > offsetRange.lowerBound else { return }
    showIndicator()
    hideIndicatorLater()
  }

  func showIndicator() {
    if let indicatorTimer { stage.cancel(indicatorTimer) }
    indicatorTimer = nil
    indicator?.set(1)
  }

  func hideIndicatorLater() {
    guard window != nil, indicatorColor != nil else { return }
    if let indicatorTimer { stage.cancel(indicatorTimer) }
    indicatorTimer = stage.schedule(
      after: stage.tuning[ScrollView.indicatorDelay], "\(logName)'s indicator fades",
      weakly { me in
        me.indicatorTimer = nil
        me.indicator?.animate(
          to: 0,
          Animation(duration: me.stage.tuning[ScrollView.indicatorFade], curve: .easeOut))
      })
  }

  /// The indicator's thickness, its distance from the edge, and its least length inside the ends, in points.
  private static let indicatorWidth = 3.0
  private static let indicatorMargin = 3.0
  private static let indicatorLeast = 36.0

  func drawIndicator(in context: inout DrawingContext) {
    guard let indicatorColor, let alpha = indicator?.shown, alpha > 0 else { return }
    let range = offsetRange
    let visible = shown.size.height
    let total = range.upperBound - range.lowerBound + visible
    guard total > visible, visible > 0 else { return }
    let inset = fullInset
    let inner = visible - 2 * ScrollView.indicatorMargin - inset.top - inset.bottom
    let offset = shownOffset
    // Past an end the indicator is shorter by the distance of the pull.
    let over = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(
      8, min(inner, max(ScrollView.indicatorLeast, inner * visible / total)) - over)
    let share = min(max((offset - range.lowerBound) / (total - visible), 0), 1)
    let y = offset + contentInset.top + ScrollView.indicatorMargin + (inner - length) * share
    let x =
      isRightToLeft
      ? ScrollView.indicatorMargin
      : shown.size.width - ScrollView.indicatorWidth - ScrollView.indicatorMargin
    context.fill(
      Rect(x, y, ScrollView.indicatorWidth, length), radius: ScrollView.indicatorWidth / 2,
      context.color(indicatorColor).faded(alpha))
  }
}
