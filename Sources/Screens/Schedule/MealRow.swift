import TouchKit
import TouchStyle

/// The row of a meal, in its day's row.
final class MealRow: ActionRow {
  private(set) var meal: Meal
  private let iso: String
  private let name: Label
  private let mark = View()

  /// The height at text size 1, which is the least for a finger.
  private static let plainHeight = 40.0
  /// The height of a meal.
  static func height(textSize: Double) -> Double { (plainHeight * max(1, textSize)).rounded(.up) }
  /// The mark's width and height at text size 1, in points.
  private static let markSize = Size(4, 20)

  init(_ meal: Meal, iso: String) {
    self.meal = meal
    self.iso = iso
    name = Label(meal.title, style: TypeScale.body)
    super.init(id: "meal-\(iso)-\(meal.number)")
    role = .button
    label = MealRow.words(meal)
    name.isProse = true
    background = Palette.surface
    cornerRadii = CornerRadii(all: Radius.button)
    mark.cornerRadii = CornerRadii(all: MealRow.markSize.width / 2)
    mark.isUserInteractionEnabled = false
    mark.background = meal.kind.color
    for view in [mark, name] { addSubview(view) }
  }

  /// Shows the meal as it is now.
  func show(_ meal: Meal) {
    self.meal = meal
    mark.background = meal.kind.color
    name.string = meal.title
    label = MealRow.words(meal)
  }

  private static func words(_ meal: Meal) -> String {
    meal.name.isEmpty ? meal.kind.title : "\(meal.kind.title), \(meal.name)"
  }

  /// Whether the keyboard has selected the meal.
  var isMarked = false { didSet { if isMarked != oldValue { background = ground } } }

  private var ground: DynamicColor { isMarked ? Palette.pressed : Palette.surface }

  override var edges: (leading: Double, trailing: Double) { (0, 0) }

  /// The disc is a little inside the row's edge.
  override var minusStart: Double { -Space.tiny }

  override func look(of side: RowSide) -> RowButton.Look? {
    guard side == .trailing else { return nil }
    return RowButton.Look(
      id: "meal-delete-\(iso)-\(meal.number)", title: "Delete",
      label: "Delete \(meal.title)", action: "delete", background: Palette.danger,
      ink: Palette.onDanger)
  }

  override var minusLook: (id: String?, label: String) {
    ("meal-minus-\(iso)-\(meal.number)", "Delete \(meal.title)")
  }

  override var contentHeight: Double {
    MealRow.height(textSize: textSize)
  }

  override func layout() {
    super.layout()
    let height = MealRow.markSize.height * textSize
    let start = editInset + MealRow.markSize.width + Space.medium
    name.frame = mirrored(Rect(start, 0, max(0, size.width - start), contentHeight))
    mark.frame = mirrored(
      Rect(editInset, (contentHeight - height) / 2, MealRow.markSize.width, height))
  }

  override func stateChanged() {
    showPress { background = isHighlighted ? Palette.pressed : ground }
  }
}
