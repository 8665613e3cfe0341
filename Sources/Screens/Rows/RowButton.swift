import TouchKit
import TouchStyle

/// A button that comes out of a row's end.
final class RowButton: Control {
  /// A button's words, colours and meaning.
  struct Look {
    var id: String?
    var title: String
    /// What assistive technology says, such as «Delete the message of Ada».
    var label: String
    /// The row's own action that does the same at once.
    var action: String
    var background: DynamicColor
    var ink: DynamicColor
  }

  private let title: Label
  /// Whether frame and alpha still follow the revealed points.
  var isFollowing = true
  /// Two points smaller than the font of other buttons.
  static let style = TypeScale.secondStrong
  /// The least width of a button and the room at either side of its words, in points.
  private static let leastWidth = 74.0
  private static let padding = 14.0
  /// The room above and below the words.
  private static let lead = 9.0
  private static let pressedAlpha = 0.75

  init(_ look: Look) {
    title = Label(look.title, style: RowButton.style, color: look.ink, alignment: .center)
    super.init(id: look.id)
    role = .button
    label = look.label
    isElement = true
    background = look.background
    cornerRadii = CornerRadii(all: Radius.button)
    clipsToBounds = true
    addSubview(title)
  }

  override var text: String? { title.string }

  override func sizeThatFits(_ size: Size) -> Size {
    let words = title.metrics(width: nil)?.size ?? .zero
    return Size(
      max(RowButton.leastWidth, words.width.rounded(.up) + RowButton.padding * 2),
      words.height + RowButton.lead * 2)
  }

  /// Makes the words' x a function of the revealed points and of how far the button fills the row.
  func placeWords(
    width: Double, _ reveal: AnimatedValue, _ fill: AnimatedValue,
    x: @escaping (Double, Double) -> Double
  ) {
    title[.width] = width
    title.follow(.x, reveal, fill, x)
  }

  override func layout() { title[.height] = size.height }

  override func stateChanged() {
    showPress { title.alpha = isHighlighted ? RowButton.pressedAlpha : 1 }
  }
}
