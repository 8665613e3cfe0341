import TouchKit
import TouchStyle

/// The first page of the tour's popover: the list of all sections.
final class TourContentsView: ScrollView {
  private let title = Label("Contents", style: TypeScale.headline)
  private let rows: [TourContentsRow]

  init(rows: [TourContentsRow]) {
    self.rows = rows
    super.init()
    background = Palette.raised
    indicatorColor = Palette.mark
    role = .list
    title.role = .heading
    addSubview(title)
    for row in rows { addSubview(row) }
  }

  override func environmentChanged() { setNeedsLayout() }

  private var bar: Double { Space.target * max(1, textSize) }

  /// How much of the last visible row is seen if the list continues, as a share; and the range that is accepted.
  private static let peek = 0.55
  private static let peeks = 0.25...0.75

  /// The height of all rows or, if they don't fit, a height that cuts a row: a list cut between two rows looks complete.
  func height(in most: Size) -> Double {
    var y = bar
    var before: Double?
    for row in rows {
      let height = row.sizeThatFits(most).height
      if y + height > most.height {
        let share = (most.height - y) / height
        if TourContentsView.peeks.contains(share) { return most.height }
        if share > TourContentsView.peek { return y + height * TourContentsView.peek }
        return before ?? most.height
      }
      before = y + height * TourContentsView.peek
      y += height
    }
    return min(most.height, y + Space.small)
  }

  /// The length over which the list fades out at its lower edge if it continues.
  private static let fade = 28.0

  override func drawOverlay(in context: inout DrawingContext) {
    let left = offsetRange.upperBound - shownOffset
    if left > 0 {
      let color = context.color(Palette.raised)
      let share = min(1, left / TourContentsView.fade)
      let size = shown.size
      context.gradient(
        Rect(
          0, shownOffset + size.height - TourContentsView.fade, size.width, TourContentsView.fade),
        Gradient(stops: [.init(0, color.faded(0)), .init(1, color.faded(share))]))
    }
    super.drawOverlay(in: &context)
  }

  override func layout() {
    let bar = bar
    let margin = Space.large
    title.frame = mirrored(Rect(margin, 0, max(0, size.width - margin * 2), bar))
    var y = bar
    for row in rows {
      row.frame = Rect(0, y, size.width, row.sizeThatFits(size).height)
      row.setNeedsLayout()
      y = row.frame.maxY
    }
    contentSize = Size(size.width, y + Space.small)
    super.layout()
  }
}
