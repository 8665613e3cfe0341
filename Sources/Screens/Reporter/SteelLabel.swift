import TouchKit
import TouchStyle

/// A plate of steel with words on it.
final class SteelLabel: View {
  let words = Label(style: TypeScale.figures, lines: 2)
  var margins = EdgeInsets.zero { didSet { if margins != oldValue { setNeedsLayout() } } }
  /// Where the room for the words ends, in a view that reads from the left.
  var wordsEnd = 0.0 { didSet { if wordsEnd != oldValue { setNeedsLayout() } } }

  init() {
    super.init()
    words.id = "report-label"
    words.isProse = true
    addSubview(words)
  }

  override func layout() {
    let height = size.height - margins.bottom
    words.frame = mirrored(
      Rect(margins.left, 0, max(0, min(size.width * 0.6, wordsEnd) - margins.left), height))
  }

  override func draw(in context: inout DrawingContext) {
    let top = context.color(SteelPalette.report[0])
    let bottom = context.color(SteelPalette.report[1])
    let bounds = Rect(origin: .zero, size: shown.size)
    context.gradient(bounds, Gradient(stops: [.init(0, top), .init(1, bottom)]))
    context.hairline(bounds, .top, context.color(Palette.hairline))
  }
}
