import TouchKit
import TouchStyle

/// The sheet with a meal's details: fields under a bar with Cancel and Done.
final class MealDetailsView: View {
  let cancel = Button("Cancel", style: .quiet)
  let done = Button("Done", id: "meal-done")
  let delete: Button
  let name: TextField
  let note: TextView
  let kind: SegmentedControl
  private let sheet = View(id: "modal")
  private let scroll = ScrollView()
  private let title: Label
  private let captions: [Label]
  /// The size at text size 1 of the card that the sheet is on a pad.
  private static let cardSize = Size(540, 480)
  /// How far the sheet continues below the screen for a spring that overshoots, in points.
  private static let below = 48.0
  /// The note's height at text size 1.
  private static let noteHeight = 108.0

  init(_ meal: Meal, date: String) {
    title = Label(date, style: TypeScale.headline, alignment: .center)
    title.role = .heading
    name = TextField(meal.name, placeholder: meal.kind.title, id: "meal-name")
    note = TextView(meal.note, placeholder: "Add a note", id: "meal-note")
    note.background = Palette.ground
    note.cornerRadii = CornerRadii(all: Radius.button)
    note.indicatorColor = Palette.mark
    note.scrollsToTop = false
    note.textInset = EdgeInsets(all: Space.medium)
    kind = SegmentedControl(
      Meal.Kind.allCases.map { $0.title },
      selected: Meal.Kind.allCases.firstIndex(of: meal.kind) ?? 0)
    delete = Button("Delete \(meal.kind.title.lowercased())", style: .danger)
    captions = ["Name", "Kind", "Note"].map {
      Label($0, style: TypeScale.caption, color: Palette.ink2)
    }
    super.init()
    sheet.role = .dialog
    sheet.label = "Details of \(meal.title)"
    sheet.background = Palette.surface
    scroll.indicatorColor = Palette.mark
    addSubview(sheet)
    for view in [cancel, title, done, scroll] { sheet.addSubview(view) }
    for (caption, field) in zip(captions, [name, kind, note] as [View]) {
      field.label = caption.string
    }
    for caption in captions { scroll.addSubview(caption) }
    for view in [name, kind, note, delete] as [View] { scroll.addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let isCard = stage.settings.device.isPad
    let size = isCard ? cardSize(textSize) : size
    sheet.frame =
      isCard
      ? Rect(center: bounds.center, size: size)
      : Rect(0, 0, size.width, size.height + MealDetailsView.below)
    sheet.cornerRadii =
      isCard
      ? CornerRadii(all: Radius.sheet)
      : CornerRadii(
        topLeft: Radius.sheet, topRight: Radius.sheet, bottomRight: 0, bottomLeft: 0)
    // The shade receives touches beside a card; a sheet that fills the screen receives all touches.
    background = isCard ? nil : .clear
    let bar = max(Space.target, TypeScale.headline.lineHeight * textSize) + Space.small
    let inset = Button.Style.plain.insets.left
    let sides = [cancel, done].map { $0.sizeThatFits(size).width }
    cancel.frame = sheet.mirrored(Rect(margin - inset, 0, sides[0], bar))
    done.frame = sheet.mirrored(
      Rect(size.width - margin + inset - sides[1], 0, sides[1], bar))
    let side = max(sides[0], sides[1]) + margin - inset
    let between = max(0, size.width - side * 2)
    // If the buttons leave too little room for the title, it has a line of its own below them.
    let isBelow = title.sizeThatFits(size).width > between
    let top = isBelow ? bar + TypeScale.headline.lineHeight * textSize : bar
    title.frame =
      isBelow
      ? Rect(margin, bar, max(0, size.width - margin * 2), top - bar) : Rect(side, 0, between, bar)
    scroll.frame = Rect(0, top, size.width, size.height - top)
    let width = size.width - margin * 2
    let caption = TypeScale.caption.lineHeight * textSize
    var y = Space.medium
    let fields: [(View, Double)] = [
      (name, max(Space.target, name.sizeThatFits(size).height)),
      (kind, kind.sizeThatFits(size).height),
      (note, MealDetailsView.noteHeight * textSize),
    ]
    for (label, (field, height)) in zip(captions, fields) {
      label.frame = scroll.mirrored(Rect(margin, y, width, caption))
      y += caption + Space.tiny
      field.frame = Rect(margin, y, width, height)
      y += height + Space.large
    }
    delete.frame = Rect(margin, y, width, max(Space.target, delete.sizeThatFits(size).height))
    y = delete.frame.maxY + Space.large
    scroll.contentInset.bottom = isCard ? 0 : area.bottom
    scroll.contentSize = Size(size.width, y)
  }

  private func cardSize(_ textSize: Double) -> Size {
    let wanted = MealDetailsView.cardSize
    return Size(
      min(wanted.width * max(1, textSize), size.width - Space.large * 2),
      min(wanted.height * max(1, textSize), size.height - Space.large * 2))
  }
}
