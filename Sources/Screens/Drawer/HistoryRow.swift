import TouchKit
import TouchStyle

/// A notification in the drawer's list. A swipe clears it.
final class HistoryRow: ActionRow {
  let entry: NotificationHistory.Entry
  private let iconGround = View()
  private let icon: PathView
  private let title: Label
  private let message: Label
  private let time = Label(style: TypeScale.time, color: Palette.ink2, alignment: .trailing)
  /// Whether a line divides the row from the one below.
  var hasSeparator = true

  private static let iconGroundSide = 32.0
  private static let iconSide = 18.0
  private static let leastHeight = 56.0
  /// From this text size on words have two lines.
  private static let largeText = 1.5

  /// The row's number in the list, from 1 on, which is part of its id.
  var position: Int { didSet { if position != oldValue { updateIDs() } } }

  init(_ entry: NotificationHistory.Entry, position: Int) {
    self.entry = entry
    self.position = position
    icon = (entry.notification.icon ?? .bell).view(Palette.ink2)
    title = Label(
      HistoryRow.headline(of: entry.notification), style: TypeScale.secondStrong,
      color: Palette.ink)
    message = Label(
      entry.notification.title.isEmpty ? "" : entry.notification.message,
      style: TypeScale.second, color: Palette.ink2)
    super.init(id: HistoryRow.id(position))
    role = .row
    background = restingGround
    iconGround.background = Palette.control
    iconGround.cornerRadii = CornerRadii(all: Radius.button)
    iconGround.isUserInteractionEnabled = false
    iconGround.addSubview(icon)
    for label in [title, message] { label.isProse = true }
    for view in [iconGround, title, message, time] { addSubview(view) }
  }

  /// The title; without one, the message; without both, the icon's name.
  private static func headline(of notification: Notification) -> String {
    [notification.title, notification.message].first { !$0.isEmpty } ?? notification.spoken
  }

  private static func id(_ position: Int) -> String { "drawer-history-\(position)" }
  private var buttonID: String { "drawer-history-delete-\(position)" }

  private func updateIDs() {
    id = HistoryRow.id(position)
    button(.trailing)?.id = buttonID
  }

  override var text: String? {
    [entry.notification.title, entry.notification.message].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  override var restingGround: DynamicColor { Palette.recess }

  override func look(of side: RowSide) -> RowButton.Look? {
    guard side == .trailing else { return nil }
    return RowButton.Look(
      id: buttonID, title: "Clear", label: "Clear, \(entry.notification.spoken)",
      action: "delete", background: Palette.danger, ink: Palette.onDanger)
  }

  override var edges: (leading: Double, trailing: Double) {
    guard let stage = window?.stage else { return (0, 0) }
    let area = stage.safeArea
    return isRightToLeft ? (area.right, area.left) : (area.left, area.right)
  }

  // MARK: Layout

  /// The height of every row at a text size.
  static func height(textSize: Double) -> Double {
    let lines =
      TypeScale.secondStrong.lineHeight
      + TypeScale.second.lineHeight * (textSize >= largeText ? 2 : 1)
    return max(leastHeight, (lines * textSize + Space.small * 2).rounded(.up))
  }

  /// Updates the words that say when the notification came, as when the list is shown.
  func updateTime() {
    guard let stage = window?.stage else { return }
    time.string = MessageTime.text(entry.received, now: stage.civilNow)
    label = "\(entry.notification.spoken), \(time.string)"
    setNeedsLayout()
  }

  override func didEnter(_ stage: Stage) { updateTime() }
  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    super.layout()
    let margin = stage.settings.device.margin
    let textSize = stage.environment.textSize
    let side = HistoryRow.iconGroundSide * max(1, textSize)
    let inner = HistoryRow.iconSide * max(1, textSize)
    let start = edges.leading + margin
    let end = size.width - edges.trailing - margin
    iconGround.frame = mirrored(Rect(start, (size.height - side) / 2, side, side))
    icon.frame = Rect((side - inner) / 2, (side - inner) / 2, inner, inner)
    let left = start + side + Space.medium
    let timeWidth = time.metrics(width: nil)?.size.width.rounded(.up) ?? 0
    let isLarge = textSize >= HistoryRow.largeText
    let isAlone = message.string.isEmpty
    title.lines = isAlone ? (isLarge ? 3 : 2) : 1
    message.lines = isLarge ? 2 : 1
    let room = end - left
    let titleWidth = max(0, room - timeWidth - Space.small)
    let titleHeight = title.metrics(width: titleWidth)?.size.height ?? 0
    let messageHeight = isAlone ? 0 : message.metrics(width: room)?.size.height ?? 0
    let top = ((size.height - titleHeight - messageHeight) / 2).rounded()
    title.frame = mirrored(Rect(left, top, titleWidth, titleHeight))
    message.frame = mirrored(Rect(left, top + titleHeight, room, messageHeight))
    // On the title's first baseline.
    let line = TypeScale.secondStrong.lineHeight * textSize
    let timeHeight = time.lineHeight
    time.frame = mirrored(
      Rect(end - timeWidth, top + (line - timeHeight) / 2, timeWidth, timeHeight))
  }

  override func stateChanged() {
    showPress { background = isHighlighted ? Palette.recessPressed : restingGround }
  }

  override func draw(in context: inout DrawingContext) {
    guard hasSeparator else { return }
    let size = shown.size
    let frame = title.shown.frame
    let start = isRightToLeft ? size.width - frame.maxX : frame.x
    context.hairline(
      mirrored(Rect(start, 0, size.width - start, size.height)), .bottom,
      context.color(Palette.hairline))
  }
}
