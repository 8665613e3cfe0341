import TouchKit
import TouchStyle

/// The device screen: the phone's orientation, its resolution, the last interaction, and whether several fingers count.
final class DeviceView: View {
  var onTouches: (([Touch]) -> Void)?
  /// The fingers that get a ring.
  var rings: [Touch] = [] { didSet { showFingers() } }
  let orientation = Label(
    id: "orientation-label", style: TypeScale.figures, color: Palette.ink, lines: 2)
  let resolution = Label(
    id: "resolution-label", style: TypeScale.figures, color: Palette.ink, lines: 2)
  let interaction = Label(
    DeviceWords.none, id: "interaction-label", style: TypeScale.figures, color: Palette.ink,
    lines: 2)
  let multiple = Switch(id: "multiple-touches")
  private let title = Label("Device", style: TypeScale.largeTitle)
  private let card = DeviceCard()
  private var captions: [Label] = []
  private let hint = Label(DeviceWords.hint, style: TypeScale.second, color: Palette.ink2, lines: 2)
  private let multipleWords = Label(
    DeviceWords.multiple, style: TypeScale.body, color: Palette.ink, lines: 2)
  private let figure = DeviceFigure()

  private static let ring = 34.0
  /// From this width on the card has two columns.
  private static let wide = 400.0
  /// The factors on the size of words below the largest, in the order in which they are tried: if a screen is too low
  /// for one, it uses the next.
  private static let tightFactors = [1.5, 1.25, 1]
  /// More fingers than these are not drawn.
  private static let mostFingers = 5
  /// The height that the drawing of the phone has at least and at most, in points.
  private static let figureHeight = 104.0...320.0

