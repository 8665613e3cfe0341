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

  private static let dot = 8.0
  /// From this text size on the time stands in a line of its own and the preview has two.
  private static let largeText = 1.5
  private static let previewLines = 2

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

  private var textSize: Double { stage?.environment.textSize ?? 1 }
  private var isLarge: Bool { textSize >= MessageRow.largeText }

  override func sizeThatFits(_ size: Size) -> Size {
    var lines = (TypeScale.body.lineHeight + TypeScale.second.lineHeight) * textSize
    lines += TypeScale.second.lineHeight * textSize * (isLarge ? 2 : 1)
    if isLarge { lines += TypeScale.time.lineHeight * textSize }
    return Size(size.width, max(MessageRow.leastHeight, Space.medium * 2 + lines))
  }

  private static let leastHeight = 64.0

  /// Where text begins, from the leading edge.
  private var textStart: Double { margins.leading + AvatarView.side + Space.medium }

  private var margins: (leading: Double, trailing: Double) {
    let margin = stage?.settings.device.margin ?? 0
    let area = safeArea
    return isRightToLeft
      ? (area.right + margin, area.left + margin) : (area.left + margin, area.right + margin)
  }

  override func layout() {
    let margins = margins
    let start = textStart
    let width = size.width - start - margins.trailing
    var y = Space.medium
    avatar.frame = mirrored(Rect(margins.leading, y, AvatarView.side, AvatarView.side))

    func put(_ label: Label, width: Double, lines: Int = 1) {
      label.lines = lines
      let height = label.style.lineHeight * textSize * Double(lines)
      label.frame = mirrored(Rect(start, y, width, height))
      y += height
    }
    let timeMetrics = time.metrics(width: nil)
    let timeWidth = isLarge ? 0 : (timeMetrics?.size.width.rounded(.up) ?? 0)
    let besideTime = isLarge ? width : width - timeWidth - Space.small
    if !isLarge, let timeMetrics, let baseline = sender.metrics(width: nil)?.baseline {
      time.alignment = .trailing
      time.frame = mirrored(
        Rect(
          start + width - timeWidth, y + baseline - timeMetrics.baseline, timeWidth,
          timeMetrics.size.height))
    }
    put(sender, width: besideTime)
    put(subject, width: message.isUnread ? width - MessageRow.dot - Space.small : width)
    preview.isCenteredVertically = false
    put(preview, width: width, lines: isLarge ? MessageRow.previewLines : 1)
    if isLarge {
      time.alignment = .leading
      put(time, width: width)
    }
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
