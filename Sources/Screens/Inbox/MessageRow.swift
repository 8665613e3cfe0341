import TouchKit
import TouchStyle

/// The row of a message in the inbox.
final class MessageRow: ActionRow {
  static let pressDelay = Tunable.seconds(
    "list.press.delay", in: 0...1, "how long a finger stays on a row before the row shows it")

  private(set) var message: Message
  private let avatar: AvatarView
  private let sender: Label
  private let time: Label
  private let subject: Label
  private let preview: Label
  /// Whether a line divides the row from the one below.
  var hasSeparator = true
  /// The event at which the row shows a finger that stays on it.
  private var pendingPress: Stage.EventID?

  private static let leastHeight = 64.0
  /// The unread dot's diameter at text size 1.
  private static let dotSide = 8.0
  /// Long enough to find the row after a look at the top of the screen.
  private static let flashing = Time.milliseconds(600)
  /// From this text size on the time is below the sender; subject and preview are below the picture, in two lines each.
  private static let largeText = 1.5
  private static let largeLines = 2
  /// The width that names have at least beside the picture, at text size 1, in points: large ones get its room where the
  /// mark of edit mode leaves less.
  private static let leastNames = 100.0

  init(_ message: Message) {
    self.message = message
    avatar = AvatarView(message.initials, hue: message.number - 1)
    sender = Label(message.sender, style: TypeScale.body)
    time = Label(style: TypeScale.time, color: Palette.ink3, alignment: .trailing)
    subject = Label(message.subject, style: TypeScale.second)
    preview = Label(message.preview, style: TypeScale.second, color: Palette.ink2)
    super.init(id: "row-\(message.number)")
    role = .row
    background = Palette.surface
    for label in [sender, subject, preview] { label.isProse = true }
    for view in [avatar, sender, time, subject, preview] { addSubview(view) }
    showState()
  }

  func markRead(_ isRead: Bool = true) {
    message.isUnread = !isRead
    showState()
    setNeedsLayout()
  }

  /// Whether the keyboard has selected the row.
  var isMarked = false { didSet { if isMarked != oldValue { background = ground } } }

  /// Whether the keyboard had selected the row when it was deleted.
  var wasMarked = false

  private var ground: DynamicColor { isMarked ? Palette.pressed : Palette.surface }

  // MARK: Buttons

  override func look(of side: RowSide) -> RowButton.Look? {
    switch side {
    case .trailing:
      RowButton.Look(
        id: "delete-\(message.number)", title: "Delete",
        label: "Delete, \(message.sender), \(message.subject)", action: "delete",
        background: Palette.danger, ink: Palette.onDanger)
    case .leading:
      RowButton.Look(
        id: nil, title: message.isUnread ? "Read" : "Unread",
        label: message.isUnread ? "Mark as read" : "Mark as unread",
        action: message.isUnread ? "mark-read" : "mark-unread", background: Palette.accent,
        ink: Palette.onAccent)
    }
  }

  override var minusLook: (id: String?, label: String) {
    ("minus-\(message.number)", "Delete, \(message.sender), \(message.subject)")
  }

  override var contentHeight: Double { arranged(width: size.width).height }

  /// Updates the words that say when the message came, as after midnight.
  func updateTime() {
    known = nil
    guard let stage = window?.stage else { return }
    time.string = MessageTime.text(message.received, now: stage.civilNow)
    label =
      (message.isUnread ? "unread, " : "")
      + "\(message.sender), \(message.subject), \(time.string)"
    setNeedsLayout()
  }

  override func didEnter(_ stage: Stage) { updateTime() }

  private func showState() {
    sender.style = message.isUnread ? TypeScale.headline : TypeScale.body
    subject.style = message.isUnread ? TypeScale.secondStrong : TypeScale.second
    updateTime()
  }

  // MARK: Layout

  /// The frames of all parts if text runs from left to right.
  private struct Arrangement {
    var avatar = Rect.zero
    var sender = Rect.zero
    var time = Rect.zero
    var subject = Rect.zero
    var preview = Rect.zero
    var height = 0.0
  }

  private var isLarge: Bool { textSize >= MessageRow.largeText }

  private var dot: Double { MessageRow.dotSide * symbolFactor }

  /// Mark, picture and button are on one line.
  override var actionLine: Double { arranged(width: size.width).avatar.midY }

  private var margins: (leading: Double, trailing: Double) {
    let margin = window?.stage.settings.device.margin ?? 0
    return (edges.leading + margin + editInset, edges.trailing + margin)
  }

  /// What an arrangement depends on, besides words and surroundings.
  private struct Room: Equatable {
    var width: Double
    var leading: Double
    var trailing: Double
  }

  /// The arrangement in the room that was asked for last; nil once words or surroundings change.
  private var known: (room: Room, arrangement: Arrangement)?

  override func environmentChanged() {
    super.environmentChanged()
    known = nil
  }

