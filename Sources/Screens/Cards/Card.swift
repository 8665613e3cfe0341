import TouchKit
import TouchStyle

/// A card with rows below each other, divided by fine lines.
class Card: View {
  private let rows: [View]
  /// Where the lines between the rows begin, from the leading edge, in points.
  private static let inset = Space.large

  init(_ rows: [View], id: String? = nil) {
    self.rows = rows
    super.init(id: id)
    background = Palette.surface
    cornerRadii = CornerRadii(all: Radius.card)
    clipsToBounds = true
    for row in rows { addSubview(row) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, rows.reduce(0) { $0 + $1.sizeThatFits(Size(size.width, 0)).height })
  }

  override func layout() {
    var y = 0.0
    for row in rows {
      let height = row.sizeThatFits(Size(size.width, 0)).height
      row.frame = Rect(0, y, size.width, height)
      row.setNeedsLayout()
      y += height
    }
  }

  override func drawOverlay(in context: inout DrawingContext) {
    let width = shown.size.width
    let line = mirrored(Rect(Card.inset, 0, width - Card.inset, 1))
    for row in rows.dropFirst() {
      context.hairline(
        Rect(line.x, row.frame.y, line.width, line.height), .top, context.color(Palette.hairline))
    }
  }
}
