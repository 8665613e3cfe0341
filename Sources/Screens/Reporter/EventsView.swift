import TouchKit
import TouchStyle

/// The second page of the reporter: a list of events above controls that send them or, if the screen is wide, beside them.
final class EventsView: View {
  let list = EventListView()
  let button = Button("Button", id: "event-button", style: .second)
  let field = TextField(placeholder: "Text field", id: "event-field")
  let toggle = SwitchRow("Switch", id: "event-switch")
  let slider = Slider(0.5, id: "event-slider")
  let segments = SegmentedControl(["One", "Two", "Three"], id: "event-segments")
  let exclusive = SwitchRow(
    "Exclusive touch", caption: "Beside a touched control, nothing else is touched",
    id: "exclusive-touch")
  let ignore = SwitchRow(
    "Ignore all touches for 3 s", caption: "It ends by itself, and the switch goes back",
    id: "ignore-touches")
  /// Called when the user taps beside the controls.
  var onTouch: (() -> Void)?
  private let column: CardColumn

  /// From this width on the list is beside the controls.
  private static let wide = 440.0
  /// The least and the most events that the list has room for above the controls.
  private static let events = 1.0...9.0
  /// The share of the height that the list has if the controls don't fit.
  private static let share = 0.28

  init() {
    column = CardColumn([
      Card([
        ControlRow(button, fills: false), ControlRow(field), toggle, ControlRow(slider),
        ControlRow(segments),
      ]),
      Card([exclusive, ignore]),
    ])
    super.init()
    role = .screen
    label = "Control events"
    background = Palette.ground
    field.label = "Text field"
    slider.label = "Slider"
    segments.label = "Segments"
    for view in [list, column] as [View] { addSubview(view) }
  }

  /// The controls whose events are named, with the words for each.
  var controls: [(control: Control, name: String)] {
    [
      (button, "button"), (field, "field"), (toggle.control, "switch"), (slider, "slider"),
      (segments, "segments"),
    ]
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouch?() }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let width = size.width - area.left - area.right - margin * 2
    if width >= EventsView.wide {
      let half = (width - Space.large) / 2
      let isMirrored = isRightToLeft
      column.margins = EdgeInsets(
        left: isMirrored ? 0 : area.left + margin, bottom: area.bottom,
        right: isMirrored ? area.right + margin : 0)
      let wide = half + (isMirrored ? area.right : area.left) + margin
      column.frame = Rect(isMirrored ? size.width - wide : 0, 0, wide, size.height)
      let room = size.height - max(area.bottom, coveredByKeyboard)
      // A keyboard may leave little more than a line.
      let isLow = room - Space.large * 2 < EventListView.height(events: 1, textSize: textSize)
      let gap = isLow ? Space.hair : Space.large
      list.frame = Rect(
        isMirrored ? area.left + margin : size.width - area.right - margin - half, gap, half,
        max(0, room - gap * 2))
      return
    }
    let x = area.left + margin
    column.margins = EdgeInsets(left: x, bottom: area.bottom, right: area.right + margin)
    let high = listHeight(room: size.height - area.bottom)
    list.frame = Rect(x, Space.medium, width, high)
    let y = list.frame.maxY
    column.frame = Rect(0, y, size.width, max(0, size.height - y))
  }

  /// The height of the list above the controls: what they leave, as far as the field that is edited stays above the
  /// keyboard.
  private func listHeight(room: Double) -> Double {
    func height(_ events: Double) -> Double {
      EventListView.height(events: events, textSize: textSize)
    }
    let left = room - Space.medium - column.height(width: size.width)
    let wanted = min(max(left, room * EventsView.share), height(EventsView.events.upperBound))
    return max(height(EventsView.events.lowerBound), min(wanted, heightAboveKeyboard))
  }

  /// The height that the list may have so that the edited field is seen below it.
  private var heightAboveKeyboard: Double {
    guard let keyboard = application?.keyboard else { return size.height }
    let field = field.sizeThatFits(size).height + Space.large * 2
    return keyboard.frame.y - screenTop - Space.medium - field
  }

  /// Where the page begins when nothing on the screen moves: below the status bar and the bar with the title.
  private var screenTop: Double { stage.screenSize.height - size.height }
}
