import TouchKit

/// The device screen: what the phone is, how it is held, and what was just done to it.
final class DeviceView: View {
  var onTouches: (([Touch], Event) -> Void)?
  let orientation = Label(id: "orientation-label", style: TypeScale.body, color: Palette.ink)
  let resolution = Label(id: "resolution-label", style: TypeScale.figures, color: Palette.ink)
  let interaction = Label(
    DeviceWords.none, id: "interaction-label", style: TypeScale.figures, color: Palette.ink,
    lines: 2)
  private let title = Label("Device", style: TypeScale.largeTitle, color: Palette.ink)
  private let card = View()
  private var captions: [Label] = []
  private let hint = Label(
    "Touch anywhere, turn the phone, or shake it.", style: TypeScale.second, color: Palette.ink2,
    alignment: .center, lines: 2)

  private static let ring = 34.0
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
    for line in lines { card.addSubview(line) }
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

  override func layout() {
    let area = safeArea
    let margin = stage?.settings.device.margin ?? 0
    let factor = stage?.environment.textSize ?? 1
    let leading = isRightToLeft ? area.right : area.left
    let x = leading + margin
    let width = size.width - area.left - area.right - margin * 2
    let titleHeight = title.style.lineHeight * factor
    title.frame = mirrored(Rect(x, Space.small, width, titleHeight))
    var y = Space.large
    let inner = width - Space.large * 2
    for (caption, line) in zip(captions, lines) {
      let captionHeight = caption.style.lineHeight * factor
      let lineHeight = line.style.lineHeight * factor * Double(line.lines)
      caption.frame = card.mirrored(Rect(Space.large, y, inner, captionHeight))
      y += captionHeight + Space.hair
      line.frame = Rect(Space.large, y, inner, lineHeight)
      line.isCenteredVertically = line.lines == 1
      y += lineHeight + Space.medium
    }
    card.frame = mirrored(
      Rect(x, title.frame.maxY + Space.large, width, y + Space.tiny))
    let hintHeight = hint.style.lineHeight * factor * 2
    hint.frame = Rect(
      x, min(card.frame.maxY + Space.large, size.height - area.bottom - hintHeight), width,
      hintHeight)
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
