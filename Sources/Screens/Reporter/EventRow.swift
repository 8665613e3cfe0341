import TouchKit
import TouchStyle

/// A line of the list of events: a mark of the event's family, its name, and the control that sent it.
final class EventRow: View {
  private let name = Label(style: TypeScale.figures, lines: 0)
  private let control = Label(style: TypeScale.second, color: Palette.ink2, alignment: .trailing)
  private let mark = View()
  /// The diameter of the mark, in points.
  private static let side = 8.0
  /// The list has little room above a keyboard, so its words grow by a third at most.
  private static let greatestTextSize = 1.35

  init(number: Int) {
    super.init(id: "event-\(number)")
    role = .row
    isElement = true
    mark.cornerRadii = CornerRadii(all: EventRow.side / 2)
    for label in [name, control] {
      label.role = nil
      label.scales = false
      label.direction = .leftToRight
    }
    for view in [mark, name, control] { addSubview(view) }
  }

  /// The factor on the size of the list's words at a text size.
  static func factor(_ textSize: Double) -> Double { min(textSize, greatestTextSize) }

  override var text: String? { name.string }
  override var value: String? { control.string }

  /// Shows an entry. The newest one is emphasised.
  func show(_ entry: EventRecord.Entry, isNewest: Bool, grows: Bool = true) {
    name.string = entry.words
    control.string = entry.control
    let factor = grows ? EventRow.factor(textSize) : min(textSize, 1)
    name.style = (isNewest ? TypeScale.headline : TypeScale.figures).scaled(factor)
    name.color = isNewest ? Palette.ink : Palette.ink2
    control.style = TypeScale.second.scaled(factor)
    mark.background = EventRow.color(of: entry.event)
    mark.alpha = isNewest ? 1 : 0.5
    setNeedsLayout()
  }

  private static func color(of event: ControlEvents) -> DynamicColor {
    if ControlEvents.allTouchEvents.contains(event) { return Palette.accent }
    return ControlEvents.allEditingEvents.contains(event) ? Palette.warn : Palette.good
  }

  private struct Parts {
    var start: Double
    var name: Size
    var control: Size
    /// Whether the control's name is below the event's.
    var isStacked: Bool
    var height: Double
  }

  private func parts(_ width: Double) -> Parts {
    let start = EventRow.side + Space.small
    let room = max(0, width - start)
    let whole = name.metrics(width: nil)?.size ?? .zero
    let own = control.metrics(width: nil)?.size ?? .zero
    let isStacked = whole.width + Space.small + own.width > room
    let wrapped = isStacked ? name.sizeThatFits(Size(room, 0)).height : whole.height
    return Parts(
      start: start, name: Size(isStacked ? room : whole.width.rounded(.up), wrapped),
      control: Size(isStacked ? room : own.width.rounded(.up), own.height), isStacked: isStacked,
      height: isStacked ? wrapped + own.height : max(wrapped, own.height))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, parts(size.width).height + Space.tiny)
  }

  override func layout() {
    let parts = parts(size.width)
    let top = Space.hair
    let line = name.style.lineHeight
    let side = EventRow.side
    mark.frame = mirrored(Rect(0, top + (line - side) / 2, side, side))
    name.frame = mirrored(Rect(parts.start, top, parts.name.width, parts.name.height))
    control.alignment = parts.isStacked ? .leading : .trailing
    control.frame = mirrored(
      parts.isStacked
        ? Rect(parts.start, name.frame.maxY, parts.control.width, parts.control.height)
        : Rect(
          size.width - parts.control.width, top + (line - parts.control.height) / 2,
          parts.control.width, parts.control.height))
  }

  /// The height of a line that holds both words, at a text size.
  static func height(textSize: Double) -> Double {
    TypeScale.figures.lineHeight * factor(textSize) + Space.tiny
  }
}
