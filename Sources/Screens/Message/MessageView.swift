import TouchKit
import TouchStyle

/// The message screen: the message above a field for the answer.
final class MessageView: View {
  private let message: Message
  private let scroll = ScrollView()
  private let subject: Label
  /// The subject is part of what scrolls.
  var largeTitle: LargeTitle { LargeTitle(subject, in: scroll) }
  private let avatar: AvatarView
  private let sender: Label
  private let time: Label
  private let paragraphs: [Label]
  let reply: TextView
  /// Ends writing, as the Return key only breaks the line.
  let done = Button("Done", id: "reply-done")
  private let replyTitle: Label
  /// Called when the user taps beside the answer.
  var onTouch: (() -> Void)?

  private static let senderLines = 2
  /// The lines of an answer that are seen at once.
  private static let replyLines = 4.0

  init(_ message: Message) {
    self.message = message
    subject = Label(message.subject, style: TypeScale.title, lines: 0)
    subject.role = .heading
    subject.isProse = true
    avatar = AvatarView(message.initials, hue: message.number - 1)
    sender = Label(message.sender, style: TypeScale.headline)
    sender.isProse = true
    sender.lines = MessageView.senderLines
    time = Label(style: TypeScale.time, color: Palette.ink2)
    paragraphs = message.body.map { words in
      let label = Label(words, style: TypeScale.body, lines: 0)
      label.isProse = true
      label.isCenteredVertically = false
      return label
    }
    reply = TextView(
      placeholder: "Write an answer", id: "reply-field")
    replyTitle = Label("Answer", style: TypeScale.headline)
    super.init(id: ScreenName.message.rawValue)
    role = .screen
    label = message.subject
    background = Palette.surface
    scroll.indicatorColor = Palette.mark
    addSubview(scroll)
    for view in [subject, avatar, sender, time] { scroll.addSubview(view) }
    for paragraph in paragraphs { scroll.addSubview(paragraph) }
    for view in [replyTitle, reply, done] { scroll.addSubview(view) }
    replyTitle.role = .heading
    reply.label = "Answer"
    reply.background = Palette.well
    reply.cornerRadii = CornerRadii(all: Radius.button)
    reply.clipsToBounds = true
    reply.textInset = EdgeInsets(all: Space.medium)
    // A tap on the status bar scrolls the message, not the answer.
    reply.scrollsToTop = false
    reply.indicatorColor = Palette.mark
    done.isHidden = true
    showEdge(isEdited: false)
  }

  /// Shows that the answer is being written, or no longer.
  func showEdge(isEdited: Bool) {
    done.isHidden = !isEdited
    reply.border = Border(
      width: isEdited ? 2 : 1, color: isEdited ? Palette.accent : Palette.hairline)
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouch?() }

  override func didEnter(_ stage: Stage) {
    time.string = MessageTime.text(message.received, now: stage.civilNow)
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
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
    let side = avatar.side
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
    y += Space.large
    let titleHeight = max(Space.target, replyTitle.sizeThatFits(Size(width, 0)).height)
    let end = done.sizeThatFits(size).width
    replyTitle.frame = mirrored(Rect(x, y, width - end, titleHeight))
    y += titleHeight
    // In landscape only the answer is seen above the keyboard, so the button is in it.
    let isInside = stage.environment.orientation.isLandscape
    done.frame = mirrored(
      Rect(
        x + width - end + (isInside ? 0 : Button.Style.plain.insets.right),
        isInside ? y : y - titleHeight, end, titleHeight))
    let room = EdgeInsets(all: Space.medium)
    reply.textInset = isInside ? inset(room, trailing: end) : room
    let factor = textSize
    let words = TypeScale.body.lineHeight * factor * MessageView.replyLines
    place(reply, Rect(x, y, width, words + Space.medium * 2))
    scroll.contentInset.bottom = area.bottom
    scroll.contentSize = Size(size.width, y + Space.large)
  }

  private func inset(_ insets: EdgeInsets, trailing: Double) -> EdgeInsets {
    var insets = insets
    if isRightToLeft { insets.left = trailing } else { insets.right = trailing }
    return insets
  }
}
