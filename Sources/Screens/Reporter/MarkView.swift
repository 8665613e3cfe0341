import TouchKit

/// A field that stands where a touch began or ended and says so.
final class MarkView: View {
  private let words: Label
  private static let height = 32.0
  private static let padding = 12.0

  /// Where the middle of the field lies.
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
    words = Label(string, style: TypeScale.figures, color: Palette.ink, alignment: .center)
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

  /// The frame about the middle, wide enough for the words, and as near to it as the room allows.
  func place(in room: Rect) {
    let factor = max(1, stage?.environment.textSize ?? 1)
    let width = (words.metrics(width: nil)?.size.width ?? 0) + MarkView.padding * 2
    let size = Size(width.rounded(.up), MarkView.height * factor)
    let seen = Point(
      min(max(middle.x, room.x + size.width / 2), max(room.midX, room.maxX - size.width / 2)),
      min(max(middle.y, room.y + size.height / 2), max(room.midY, room.maxY - size.height / 2)))
    frame = Rect(center: seen, size: size)
    words.frame = bounds
  }
}
