import TouchKit

/// The message screen: who wrote when, the subject, and the paragraphs.
final class MessageView: View {
  private let message: Message
  private let scroll = ScrollView()
  private let subject: Label
  private let avatar: AvatarView
  private let sender: Label
  private let time: Label
  private let paragraphs: [Label]

  init(_ message: Message) {
    self.message = message
    subject = Label(message.subject, style: TypeScale.title, color: Palette.ink, lines: 0)
    subject.role = .heading
    subject.isProse = true
    avatar = AvatarView(message.initials, hue: message.number - 1)
    sender = Label(message.sender, style: TypeScale.headline, color: Palette.ink)
    sender.isProse = true
    time = Label(style: TypeScale.time, color: Palette.ink2)
    paragraphs = message.body.map { words in
      let label = Label(words, style: TypeScale.body, color: Palette.ink, lines: 0)
      label.isProse = true
      label.isCenteredVertically = false
      return label
    }
    super.init(id: "message")
    role = .screen
    label = message.subject
    background = Palette.surface
    scroll.indicatorColor = Palette.mark
    addSubview(scroll)
    for view in [subject, avatar, sender, time] + paragraphs { scroll.addSubview(view) }
  }

  override func didMoveToWindow() {
    if let stage { time.string = MessageTime.text(message.received, now: stage.civilNow) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage?.settings.device.margin ?? 0
    let leading = isRightToLeft ? area.right : area.left
    let x = leading + margin
    let width = size.width - area.left - area.right - margin * 2
    scroll.frame = bounds
    var y = Space.large
    func place(_ view: View, _ frame: Rect) {
      view.frame = mirrored(frame)
      y = frame.maxY
    }
    place(subject, Rect(x, y, width, subject.sizeThatFits(Size(width, 0)).height))
    y += Space.large
    let side = AvatarView.side
    let top = y
    let textX = x + side + Space.medium
    let textWidth = width - side - Space.medium
    let lines = [sender, time].map { $0.sizeThatFits(Size(textWidth, 0)).height }
    let height = max(side, lines[0] + lines[1])
    avatar.frame = mirrored(Rect(x, top + (height - side) / 2, side, side))
    let textTop = top + (height - lines[0] - lines[1]) / 2
    sender.frame = mirrored(Rect(textX, textTop, textWidth, lines[0]))
    time.frame = mirrored(Rect(textX, textTop + lines[0], textWidth, lines[1]))
    y = top + height + Space.huge
    for label in paragraphs {
      place(label, Rect(x, y, width, label.sizeThatFits(Size(width, 0)).height))
      y += Space.medium
    }
    scroll.contentInset.bottom = area.bottom + Space.large
    scroll.contentSize = Size(size.width, y)
  }
}
