import TouchKit
import TouchStyle

/// A field that marks where a touch began or ended.
final class MarkView: View {
  private let words: Label
  private static let height = 32.0
  private static let padding = 12.0

  /// Where the middle of the field is.
  var middle: Point { didSet { superview?.setNeedsLayout() } }
  var string: String {
    get { words.string }
    set {
      words.string = newValue
      superview?.setNeedsLayout()
    }
  }

  init(id: String, string: String, color: DynamicColor, at middle: Point) {
    self.middle = middle
    words = Label(string, style: TypeScale.figures, alignment: .center)
    words.role = nil
    super.init(id: id)
    role = .textField
    isElement = true
    isUserInteractionEnabled = false
    background = Palette.raised
    border = Border(width: 1.5, color: color)
    cornerRadii = CornerRadii(all: Radius.button)
    shadow = Shadows.raised
    addSubview(words)
  }

  override var text: String? { words.string }

  /// Centres the frame on `middle`, wide enough for the words; the screen's edges cut off the rest.
  func place() {
    let factor = max(1, textSize)
    let width = (words.metrics(width: nil)?.size.width ?? 0) + MarkView.padding * 2
    frame = Rect(center: middle, size: Size(width.rounded(.up), MarkView.height * factor))
    words.frame = bounds
  }
}
