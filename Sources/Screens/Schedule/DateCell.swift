import TouchKit
import TouchStyle

/// A cell with a month or a day to choose.
final class DateCell: Control {
  private let words: Label
  private let style: TextStyle
  /// Whether it is this month or today.
  private let isNow: Bool
  /// Whether the list shows it now.
  let isPresent: Bool
  private static let pressedAlpha = 0.4
  /// The words of all cells in a group; they have the same size.
  private let alike: [String]
  /// Two figures: no day is wider.
  private static let widest = ["00"]
  /// The greatest side of the disc behind the words at text size 1.
  private static let disc = 38.0

  init(
    _ title: String, id: String? = nil, label: String, isNow: Bool, isPresent: Bool,
    isFaint: Bool = false, alike: [String] = widest
  ) {
    self.alike = alike
    self.isNow = isNow
    self.isPresent = isPresent
    style = isNow || isPresent ? TypeScale.headline : TypeScale.body
    words = Label(
      title, style: style,
      color: isNow ? Palette.onAccent : isFaint ? Palette.ink2 : Palette.ink, alignment: .center)
    super.init(id: id)
    role = .button
    self.label = label
    isElement = true
    explicitValue = isNow ? "today" : isPresent ? "selected" : nil
    addSubview(words)
  }

  override var text: String? { words.string }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    // The columns have no room for very large words: all get the size that fits.
    var widest = TypeScale.headline.scaled(textSize)
    widest.tabular = true
    let wanted = alike.reduce(1) {
      max($0, stage.measurer.measure(Text($1, style: widest), width: nil).size.width)
    }
    let factor = min(1, size.width / wanted)
    words.style = factor < 1 ? style.scaled(factor) : style
    words.frame = bounds
  }

  override func stateChanged() {
    showPress { words.alpha = isHighlighted ? DateCell.pressedAlpha : 1 }
  }

  override func draw(in context: inout DrawingContext) {
    guard isNow || isPresent else { return }
    let size = shown.size
    let side = min(DateCell.disc * context.environment.textSize, size.width, size.height)
    let color = isNow ? Palette.accent : Palette.pressedOnRaised
    // A wide cell has a pill, a square one a disc.
    let width = max(side, min(size.width, words.metrics(width: nil)?.size.width ?? 0) + Space.huge)
    let isWide = size.width > size.height * 1.3
    let shape = Rect(center: bounds.center, size: Size(isWide ? width : side, side))
    context.fill(shape, radius: side / 2, context.color(color))
  }
}
