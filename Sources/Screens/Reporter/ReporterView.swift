import TouchKit
import TouchStyle

/// The reporter screen: two marks on aluminium, above a steel label with two buttons.
final class ReporterView: View {
  /// Where both marks are at the beginning and after a reset.
  static let home = Point(159, 230)
  private static let labelHeight = 64.0

  let surface = ReportSurface()
  let begin = MarkView(
    id: "begin-mark", string: "Begin: 159,230", color: Palette.good, at: home)
  let end = MarkView(id: "end-mark", string: "End: 159,230", color: Palette.danger, at: home)
  let report = SteelLabel()
  let reset = Button("Reset", id: "reset-button", style: .steel)
  /// Opens the page that names the events of controls.
  let events = Button(
    icon: Icon.sliders.view(Palette.accent), id: "event-page", style: .onSteel)

  init() {
    super.init(id: ScreenName.reporter.rawValue)
    role = .screen
    label = "Reporter"
    addSubview(surface)
    surface.clipsToBounds = true
    // A mark may be over the label, too.
    for view in [report, end, begin] { surface.addSubview(view) }
    events.label = "Control events"
    report.addSubview(events)
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
    let end = size.width - area.right - Space.large - width
    reset.frame = report.mirrored(
      Rect(end, (height - buttonHeight) / 2, width, buttonHeight))
    let side = max(Space.target, events.sizeThatFits(size).height)
    events.frame = report.mirrored(
      Rect(end - Space.small - side, (height - side) / 2, side, side))
    report.wordsEnd = end - Space.small * 2 - side
  }
}

extension Button.Style {
  /// An icon on a light key on steel.
  static let onSteel = Button.Style(
    text: TypeScale.headline, title: StateColors(Palette.accent),
    background: StateColors(Palette.surface, highlighted: Palette.pressed),
    radius: Radius.button, insets: EdgeInsets(all: Space.small))
  /// A button on steel.
  static let steel = Button.Style(
    text: TypeScale.headline, title: StateColors(Palette.onAccent),
    background: StateColors(Palette.accent), radius: Radius.button,
    insets: EdgeInsets(top: Space.small, left: Space.large, bottom: Space.small, right: Space.large)
  )
}
