import TouchKit
import TouchStyle

/// A row of the card with the kinds of meals: a kind, or a row that opens the meal's details.
final class MealKindRow: Control {
  private let title: Label
  private let mark: DynamicColor?
  private let isChosen: Bool
  private let sign: PathView
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
