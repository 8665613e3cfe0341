import TouchKit
import TouchStyle

/// The card with the kinds of meals, at the screen's lower end.
final class MealKindView: View {
  private let card = View(id: "modal")
  private let title: Label
  private let date: Label
  private let rows: [MealKindRow]
  /// The greatest width, and how far the card goes on below the screen for a spring that overshoots, in points.
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
    addSubview(card)
    for view in [self.title, self.date] + rows { card.addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let width = min(size.width, MealKindView.greatestWidth)
    let line = max(Space.target, TypeScale.body.lineHeight * textSize + Space.large)
    let inner = width - margin * 2
    var y = Space.large
    for label in [title, date] {
      let height = label.style.lineHeight * textSize
      label.frame = card.mirrored(Rect(margin, y, inner, height))
      y += height
    }
    y += Space.small
    // On a low screen the rows are lower, so that all of them are seen.
    let room = size.height - y - area.bottom - Space.small
    let height = min(line, room / Double(rows.count))
    for row in rows {
      row.frame = Rect(0, y, width, height)
      y += height
    }
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
