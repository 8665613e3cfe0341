import TouchKit
import TouchStyle

/// The button with the month that the list shows; it opens the date popover.
final class MonthButton: Control {
  /// Returns the date whose month is shown.
  var date: (() -> CivilDate)?
  private static let style = TypeScale.headline
  private static let icon = Icon.forward
  /// The side of the sign beside the words, and the room before it, in points at text size 1.
  private static let side = 16.0
  private static let gap = 2.0
  private static let pressedAlpha = 0.45

  init() {
    super.init(id: "month-button")
    role = .button
    label = "Go to a date"
    isElement = true
  }

  /// The month and its year; if the name has no room, only its first letters are shown.
  private var words: String {
    guard let date = date?() else { return "" }
    let whole = DateWords.month(date)
    guard let stage = window?.stage, size.width > 0 else { return whole }
    let room = size.width - MonthButton.side * symbolFactor - MonthButton.gap
    return stage.measurer.measure(set(whole), width: nil).size.width <= room
      ? whole : "\(DateWords.short(month: date.month)) \(date.year)"
  }
  override var text: String? { words }

  private func set(_ words: String) -> Text {
    let factor = textSize
    let style = MonthButton.style
    return Text(
      words, style: factor == 1 ? style : style.scaled(factor), alignment: .leading,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, lines: 1)
  }

  override func draw(in context: inout DrawingContext) {
    let text = set(words)
    let side = MonthButton.side * symbolFactor
    let sign = side + MonthButton.gap
    let room = max(0, size.width - sign)
    let width = min(room, context.measurer.measure(text, width: nil).size.width)
    let color = context.color(Palette.accent).faded(isHighlighted ? MonthButton.pressedAlpha : 1)
    let height = text.style.lineHeight
    let words = mirrored(Rect(0, (size.height - height) / 2, width, height))
    context.text(text, at: words.origin, width: width, color)
    let place = mirrored(
      Rect(
        width + MonthButton.gap, (size.height - side) / 2, side, side))
    // The icon is that for «forward», turned to point down.
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: place.maxX, ty: place.y)
    context.transform(turn) { context in
      for layer in MonthButton.icon.layers() {
        guard case .stroked(let line) = layer.style else { continue }
        context.strokePath(
          layer.path, at: .zero, scale: side / Icon.side, width: line * 1.4, color)
      }
    }
  }
}