  init() {
    super.init(id: ScreenName.device.rawValue)
    role = .screen
    label = "Device"
    background = Palette.ground
    title.role = .heading
    addSubview(title)
    addSubview(figure)
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
      line.isCenteredVertically = false
      card.addSubview(line)
    }
    // The switch says its words itself.
    multipleWords.role = nil
    multiple.label = DeviceWords.multiple
    card.addSubview(multipleWords)
    card.addSubview(multiple)
  }

  private var lines: [Label] { [orientation, resolution, interaction] }

  /// Shows the last interaction. Before the first one, a hint says what the user can do.
  func say(_ words: String) {
    interaction.string = words
    setNeedsLayout()
  }

  /// Whether the screen receives more than one finger; then the words of two have room.
  func hearsSeveral(_ several: Bool) {
    isMultipleTouchEnabled = several
    interaction.lines = several ? 4 : 2
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

  override func touchesBegan(_ touches: [Touch], _ event: Event) { onTouches?(touches) }
  override func touchesMoved(_ touches: [Touch], _ event: Event) { onTouches?(touches) }
  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouches?(touches) }
  override func touchesCancelled(_ touches: [Touch], _ event: Event) { onTouches?(touches) }

  // MARK: Layout

  /// What the screen shows. If room is short, first the drawing of the phone disappears, then the hint. Very large
  /// words get a step smaller before the title disappears, and another step before the captions disappear. At last the
  /// remaining words grow by a half, a quarter or not at all. The whole screen accepts touches, so it can't scroll.
  private struct Content: Equatable {
    var hasFigure = false
    var hasHint = false
    var hasTitle = false
    var hasCaptions = true
    /// The greatest factor on the size of words; nil if they grow with the text size.
    var mostFactor: Double?

    static let inOrder: [Content] =
      [
        Content(hasFigure: true, hasHint: true, hasTitle: true),
        Content(hasHint: true, hasTitle: true), Content(hasTitle: true),
        Content(hasTitle: true, mostFactor: DeviceView.tightFactors[0]), Content(),
        Content(mostFactor: DeviceView.tightFactors[0]),
      ]
      + DeviceView.tightFactors.map { Content(hasCaptions: false, mostFactor: $0) }
  }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let factor = textSize
    let leading = isRightToLeft ? area.right : area.left
    let x = leading + margin
    let width = size.width - area.left - area.right - margin * 2
    let bottom = size.height - area.bottom
    let titleHeight = title.style.lineHeight * factor
    for content in Content.inOrder {
      title.isHidden = !content.hasTitle
      figure.isHidden = !content.hasFigure
      hasHint = content.hasHint
      for caption in captions { caption.isHidden = !content.hasCaptions }
      let words = lines.map { ($0, TypeScale.figures) } + captions.map { ($0, TypeScale.caption) }
      for (label, style) in words + [(multipleWords, TypeScale.body)] {
        label.scales = content.mostFactor == nil
        label.style = content.mostFactor.map { style.scaled(min(factor, $0)) } ?? style
      }
      let top = content.hasTitle ? Space.small + titleHeight + Space.large : Space.large
      let height = layOutCard(width: width, factor: content.mostFactor == nil ? factor : 1)
      card.frame = mirrored(Rect(x, top, width, height))
      let needed = content.hasFigure ? Space.huge + DeviceView.figureHeight.lowerBound : 0
      if card.frame.maxY + needed + Space.small <= bottom { break }
    }
    title.frame = mirrored(Rect(x, Space.small, width, titleHeight))
    hint.isHidden = !showsHint
    if !figure.isHidden { layOutFigure(x: x, width: width, bottom: bottom) }
  }

  /// Whether the card has room for the hint.
  private var hasHint = true

  /// Puts the drawing in the middle of the room below the card.
  private func layOutFigure(x: Double, width: Double, bottom: Double) {
    let y = card.frame.maxY + Space.large
    let room = bottom - y - Space.small
    let fitting = figure.fitting(
      Size(width, min(room, DeviceView.figureHeight.upperBound)))
    figure.frame = mirrored(
      Rect(
        (x + (width - fitting.width) / 2).rounded(), (y + (room - fitting.height) / 2).rounded(),
        fitting.width, fitting.height))
    let statusBar = Point(0, stage.statusBarHeight)
    figure.parts = [title.frame, card.frame].map { $0.offset(by: statusBar) }
    showFingers()
  }

  private func showFingers() {
    guard let stage = window?.stage else { return }
    let statusBar = Point(0, stage.statusBarHeight)
    figure.fingers = rings.prefix(DeviceView.mostFingers).map { $0.location(in: self) + statusBar }
  }

  /// Lays out the card's content and returns the card's height; in a wide card the interaction and the switch have a
  /// column of their own.
  private func layOutCard(width: Double, factor: Double) -> Double {
    let inner = width - Space.large * 2
    let isWide = width >= DeviceView.wide
    let own = isWide ? (inner - Space.large) / 2 : inner
    var y = Space.large
    var end = y
    // The card has its width only after its height is known, so it can't mirror yet.
    func place(_ view: View, _ x: Double, _ y: Double, _ wide: Double, _ high: Double) {
      view.frame = Rect(isRightToLeft ? width - x - wide : x, y, wide, high)
    }
    var x = Space.large
    for (index, (caption, line)) in zip(captions, lines).enumerated() {
      let isBeside = isWide && line === interaction
      y = index == 0 || isBeside ? Space.large : y + Space.medium
      if isBeside { x += own + Space.large }
      let captionHeight = caption.isHidden ? 0 : caption.style.lineHeight * factor + Space.hair
      place(caption, x, y, own, max(0, captionHeight - Space.hair))
      let height = height(of: line, width: own, factor: factor)
      place(line, x, y + captionHeight, own, height)
      y = line.frame.maxY
      if line === interaction, showsHint {
        line.frame.height = line.style.lineHeight * factor
        place(hint, x, line.frame.maxY, own, max(0, y - line.frame.maxY))
      }
      end = max(end, y)
    }
    let wide = multiple.style.size.width
    let room = own - wide - Space.medium
    let words = multipleWords.sizeThatFits(Size(room, 0)).height
    let high = max(Space.target, words)
    y += Space.small
    card.line = Rect(isRightToLeft ? width - x - own : x, y, own, 1)
    y += Space.tiny
    place(multipleWords, x, y, room, high)
    place(multiple, x + own - wide, y, wide, high)
    return max(end + Space.medium, y + high + Space.tiny)
  }

  /// The interaction's words always have room for all their lines, so that nothing moves when they change. The hint is
  /// in the second line. The words are not measured: each finger that moves changes them.
  private func height(of line: Label, width: Double, factor: Double) -> Double {
    let one = line.style.lineHeight * factor
    guard line === interaction else { return max(one, line.sizeThatFits(Size(width, 0)).height) }
    let hint = hasHint ? hint.sizeThatFits(Size(width, 0)).height : 0
    return max(one * Double(line.lines), one + hint)
  }

  /// A ring under each finger on the screen.
  override func drawOverlay(in context: inout DrawingContext) {
    let color = context.color(Palette.accent)
    for touch in rings.prefix(DeviceView.mostFingers) {
      let place = Rect(
        center: touch.location(in: self), size: Size(DeviceView.ring * 2, DeviceView.ring * 2))
      context.fill(place, radius: DeviceView.ring, color.faded(0.16))
      context.border(
        place, radii: CornerRadii(all: DeviceView.ring), width: 2, color.faded(0.7))
    }
  }
}

/// The card of the device screen. Only its switch accepts touches; the screen receives all others.
private final class DeviceCard: View {
  /// Where the line above the switch begins, and how long it is.
  var line = Rect.zero

  init() {
    super.init()
    background = Palette.surface
    cornerRadii = CornerRadii(all: Radius.card)
  }

  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    let hit = super.hitTest(point, event)
    return hit === self ? nil : hit
  }

  override func draw(in context: inout DrawingContext) {
    context.hairline(line, .top, context.color(Palette.hairline))
  }
}
