import TouchKit
import TouchStyle

/// A link on a page of the tour.
final class TourLink: Control {
  private let title: Label
  private let caption: Label
  private let sign: PathView
  private static let signSide = 18.0
  private static let pressedAlpha = 0.45

  init(_ words: String, number: Int) {
    title = Label(words, style: TypeScale.body, color: Palette.accent, lines: 0)
    caption = Label(style: TypeScale.caption, color: Palette.ink2, lines: 0)
    sign = Icon.forward.view(Palette.accent)
    super.init(id: "tour-link-\(number)")
    role = .link
    label = words
    isElement = true
    title.isProse = true
    for view in [title, caption, sign] { addSubview(view) }
  }

  override var text: String? { title.string }
  override var value: String? { caption.string.isEmpty ? nil : caption.string }

  /// Shows below the words what happened to the link.
  func say(_ words: String) {
    caption.string = words
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func stateChanged() {
    showPress { alpha = isHighlighted ? TourLink.pressedAlpha : 1 }
  }

  private func wordsWidth(_ width: Double) -> Double {
    max(1, width - TourLink.signSide - Space.small)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let inner = Size(wordsWidth(size.width), 0)
    let below = caption.string.isEmpty ? 0 : caption.sizeThatFits(inner).height
    return Size(
      size.width, max(Space.target, title.sizeThatFits(inner).height + below + Space.medium))
  }

  override func layout() {
    let width = wordsWidth(size.width)
    let inner = Size(width, 0)
    let height = title.sizeThatFits(inner).height
    let below = caption.string.isEmpty ? 0 : caption.sizeThatFits(inner).height
    let top = (size.height - height - below) / 2
    title.frame = mirrored(Rect(0, top, width, height))
    caption.frame = mirrored(Rect(0, top + height, width, below))
    let side = TourLink.signSide
    sign.frame = mirrored(
      Rect(size.width - side, (size.height - side) / 2, side, side))
  }
}
