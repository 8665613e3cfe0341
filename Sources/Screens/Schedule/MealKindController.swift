import TouchKit

/// What the schedule shows over everything else about one meal.
class MealController: ViewController {
  let meal: Meal
  let date: CivilDate

  init(_ meal: Meal, date: CivilDate, on stage: Stage) {
    self.meal = meal
    self.date = date
    super.init(stage)
  }

  override var canBecomeFirstResponder: Bool { true }
  override func viewDidAppear() { becomeFirstResponder() }
  override func viewWillDisappear() { resignFirstResponder() }
}

/// Asks what kind a meal is, on a card over the shaded schedule.
final class MealKindController: MealController {
  var onChoose: ((Meal.Kind) -> Void)?
  var onDetails: (() -> Void)?
  private var rows: [MealKindRow] = []

  override var title: String { "Kind" }

  override func makeView() -> View {
    rows = Meal.Kind.allCases.map { kind in
      let row = MealKindRow(
        kind.title, id: "meal-kind-\(kind.rawValue)", mark: kind.color,
        isChosen: kind == meal.kind)
      row.on(.touchUpInside, "choose") { [unowned self] in onChoose?(kind) }
      return row
    }
    let details = MealKindRow("Details…", id: "meal-details", mark: nil, isChosen: false)
    details.on(.touchUpInside, "details") { [unowned self] in onDetails?() }
    return MealKindView(
      title: meal.title, date: DateWords.short(date), rows: rows + [details])
  }

  override func keyPressed(_ key: KeyInput) -> Bool {
    switch key.name {
    case "return": onDetails?()
    case "up", "down":
      let all = Meal.Kind.allCases
      let place = (all.firstIndex(of: meal.kind) ?? 0) + (key.name == "down" ? 1 : -1)
      onChoose?(all[(place + all.count) % all.count])
    default: return super.keyPressed(key)
    }
    return true
  }
}

/// A card at the screen's lower end with the kinds of meals.
final class MealKindView: View {
  private let card = View(id: "modal")
  private let title: Label
  private let date: Label
  private let rows: [MealKindRow]
  /// The greatest width, and how far the card goes on below the screen for a spring that overshoots, in points.
  private static let greatestWidth = 420.0
  private static let below = 48.0

  init(title: String, date: String, rows: [MealKindRow]) {
    self.title = Label(title, style: TypeScale.title, color: Palette.ink)
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
    // A low screen shows less high rows rather than cutting the last ones off.
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
    // Laid out for the card's width, which was not known when the labels were mirrored.
    for label in [title, date] {
      label.frame.x = isRightToLeft ? width - margin - inner : margin
    }
  }
}

/// A kind of meals to choose, or the way to a meal's details.
final class MealKindRow: Control {
  private let title: Label
  private let mark: DynamicColor?
  private let isChosen: Bool
  private let sign: ShapeView
  /// The diameter of the kind's mark and the side of the sign, in points at text size 1.
  private static let markSide = 12.0
  private static let signSide = 20.0
  private var markSide: Double { MealKindRow.markSide * symbolFactor }

  init(_ title: String, id: String, mark: DynamicColor?, isChosen: Bool) {
    self.mark = mark
    self.isChosen = isChosen
    self.title = Label(
      title, style: isChosen ? TypeScale.headline : TypeScale.body,
      color: mark == nil ? Palette.accent : Palette.ink)
    sign = (mark == nil ? Icon.forward : Icon.check).view(Palette.accent)
    super.init(id: id)
    role = .button
    label = title
    isElement = true
    isSelected = isChosen
    background = Palette.surface
    self.title.isProse = true
    addSubview(self.title)
    if isChosen || mark == nil { addSubview(sign) }
  }

  override var text: String? { title.string }
  override var value: String? { isChosen ? "selected" : nil }

  override func stateChanged() {
    showPress { background = isHighlighted ? Palette.pressed : Palette.surface }
  }

  override func layout() {
    let margin = stage.settings.device.margin
    let side = MealKindRow.signSide * symbolFactor
    let start = margin + (mark == nil ? 0 : markSide + Space.medium)
    title.frame = mirrored(
      Rect(start, 0, max(0, size.width - start - margin - side - Space.small), size.height))
    sign.frame = mirrored(
      Rect(size.width - margin - side, (size.height - side) / 2, side, side))
  }

  override func draw(in context: inout DrawingContext) {
    let margin = stage.settings.device.margin
    context.hairline(
      mirrored(Rect(margin, 0, size.width - margin, 1)), .top, context.color(Palette.hairline))
    guard let mark else { return }
    let side = markSide
    context.fill(
      mirrored(Rect(margin, (size.height - side) / 2, side, side)), radius: side / 2,
      context.color(mark))
  }
}
