import TouchKit
import TouchStyle

/// The device screen: the phone's orientation, its resolution, the last interaction.
final class DeviceView: View {
  var onTouches: (([Touch], Event) -> Void)?
  let orientation = Label(
    id: "orientation-label", style: TypeScale.figures, color: Palette.ink, lines: 2)
  let resolution = Label(
    id: "resolution-label", style: TypeScale.figures, color: Palette.ink, lines: 2)
  let interaction = Label(
    DeviceWords.none, id: "interaction-label", style: TypeScale.figures, color: Palette.ink,
    lines: 2)
  private let title = Label("Device", style: TypeScale.largeTitle)
  private let card = View()
  private var captions: [Label] = []
  private let hint = Label(
    "Touch, turn or shake the phone", style: TypeScale.second, color: Palette.ink2, lines: 2)

  private static let ring = 34.0
  /// From this width on the card has two columns.
  private static let wide = 400.0
  private static let tightFactor = 1.5
  /// More fingers than these are not drawn.
  private static let mostFingers = 5

  init() {
    super.init(id: ScreenName.device.rawValue)
    role = .screen
    label = "Device"
    background = Palette.ground
    isMultipleTouchEnabled = true
    title.role = .heading
    card.background = Palette.surface
    card.cornerRadii = CornerRadii(all: Radius.card)
    card.isUserInteractionEnabled = false
    addSubview(title)
    addSubview(card)
    hint.isCenteredVertically = false
    card.addSubview(hint)
    for words in ["Held", "Screen", "Interaction"] {
      let caption = Label(words, style: TypeScale.caption, color: Palette.ink3)
      captions.append(caption)
      card.addSubview(caption)
    }
    for line in lines {
      line.isProse = true
      card.addSubview(line)
    }
  }

  private var lines: [Label] { [orientation, resolution, interaction] }

  /// Shows the last interaction; while there is none, a hint says what the user can do.
  func say(_ words: String) {
    interaction.string = words
    setNeedsLayout()
  }

  private var showsHint: Bool { hasHint && interaction.string == DeviceWords.none }

  /// The screen's size in points, and in pixels of the device.
  func showResolution() {
    guard let stage = window?.stage else { return }
    let size = stage.screenSize
    let scale = Double(stage.settings.device.scale)
    func words(_ factor: Double) -> String {
      "\(TouchWords.number(size.width * factor, width: 0)) × \(TouchWords.number(size.height * factor, width: 0))"
    }
    resolution.string = "\(words(1)) pt, \(words(scale)) px"
  }

  override func didEnter(_ stage: Stage) { showResolution() }
  override func environmentChanged() { setNeedsLayout() }

  override func touchesBegan(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }
  override func touchesMoved(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }
  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }
  override func touchesCancelled(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }

  // MARK: Layout

  /// What the screen shows: if room is short, first the hint goes, then the title, then the captions. The whole screen
  /// takes touches, so it can't scroll.
  ///
  /// If there is room for the words alone, they grow by half at most.
  private enum Content: CaseIterable { case all, withoutHint, withoutTitle, wordsAlone }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let factor = textSize
    let leading = isRightToLeft ? area.right : area.left
    let x = leading + margin
    let width = size.width - area.left - area.right - margin * 2
    let bottom = size.height - area.bottom
    let titleHeight = title.style.lineHeight * factor
    var top = 0.0
    for content in Content.allCases {
      let isTitled = content == .all || content == .withoutHint
      title.isHidden = !isTitled
      hasHint = content == .all
      let isTight = content == .wordsAlone
      for caption in captions { caption.isHidden = isTight }
      for line in lines {
        line.scales = !isTight
        line.style =
          isTight
          ? TypeScale.figures.scaled(min(factor, DeviceView.tightFactor)) : TypeScale.figures
      }
      top = isTitled ? Space.small + titleHeight + Space.large : Space.large
      let height = layOutCard(width: width, factor: isTight ? 1 : factor)
      card.frame = mirrored(Rect(x, top, width, height))
      if card.frame.maxY + Space.small <= bottom { break }
    }
    title.frame = mirrored(Rect(x, Space.small, width, titleHeight))
    hint.isHidden = !showsHint
  }

  /// Whether there is room for the hint.
  private var hasHint = true

  /// Lays out the card's content and returns the card's height; in a wide card the interaction has a column of its own.
  private func layOutCard(width: Double, factor: Double) -> Double {
    let inner = width - Space.large * 2
    let isWide = width >= DeviceView.wide
    let own = isWide ? (inner - Space.large) / 2 : inner
    var y = Space.large
    var end = y
    for (index, (caption, line)) in zip(captions, lines).enumerated() {
      let isBeside = isWide && line === interaction
      y = index == 0 || isBeside ? Space.large : y + Space.medium
      let x = Space.large + (isBeside ? own + Space.large : 0)
      // The card has its width only after its height is known, so it can't mirror yet.
      let shownX = isRightToLeft ? width - x - own : x
      let captionHeight = caption.isHidden ? 0 : caption.style.lineHeight * factor + Space.hair
      caption.frame = Rect(shownX, y, own, max(0, captionHeight - Space.hair))
      let height = height(of: line, width: own, factor: factor)
      line.frame = Rect(shownX, y + captionHeight, own, height)
      line.isCenteredVertically = false
      y = line.frame.maxY
      if line === interaction, showsHint {
        line.frame.height = line.style.lineHeight * factor
        hint.frame = Rect(shownX, line.frame.maxY, own, max(0, y - line.frame.maxY))
      }
      end = max(end, y)
    }
    return end + Space.medium
  }

  /// The interaction's words always have room for two lines, so that nothing moves when they change; the hint stands in
  /// the second line. They are not measured: each finger that moves changes them.
  private func height(of line: Label, width: Double, factor: Double) -> Double {
    let one = line.style.lineHeight * factor
    guard line === interaction else { return max(one, line.sizeThatFits(Size(width, 0)).height) }
    let hint = hasHint ? hint.sizeThatFits(Size(width, 0)).height : 0
    return max(one * Double(line.lines), one + hint)
  }

  /// A ring under each finger on the screen.
  override func drawOverlay(in context: inout DrawingContext) {
    let own = stage.touches.active.filter { $0.isDown && $0.view === self }
    let color = context.color(Palette.accent)
    for touch in own.prefix(DeviceView.mostFingers) {
      let place = Rect(
        center: touch.location(in: self), size: Size(DeviceView.ring * 2, DeviceView.ring * 2))
      context.fill(place, radius: DeviceView.ring, color.faded(0.16))
      context.border(
        place, radii: CornerRadii(all: DeviceView.ring), width: 2, color.faded(0.7))
    }
  }
}
