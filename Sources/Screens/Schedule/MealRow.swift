import TouchKit

/// A meal in its day's row.
final class MealRow: ActionRow {
  private(set) var meal: Meal
  private let iso: String
  private let name: Label

  /// The height at text size 1, the mark's width and the room around it, in points.
  static let height = 40.0
  private static let mark = Size(4, 20)

  init(_ meal: Meal, iso: String) {
    self.meal = meal
    self.iso = iso
    name = Label(meal.kind.title, style: TypeScale.body, color: Palette.ink)
    super.init(id: "meal-\(iso)-\(meal.number)")
    role = .button
    label = meal.kind.title
    background = Palette.surface
    addSubview(name)
  }

  /// Takes the meal as it is now.
  func show(_ meal: Meal) {
    self.meal = meal
    name.string = meal.kind.title
    label = meal.kind.title
  }

  override var edges: (leading: Double, trailing: Double) { (0, 0) }

  override func look(of side: RowSide) -> RowButton.Look? {
    guard side == .trailing else { return nil }
    return RowButton.Look(
      id: "meal-delete-\(iso)-\(meal.number)", title: "Delete",
      label: "Delete \(meal.kind.title)", background: Palette.danger, ink: Palette.onDanger)
  }

  override var contentHeight: Double {
    (MealRow.height * (stage?.environment.textSize ?? 1)).rounded(.up)
  }

  override func layout() {
    super.layout()
    let start = MealRow.mark.width + Space.medium
    name.frame = mirrored(Rect(start, 0, max(0, size.width - start), contentHeight))
  }

  override func stateChanged() {
    showPress { background = isHighlighted ? Palette.pressed : Palette.surface }
  }

  override func draw(in context: inout DrawingContext) {
    let mark = MealRow.mark
    let height = mark.height * context.environment.textSize
    context.fill(
      mirrored(Rect(0, (contentHeight - height) / 2, mark.width, height)),
      radius: mark.width / 2, context.color(meal.kind.color))
  }
}
