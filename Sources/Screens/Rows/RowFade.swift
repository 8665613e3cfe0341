import TouchKit

/// Lets a row's content fade out under the button that comes over it.
final class RowFade: View {
  private let reveal: AnimatedValue
  private let fill: AnimatedValue
  /// The colour of the row's ground.
  private let ground: DynamicColor
  /// How long the fading is, and how far before the button it is complete, in points.
  private static let length = 28.0
  private static let gap = 8.0

  init(_ reveal: AnimatedValue, _ fill: AnimatedValue, ground: DynamicColor) {
    self.ground = ground
    self.reveal = reveal
    self.fill = fill
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    let shownPoints = reveal.shown
    guard shownPoints != 0 else { return }
    let size = shown.size
    // It grows with the first points of the button, so that it doesn't appear suddenly.
    let share = min(1, abs(shownPoints) / (RowFade.gap + RowFade.length))
    let length = RowFade.length * share
    let own = abs(shownPoints) + RowFade.gap * share
    let reach = min(size.width, own + (size.width - own) * fill.shown)
    let isRight = (shownPoints > 0) != isRightToLeft
    // The hairline below the row stays.
    let height = size.height - 1
    let ground = context.color(self.ground)
    let solid = Rect(isRight ? size.width - reach : 0, 0, reach, height)
    context.fill(solid, ground)
    let soft = Rect(isRight ? solid.x - length : reach, 0, length, height)
    context.gradient(
      soft,
      Gradient(
        start: Point(isRight ? 0 : 1, 0), end: Point(isRight ? 1 : 0, 0),
        stops: [.init(0, ground.faded(0)), .init(1, ground)]))
  }
}
