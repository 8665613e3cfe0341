import TouchKit

/// The device screen: what the phone is, how it is held, and what was just done to it.
final class DeviceView: View {
  var onTouches: (([Touch], Event) -> Void)?
  let orientation = Label(
    id: "orientation-label", style: TypeScale.figures, color: Palette.ink, lines: 2)
  let resolution = Label(
    id: "resolution-label", style: TypeScale.figures, color: Palette.ink, lines: 2)
  let interaction = Label(
    DeviceWords.none, id: "interaction-label", style: TypeScale.figures, color: Palette.ink,
    lines: 2)
  private let title = Label("Device", style: TypeScale.largeTitle, color: Palette.ink)
  private let card = View()
  private var captions: [Label] = []
  private let hint = Label(
    "Touch, turn or shake the phone", style: TypeScale.second, color: Palette.ink2,
    alignment: .center, lines: 2)

  private static let ring = 34.0
  /// From this width on the card has two columns.
  private static let wide = 400.0
  /// More fingers are followed but not shown.
  private static let mostFingers = 5

  init() {
    super.init(id: "device")
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
    addSubview(hint)
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

  /// The screen's size in points, and in pixels of the device.
  func showResolution() {
    guard let stage else { return }
    let size = stage.screenSize
    let scale = Double(stage.settings.device.scale)
    func words(_ factor: Double) -> String {
      "\(TouchWords.number(size.width * factor, width: 0)) × \(TouchWords.number(size.height * factor, width: 0))"
    }
    resolution.string = "\(words(1)) pt, \(words(scale)) px"
  }

  override func didMoveToWindow() { showResolution() }
  override func environmentChanged() { setNeedsLayout() }

  override func touchesBegan(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }
  override func touchesMoved(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }
  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }
  override func touchesCancelled(_ touches: [Touch], _ event: Event) { onTouches?(touches, event) }

  // MARK: Layout

  /// What there is no room for is left out, the title first and then the captions: everything can be touched, so
  /// nothing can scroll.
  private enum Room: CaseIterable { case all, withoutTitle, wordsAlone }

  override func layout() {
    let area = safeArea
    let margin = stage?.settings.device.margin ?? 0
    let factor = stage?.environment.textSize ?? 1
    let leading = isRightToLeft ? area.right : area.left
    let x = leading + margin
    let width = size.width - area.left - area.right - margin * 2
    let bottom = size.height - area.bottom
    let titleHeight = title.style.lineHeight * factor
    var top = 0.0
    for room in Room.allCases {
      title.isHidden = room != .all
      for caption in captions { caption.isHidden = room == .wordsAlone }
      top = room == .all ? Space.small + titleHeight + Space.large : Space.large
      let height = layOutCard(width: width, factor: factor)
      card.frame = mirrored(Rect(x, top, width, height))
      if card.frame.maxY + Space.small <= bottom { break }
    }
    title.frame = mirrored(Rect(x, Space.small, width, titleHeight))
    // The hint stands in the middle of what is left, where there is enough of it.
    let hintHeight = hint.sizeThatFits(Size(width, 0)).height
    let left = bottom - card.frame.maxY
    hint.isHidden = left < hintHeight + Space.large * 2
    hint.frame = Rect(
      x, card.frame.maxY + (left - hintHeight) / 2, width, hintHeight)
  }

  /// Places what is in the card and says how high it is: in a wide one the first two stand side by side.
  private func layOutCard(width: Double, factor: Double) -> Double {
    let inner = width - Space.large * 2
    let isWide = width >= DeviceView.wide
    let half = (inner - Space.large) / 2
    var y = Space.large
    var rowEnd = y
    for (place, (caption, line)) in zip(captions, lines).enumerated() {
      let isSecond = isWide && place == 1
      let own = isWide && place < 2 ? half : inner
      let x = Space.large + (isSecond ? half + Space.large : 0)
      if place > 0, !isSecond { y = rowEnd + Space.medium }
      let captionHeight = caption.isHidden ? 0 : caption.style.lineHeight * factor + Space.hair
      // Words that change keep room for two lines, so that nothing moves with them.
      let rows = line === interaction ? Double(line.lines) : 0
      let lineHeight = max(
        line.sizeThatFits(Size(own, 0)).height, line.style.lineHeight * factor * max(1, rows))
      // The card has its width only after its height is known, so it can't mirror yet.
      let shownX = isRightToLeft ? width - x - own : x
      caption.frame = Rect(shownX, y, own, max(0, captionHeight - Space.hair))
      line.frame = Rect(shownX, y + captionHeight, own, lineHeight)
      line.isCenteredVertically = false
      rowEnd = max(isSecond ? rowEnd : 0, y + captionHeight + lineHeight)
    }
    return rowEnd + Space.medium
  }

  /// A ring under each finger on the screen.
  override func drawOverlay(in context: inout DrawingContext) {
    guard let stage else { return }
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
