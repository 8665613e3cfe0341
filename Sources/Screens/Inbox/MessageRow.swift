import TouchKit

/// A message in the list: sender, time, subject and the beginning of the text.
final class MessageRow: Pressable {
  private(set) var message: Message
  private let avatar: AvatarView
  private let sender: Label
  private let time: Label
  private let subject: Label
  private let preview: Label
  /// Whether a line divides the row from the one below.
  var hasSeparator = true

  private static let leastHeight = 64.0
  private static let dot = 8.0
  /// From this text size on the time stands in a line of its own, and subject and preview have two.
  private static let largeText = 1.5
  private static let largeLines = 2

  init(_ message: Message) {
    self.message = message
    avatar = AvatarView(message.initials, hue: message.number - 1)
    sender = Label(message.sender, style: TypeScale.body, color: Palette.ink)
    time = Label(style: TypeScale.time, color: Palette.ink3, alignment: .trailing)
    subject = Label(message.subject, style: TypeScale.second, color: Palette.ink)
    preview = Label(message.preview, style: TypeScale.second, color: Palette.ink2)
    super.init(id: "row-\(message.number)")
    role = .row
    background = Palette.surface
    for label in [sender, subject, preview] { label.isProse = true }
    for view in [avatar, sender, time, subject, preview] { addSubview(view) }
    showState()
  }

  override var pressDelay: Time { stage?.tuning.time("list.press.delay") ?? .zero }

  func markRead() {
    message.isUnread = false
    showState()
  }

  /// Words the time anew, as after midnight.
  func updateTime() {
    guard let stage else { return }
    time.string = MessageTime.text(message.received, now: stage.civilNow)
    label =
      (message.isUnread ? "unread, " : "")
      + "\(message.sender), \(message.subject), \(time.string)"
    setNeedsLayout()
  }

  override func didMoveToWindow() { updateTime() }

  private func showState() {
    sender.style = message.isUnread ? TypeScale.headline : TypeScale.body
    subject.style = message.isUnread ? TypeScale.secondStrong : TypeScale.second
    updateTime()
  }

  // MARK: Layout

  /// Where everything is, for a phone that reads from the left.
  private struct Arrangement {
    var avatar = Rect.zero
    var sender = Rect.zero
    var time = Rect.zero
    var subject = Rect.zero
    var preview = Rect.zero
    var height = 0.0
  }

  private var isLarge: Bool { (stage?.environment.textSize ?? 1) >= MessageRow.largeText }

  /// Where text begins, from the leading edge.
  private var textStart: Double { margins.leading + AvatarView.side + Space.medium }

  private var margins: (leading: Double, trailing: Double) {
    let margin = stage?.settings.device.margin ?? 0
    let area = safeArea
    return isRightToLeft
      ? (area.right + margin, area.left + margin) : (area.left + margin, area.right + margin)
  }

  private func arranged(width: Double) -> Arrangement {
    let start = textStart
    let end = width - margins.trailing
    for label in [subject, preview] { label.lines = isLarge ? MessageRow.largeLines : 1 }
    var places = Arrangement()
    var y = Space.medium
    places.avatar = Rect(margins.leading, y, AvatarView.side, AvatarView.side)

    func place(_ label: Label, to end: Double) -> Rect {
      let height = label.metrics(width: end - start)?.size.height ?? label.style.lineHeight
      defer { y += height }
      return Rect(start, y, end - start, height)
    }
    let afterDot = message.isUnread ? end - MessageRow.dot - Space.small : end
    if isLarge {
      places.sender = place(sender, to: end)
      places.subject = place(subject, to: afterDot)
      places.preview = place(preview, to: end)
      places.time = place(time, to: end)
    } else {
      places.time = timeBesideSender(end: end, y: y)
      places.sender = place(sender, to: places.time.x - Space.small)
      places.subject = place(subject, to: afterDot)
      places.preview = place(preview, to: end)
    }
    places.height = max(MessageRow.leastHeight, y + Space.medium)
    return places
  }

  /// The time's place on the sender's baseline.
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
    let places = arranged(width: size.width)
    avatar.frame = mirrored(places.avatar)
    sender.frame = mirrored(places.sender)
    time.alignment = isLarge ? .leading : .trailing
    time.frame = mirrored(places.time)
    subject.frame = mirrored(places.subject)
    preview.frame = mirrored(places.preview)
  }

  // MARK: Look

  override func showPress(_ isPressed: Bool) {
    if isPressed {
      background = Palette.pressed
    } else if let stage {
      stage.animate(stage.tuning.animation("press.up")) { background = Palette.surface }
    }
  }

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    if message.isUnread {
      let dot = MessageRow.dot
      let line = subject.frame
      context.fill(
        mirrored(
          Rect(size.width - margins.trailing - dot, line.midY - dot / 2, dot, dot)),
        radius: dot / 2, context.color(Palette.accent))
    }
    if hasSeparator {
      context.hairline(
        mirrored(Rect(textStart, 0, size.width - textStart, size.height)), .bottom,
        context.color(Palette.hairline))
    }
  }
}
