import TouchKit
import TouchStyle

/// The colours screen: a background with a card on it that sets its colour.
final class ColoursView: View {
  /// Called when the user taps beside the controls.
  var onTouch: (() -> Void)?
  let field = TextField(
    ColoursController.firstWord, placeholder: "A colour", id: "colour-field")
  let slider = Slider(ColoursView.firstShare, id: "colour-slider")
  private let swatch = View(id: "colour-swatch")
  private let scroll = ScrollView()
  private let title = Label("Colours", style: TypeScale.largeTitle)
  private let digits = Label(style: TypeScale.figures)
  private let card = View()
  private let word = Label("Colour", style: TypeScale.caption, color: Palette.ink2)
  private let hint = Label(style: TypeScale.caption, color: Palette.ink2, lines: 2)
  private let strength = Label("Strength", style: TypeScale.caption, color: Palette.ink2)
  private let percent = Label(style: TypeScale.time, color: Palette.ink2, alignment: .trailing)
  /// The present colour at full strength.
  private var colour = Color.clear

  private static let firstShare = 0.8
  /// From this width on the card is beside the title.
  private static let wide = 400.0
  private static let usualHint = "A name such as red or aqua, or #rgb"

  init() {
    super.init(id: ScreenName.colours.rawValue)
    role = .screen
    label = "Colours"
    title.role = .heading
    swatch.role = .image
    swatch.label = "Background"
    swatch.isUserInteractionEnabled = false
    field.label = "Colour"
    field.keyboard.capitalizes = false
    slider.label = "Strength"
    card.background = Palette.raised
    card.cornerRadii = CornerRadii(all: Radius.card)
    card.shadow = Shadows.raised
    card.border = Border(
      width: 0, color: DynamicColor(light: .clear, dark: Palette.hairline.dark))
    scroll.indicatorColor = Palette.mark
    addSubview(swatch)
    addSubview(scroll)
    for view in [title, digits, card] { scroll.addSubview(view) }
    for view in [word, field, hint, strength, percent, slider] as [View] { card.addSubview(view) }
    complain(nil)
  }

  /// Shows a colour on the screen's ground, as strong as the share says.
  func show(_ colour: Color, share: Double) {
    self.colour = colour
    let mixed = Palette.ground.mixed(with: DynamicColor(colour), share)
    swatch.background = mixed
    let ink = DynamicColor(light: mixed.light.readableInk, dark: mixed.dark.readableInk)
    title.color = ink
    digits.color = ink
    let whole = Int(exactly: (share * 100).rounded()) ?? 0
    percent.string = "\(whole)%"
    slider.explicitValue = percent.string
    showDigits()
  }

  private func showDigits() {
    guard let stage = window?.stage, let background = swatch.background else { return }
    let words = ColourWords.hex(background.resolved(stage.environment))
    digits.string = words
    swatch.explicitValue = words
  }

  /// Marks the field if a word names no colour; nil removes the mark.
  func complain(_ word: String?) {
    field.isInvalid = word != nil
    hint.string = word.map { "No colour is called “\($0)”" } ?? ColoursView.usualHint
    hint.color = word == nil ? Palette.ink2 : Palette.danger
    setNeedsLayout()
  }

  override func didEnter(_ stage: Stage) { showDigits() }

  override func environmentChanged() {
    showDigits()
    setNeedsLayout()
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouch?() }

  // MARK: Layout

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let factor = textSize
    let leading = isRightToLeft ? area.right : area.left
    let width = size.width - area.left - area.right - margin * 2
    let x = leading + margin
    swatch.frame = bounds
    scroll.frame = bounds
    let isWide = width >= ColoursView.wide
    let half = (width - Space.huge) / 2
    let titleWidth = isWide ? half : width
    let large = TypeScale.largeTitle
    let words = Text(title.string, style: large.scaled(factor))
    title.style = large.scaled(WordFit.factor([words], width: titleWidth, stage.measurer))
    let titleHeight = title.style.lineHeight * factor
    let digitsHeight = digits.style.lineHeight * factor
    title.frame = mirrored(Rect(x, Space.small, titleWidth, titleHeight))
    digits.frame = mirrored(Rect(x, title.frame.maxY, titleWidth, digitsHeight))
    let cardHeight = layOutCard(width: isWide ? half : width, factor: factor)
    if isWide {
      card.frame = mirrored(Rect(x + half + Space.huge, Space.large, half, cardHeight))
    } else {
      card.frame = mirrored(Rect(x, digits.frame.maxY + Space.large, width, cardHeight))
    }
    scroll.contentInset.bottom = area.bottom
    scroll.contentSize = Size(
      size.width, max(card.frame.maxY, digits.frame.maxY) + Space.large)
  }

  /// The share of a line that the percentage has: a half, or only what it needs if the words beside it need more.
  private func percentShare(_ width: Double) -> Double {
    let words = strength.metrics(width: nil)?.size.width ?? 0
    guard words > width / 2 else { return 0.5 }
    var whole = percent.scaledText
    whole.string = ColoursView.whole
    return min(0.5, stage.measurer.measure(whole, width: nil).size.width.rounded(.up) / width)
  }

  /// The longest percentage.
  private static let whole = "100%"

  /// Lays out the card's content and returns the card's height.
  private func layOutCard(width: Double, factor: Double) -> Double {
    let inner = width - Space.large * 2
    var y = Space.large
    // The card has its width only after its height is known, so it can't mirror yet.
    func place(_ view: View, _ height: Double, share: Double = 1, trailing: Bool = false) {
      let isRight = trailing != isRightToLeft
      let x = isRight ? Space.large + inner * (1 - share) : Space.large
      view.frame = Rect(x, y, inner * share, height)
    }
    let line = TypeScale.caption.lineHeight * factor
    place(word, line)
    y += line + Space.tiny
    let fieldHeight = max(Space.target, field.sizeThatFits(Size(inner, 0)).height)
    place(field, fieldHeight)
    y += fieldHeight + Space.tiny
    let hintHeight = max(line, hint.sizeThatFits(Size(inner, 0)).height)
    place(hint, hintHeight)
    y += hintHeight + Space.large
    let share = percentShare(inner)
    place(strength, line, share: 1 - share)
    place(percent, line, share: share, trailing: true)
    y += line
    place(slider, Space.target)
    return y + Space.target + Space.small
  }
}
