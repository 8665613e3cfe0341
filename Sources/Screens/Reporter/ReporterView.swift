import TouchKit

/// Two marks on aluminium, and a steel label at the bottom with a button on it.
final class ReporterView: View {
  /// Where both marks stand at the beginning and after a reset.
  static let home = Point(159, 230)
  private static let labelHeight = 64.0

  let surface = ReportSurface()
  let begin = MarkView(
    id: "begin-mark", string: "Begin: 159,230", color: Palette.good, at: home)
  let end = MarkView(id: "end-mark", string: "End: 159,230", color: Palette.danger, at: home)
  let report = SteelLabel()
  let reset = Button("Reset", id: "reset-button", style: .steel)

  init() {
    super.init(id: ScreenName.reporter.rawValue)
    role = .screen
    label = "Reporter"
    addSubview(surface)
    surface.clipsToBounds = true
    // A mark stands where the touch was, on the label too.
    for view in [report, end, begin] { surface.addSubview(view) }
    report.addSubview(reset)
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let factor = max(1, textSize)
    surface.frame = bounds
    let height = ReporterView.labelHeight * factor
    begin.place()
    end.place()
    report.margins = EdgeInsets(
      left: Space.large + area.left, bottom: area.bottom, right: Space.large + area.right)
    report.frame = Rect(
      0, size.height - height - area.bottom, size.width, height + area.bottom)
    let wanted = reset.sizeThatFits(Size(size.width / 2, Space.target))
    let width = max(Space.target * 2, wanted.width)
    let buttonHeight = max(Space.target, wanted.height)
    reset.frame = report.mirrored(
      Rect(
        size.width - area.right - Space.large - width, (height - buttonHeight) / 2, width,
        buttonHeight))
  }
}

/// Hands what touches it up the chain as one message.
final class ReportSurface: View {
  init() {
    super.init()
    isMultipleTouchEnabled = false
  }

  override func touchesBegan(_ touches: [Touch], _ event: Event) { report(touches, event) }
  override func touchesMoved(_ touches: [Touch], _ event: Event) { report(touches, event) }
  override func touchesEnded(_ touches: [Touch], _ event: Event) { report(touches, event) }

  /// Tells the next responder that can manage touches; what was cancelled is not reported.
  private func report(_ touches: [Touch], _ event: Event) {
    let managers = chain.dropFirst().lazy.compactMap { $0 as? any TouchManaging }
    managers.first?.manageTouches(touches, event)
  }

  /// Brushed aluminium: slow bands of light down the sheet, fine lines along it.
  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    let bands = SteelPalette.bands
    let stops = bands.enumerated().map { index, band in
      Gradient.Stop(Double(index) / Double(bands.count - 1), context.color(band))
    }
    // Straight down, because a slanted gradient is as dear as a screen of text.
    context.gradient(Rect(origin: .zero, size: size), Gradient(stops: stops))
    let line = context.color(SteelPalette.brush)
    for y in stride(from: ReportSurface.grain / 2, to: size.height, by: ReportSurface.grain) {
      context.fill(Rect(0, y, size.width, 1), line)
    }
  }

  /// The distance of the brush's lines.
  private static let grain = 6.0
}

/// Takes the one message that a report surface sends.
protocol TouchManaging {
  func manageTouches(_ touches: [Touch], _ event: Event)
}

/// A strip of steel with words on it.
final class SteelLabel: View {
  let words = Label(style: TypeScale.figures, color: Palette.ink)
  var margins = EdgeInsets.zero { didSet { if margins != oldValue { setNeedsLayout() } } }

  init() {
    super.init()
    words.id = "report-label"
    words.isProse = true
    addSubview(words)
  }

  override func layout() {
    let height = size.height - margins.bottom
    words.frame = mirrored(
      Rect(margins.left, 0, max(0, size.width * 0.6 - margins.left), height))
  }

  override func draw(in context: inout DrawingContext) {
    let top = context.color(SteelPalette.strip[0])
    let bottom = context.color(SteelPalette.strip[1])
    let bounds = Rect(origin: .zero, size: shown.size)
    context.gradient(bounds, Gradient(stops: [.init(0, top), .init(1, bottom)]))
    context.hairline(bounds, .top, context.color(Palette.hairline))
  }
}

extension Button.Style {
  /// A button that lies on steel.
  static let steel = Button.Style(
    text: TypeScale.headline, title: StateColors(Palette.onAccent),
    background: StateColors(Palette.accent), radius: Radius.button,
    insets: EdgeInsets(top: Space.small, left: Space.large, bottom: Space.small, right: Space.large)
  )
}
