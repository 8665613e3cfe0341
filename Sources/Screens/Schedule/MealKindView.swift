import TouchKit
import TouchStyle

/// The card with the kinds of meals, at the screen's lower end. On a low screen the kinds scroll.
final class MealKindView: View {
  private let card = View(id: "modal")
  private let title: Label
  private let date: Label
  private let rows: [MealKindRow]
  private let kinds = ScrollView()
  /// The greatest width, and how far the card continues below the screen for a spring that overshoots, in points.
  private static let greatestWidth = 420.0
  private static let below = 48.0

  init(title: String, date: String, rows: [MealKindRow]) {
    self.title = Label(title, style: TypeScale.title)
    self.date = Label(date, style: TypeScale.second, color: Palette.ink2)
    self.rows = rows
    super.init()
    self.title.role = .heading
    self.title.isProse = true
    card.role = .dialog
    card.label = "The kind of \(title)"
    card.background = Palette.surface
    card.cornerRadii = CornerRadii(all: Radius.sheet)
    card.shadow = Shadows.raised
    card.clipsToBounds = true
    kinds.scrollsToTop = false
    kinds.alwaysBounces = false
    kinds.indicatorColor = Palette.mark
    addSubview(card)
    for view in [self.title, self.date, kinds] { card.addSubview(view) }
    for row in rows { kinds.addSubview(row) }
  }

  /// Flashes the scroll indicator if there are more kinds than can be seen.
  func showMore() { kinds.flashIndicator() }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let width = min(size.width, MealKindView.greatestWidth)
    let words = TypeScale.body.lineHeight * textSize
    let line = max(Space.target, words + Space.large)
    let inner = width - margin * 2
    var y = Space.large
    for label in [title, date] {
      let height = label.style.lineHeight * textSize
      label.frame = card.mirrored(Rect(margin, y, inner, height))
      y += height
    }
    y += Space.small
    // On a low screen the rows are lower, so that all of them are seen; as low as a finger and words allow.
    let room = size.height - y - area.bottom - Space.small
    let fit = RowFit(
      rows.count, in: room, least: max(Space.target, words + Space.small), most: line)
    kinds.frame = Rect(0, y, width, min(room, fit.height * Double(rows.count)))
    kinds.contentSize = Size(width, fit.height * Double(rows.count))
    for (index, row) in rows.enumerated() {
      row.frame = Rect(0, fit.height * Double(index), width, fit.height)
    }
    y = kinds.frame.maxY
    if stage.settings.device.isPad {
      card.frame = Rect(center: bounds.center, size: Size(width, y + Space.small))
    } else {
      let top = size.height - y - area.bottom - Space.small
      card.frame = Rect(
        (size.width - width) / 2, max(0, top), width, size.height - top + MealKindView.below)
    }
    // The card's width was not known when the labels were mirrored.
    for label in [title, date] {
      label.frame.x = isRightToLeft ? width - margin - inner : margin
    }
  }
}
