import TouchKit
import TouchStyle

/// A row with words, the value in words, and a slider below both.
final class SliderRow: View {
  let slider: Slider
  private let title: Label
  private let amount = Label(style: TypeScale.figures, color: Palette.ink2, alignment: .trailing)

  init(_ title: String, _ slider: Slider) {
    self.slider = slider
    slider.label = title
    self.title = Label(title, style: TypeScale.body, lines: 0)
    super.init()
    // The slider says both itself.
    self.title.role = nil
    amount.role = nil
    // A number before its unit reads the same in every interface.
    amount.direction = .leftToRight
    for view in [self.title, amount, slider] { addSubview(view) }
  }

  /// Shows the slider's number in words.
  func show(_ words: String) {
    amount.string = words
    slider.explicitValue = words
    setNeedsLayout()
  }

  /// Makes the row usable or faint.
  func enable(_ enabled: Bool) {
    slider.isEnabled = enabled
    let ink = enabled ? Palette.ink : Palette.ink3
    title.color = ink
    amount.color = enabled ? Palette.ink2 : Palette.ink3
  }

  override func environmentChanged() { setNeedsLayout() }

  private func wordsHeight(_ width: Double) -> (amount: Double, height: Double) {
    let wide = (amount.metrics(width: nil)?.size.width ?? 0).rounded(.up)
    let room = max(0, width - Space.large * 2 - wide - Space.small)
    return (wide, title.sizeThatFits(Size(room, 0)).height)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, Space.medium + wordsHeight(size.width).height + Space.target + Space.tiny)
  }

  override func layout() {
    let (wide, height) = wordsHeight(size.width)
    let inner = max(0, size.width - Space.large * 2)
    title.frame = mirrored(
      Rect(Space.large, Space.medium, max(0, inner - wide - Space.small), height))
    amount.frame = mirrored(Rect(Space.large + inner - wide, Space.medium, wide, height))
    slider.frame = Rect(Space.large, title.frame.maxY, inner, Space.target)
  }
}