  private func arranged(width: Double) -> Arrangement {
    let margins = margins
    let room = Room(width: width, leading: margins.leading, trailing: margins.trailing)
    if let known, known.room == room { return known.arrangement }
    let arrangement = arranged(in: room)
    known = (room, arrangement)
    return arrangement
  }

  private func arranged(in margins: Room) -> Arrangement {
    let end = margins.width - margins.trailing
    let side = side(beside: end - margins.leading)
    for label in [sender, subject, preview] {
      label.lines = isLarge ? MessageRow.largeLines : 1
    }
    var places = Arrangement()
    var start = margins.leading + (side > 0 ? side + Space.medium : 0)
    var y = Space.medium

    func place(_ label: Label, to end: Double) -> Rect {
      // The height of one line is known without measuring it: most rows are never seen.
      let lines = label.lines == 1 ? nil : label.metrics(width: end - start)
      let height = lines?.size.height ?? label.lineHeight
      defer { y += height }
      return Rect(start, y, end - start, height)
    }
    let afterDot = message.isUnread ? end - dot - Space.small : end
    if isLarge {
      let name = sender.metrics(width: end - start)?.size.height ?? sender.lineHeight
      let head = max(side, name + time.lineHeight)
      places.avatar = Rect(margins.leading, y + (head - side) / 2, side, side)
      y += (head - name - time.lineHeight) / 2
      places.sender = place(sender, to: end)
      places.time = place(time, to: end)
      start = margins.leading
      y = Space.medium + head + Space.tiny
      places.subject = place(subject, to: afterDot)
      places.preview = place(preview, to: end)
    } else {
      places.time = timeBesideSender(end: end, y: y)
      places.sender = place(sender, to: places.time.x - Space.small)
      places.subject = place(subject, to: afterDot)
      places.preview = place(preview, to: end)
    }
    places.height = max(MessageRow.leastHeight, y + Space.medium)
    if !isLarge {
      places.avatar = Rect(margins.leading, (places.height - side) / 2, side, side)
    }
    return places
  }

  /// The picture's diameter. It is 0 in all rows if large names need the room.
  private func side(beside room: Double) -> Double {
    let names = room - avatar.side - Space.medium
    let isCrowded = isLarge && names < MessageRow.leastNames * textSize
    return isCrowded ? 0 : avatar.side
  }

  /// The time's frame, on the sender's baseline.
  private func timeBesideSender(end: Double, y: Double) -> Rect {
    guard let words = time.metrics(width: nil), let name = sender.metrics(width: nil) else {
      return Rect(end, y, 0, 0)
    }
    let width = words.size.width.rounded(.up)
    return Rect(end - width, y + name.baseline - words.baseline, width, words.size.height)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, arranged(width: size.width).height)
  }

  override func layout() {
    super.layout()
    let places = arranged(width: size.width)
    avatar.frame = mirrored(places.avatar)
    sender.frame = mirrored(places.sender)
    time.alignment = isLarge ? .leading : .trailing
    time.frame = mirrored(places.time)
    subject.frame = mirrored(places.subject)
    preview.frame = mirrored(places.preview)
  }

  // MARK: Look

  /// Highlights the row for a moment.
  func flash() {
    guard let stage = window?.stage else { return }
    background = Palette.pressed
    var fading = stage.tuning[Control.release]
    fading.delay = MessageRow.flashing
    stage.animate(fading) { background = Palette.surface }
  }

  override func stateChanged() {
    guard let stage = window?.stage else { return }
    if isHighlighted {
      // A finger that only scrolls must not make the row flash.
      pendingPress = stage.schedule(
        after: stage.tuning[MessageRow.pressDelay], "\(logName) shows the finger",
        weakly { me in
          me.pendingPress = nil
          me.background = Palette.pressed
        })
    } else {
      forgetFinger()
      showPress { background = ground }
    }
  }

  override func endTracking(_ touch: Touch, _ event: Event) {
    background = Palette.pressed
    showPress { background = ground }
  }

  override func willLeaveWindow() {
    super.willLeaveWindow()
    forgetFinger()
  }

  private func forgetFinger() {
    if let pendingPress { stage.cancel(pendingPress) }
    pendingPress = nil
  }

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    if message.isUnread {
      let dot = dot
      let middle = subject.frame.y + (subject.metrics(width: nil)?.size.height ?? 0) / 2
      context.fill(
        mirrored(
          Rect(size.width - margins.trailing - dot, middle - dot / 2, dot, dot)),
        radius: dot / 2, context.color(Palette.accent))
    }
    if hasSeparator {
      // The line begins under the text, also while edit mode moves it.
      let avatar = mirrored(avatar.shown.frame)
      let start = isLarge ? avatar.x : avatar.maxX + Space.medium
      context.hairline(
        mirrored(Rect(start, 0, size.width - start, size.height)), .bottom,
        context.color(Palette.hairline))
    }
  }
}
