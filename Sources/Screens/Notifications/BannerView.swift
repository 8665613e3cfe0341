import TouchKit
import TouchStyle

/// The view of a banner.
final class BannerView: View {
  let notification: Notification
  private(set) var look: BannerLook
  /// Shows the whole message and its buttons.
  private(set) var isOpen = false

  let title: Label
  let message: Label
  private let icon: PathView?
  private let iconGround: View?
  private let close: Button
  private(set) var actions: [Button] = []

  /// What the bar keeps free at its edges for the screen's corners or the status bar's text.
  var insets = EdgeInsets.zero { didSet { if insets != oldValue { setNeedsLayout() } } }
  var onClose: (() -> Void)?
  var onAction: ((Int) -> Void)?

  init(_ notification: Notification, count: Int, look: BannerLook) {
    self.notification = notification
    self.look = look
    title = Label(
      notification.title, id: "notification-title", style: look.title,
      color: notification.titleColor.map { DynamicColor($0) } ?? look.titleColor,
      lines: look.form == .bar ? 1 : 2)
    message = Label(
      notification.message, id: "notification-message", style: look.message,
      color: notification.messageColor.map { DynamicColor($0) } ?? look.messageColor,
      lines: look.lines)
    message.isCenteredVertically = false
    for label in [title, message] { label.isProse = true }
    if let name = notification.icon {
      let color = look.form == .bar ? look.titleColor : Palette.onAccent
      icon = name.view(color)
      iconGround = View(id: "notification-icon")
      iconGround?.role = .image
      iconGround?.label = name.rawValue
      iconGround?.isUserInteractionEnabled = false
      if look.form == .card {
        iconGround?.background = Palette.accent
        iconGround?.cornerRadii = CornerRadii(all: Radius.button)
      }
    } else {
      icon = nil
      iconGround = nil
    }
    close = Button(
      icon: Icon.close.view(look.closeColor), id: "notification-close",
      style: Button.Style.icon(look.closeColor, side: BannerLook.closeIcon))
    super.init(id: "notification")
    role = .alert
    background = notification.background.map { DynamicColor($0) } ?? look.background
    cornerRadii = CornerRadii(all: look.radius)
    if look.form == .card {
      shadow = Shadows.raised
      border = Border(width: 0, color: DynamicColor(light: .clear, dark: Palette.hairline.dark))
    }
    build()
    show(count: count)
  }

  /// Says how often the same notification came.
  func show(count: Int) {
    let number = count > 1 ? "(\(count))" : ""
    let words = [notification.title, number].filter { !$0.isEmpty }.joined(separator: " ")
    title.string = words
    label = notification.spoken(as: words)
    setNeedsLayout()
  }

  private func build() {
    addSubview(title)
    addSubview(message)
    if let iconGround, let icon {
      addSubview(iconGround)
      iconGround.addSubview(icon)
    }
    close.label = "Close"
    close.on(.touchUpInside, "close", weakly { me in me.onClose?() })
    if !notification.isWithoutClose { addSubview(close) }
    for (index, words) in notification.actions.enumerated() {
      let button = Button(
        words, id: "notification-action-\(index + 1)", style: .recessed)
      button.isHidden = true
      button.on(.touchUpInside, "act", weakly { me in me.onAction?(index) })
      actions.append(button)
      addSubview(button)
    }
  }

  /// Whether pulling it open would show more.
  var canOpen: Bool {
    !isOpen
      && (!actions.isEmpty || (message.metrics(width: messageWidth(size.width))?.isCut ?? false))
  }

  /// Shows everything from now on. While the banner grows, what it has no room for yet is cut off.
  func open() {
    isOpen = true
    for button in actions { button.isHidden = false }
    cutsOff = true
    setNeedsLayout()
  }

  /// The banner has the size that it wants.
  func opened() { cutsOff = false }

  private var cutsOff = false {
    didSet { for view in [self, message] { view.clipsToBounds = cutsOff } }
  }

  // MARK: Layout

  /// From this text size on a card's message is below its picture and title, as wide as the card.
  private static let largeText = 1.5
  private var isLarge: Bool {
    look.form == .card && textSize >= BannerView.largeText
  }

  /// The bar's picture has the same size at every text size; a card's picture grows half as much as other symbols,
  /// because the title loses the room.
  private var pictureFactor: Double { look.form == .bar ? 1 : (1 + symbolFactor) / 2 }
  private var pictureSize: Size {
    Size(look.iconSize.width * pictureFactor, look.iconSize.height * pictureFactor)
  }
  private var closeWidth: Double { BannerLook.closeSize.width * symbolFactor }

  /// The room that the title gets in a width.
  private func titleWidth(_ width: Double) -> Double {
    let close = notification.isWithoutClose ? 0 : closeWidth + look.gap
    return max(0, width - titleLeft - close - look.padding - insets.right)
  }

  private var titleLeft: Double {
    insets.left + look.padding + (iconGround == nil ? 0 : pictureSize.width + look.gap)
  }

  private func messageWidth(_ width: Double) -> Double {
    isLarge
      ? max(0, width - insets.left - insets.right - look.padding * 2) : titleWidth(width)
  }

  /// The height of title, picture and button beside each other, at the top of a card with large text.
  private func headHeight(_ title: Double) -> Double {
    max(title, iconGround == nil ? 0 : pictureSize.height, Space.target)
  }

  /// The greatest height that the screen allows.
  private var most = Double.infinity

  /// The height that the banner wants at a width, `most` at most.
  func height(width: Double, most: Double) -> Double {
    self.most = most
    message.lines = messageLines
    let words = wordsHeight(width)
    return min(
      most, insets.top + max(look.least, words + 2 * look.padding) + actionsHeight(width))
  }

  private var messageLines: Int { isOpen ? 0 : look.lines }

  /// Whether a banner of a width shows all of its message, once it is open, or more than it did before.
  func showsEnough(width: Double, most: Double) -> Bool {
    guard isOpen, !message.string.isEmpty else { return true }
    let shown = shownLines(width, most, isStacked: wantsStack(width))
    return shown > closedLines(width) || shown >= lines(width, atMost: 0)
  }

  /// The lines of the message while the banner is not open.
  private func closedLines(_ width: Double) -> Int { lines(width, atMost: look.lines) }

  /// The lines of the message, 0 at most for any number.
  private func lines(_ width: Double, atMost most: Int) -> Int {
    let present = message.lines
    message.lines = most
    defer { message.lines = present }
    return message.metrics(width: messageWidth(width))?.lines ?? 0
  }

  /// How many whole lines of the message an open banner of a width has room for.
  private func shownLines(_ width: Double, _ most: Double, isStacked: Bool) -> Int {
    let titleHeight = titleHeight(width)
    let head = (isLarge ? headHeight(titleHeight) : titleHeight) + titleGap
    let room =
      most - insets.top - 2 * look.padding - head - actionsHeight(width, isStacked: isStacked)
    return max(0, Int(exactly: (room / messageLine).rounded(.down)) ?? 0)
  }

  private var messageLine: Double { look.message.lineHeight * textSize }

  private func titleHeight(_ width: Double) -> Double {
    title.string.isEmpty ? 0 : title.metrics(width: titleWidth(width))?.size.height ?? 0
  }

  /// How high the words are in a banner of a width.
  private func wordsHeight(_ width: Double) -> Double {
    let titleHeight = titleHeight(width)
    let head = isLarge ? headHeight(titleHeight) : titleHeight
    guard !message.string.isEmpty else { return head }
    return head + titleGap + (message.metrics(width: messageWidth(width))?.size.height ?? 0)
  }

  /// The original sets the message 8 below the title; the card sets them as lines of one text.
  private var titleGap: Double {
    if isLarge { return Space.small }
    return title.string.isEmpty ? 0 : look.form == .bar ? Space.small : Space.hair
  }

  override func layout() {
    let room = Rect(
      insets.left, insets.top, size.width - insets.left - insets.right,
      size.height - insets.top - actionsHeight(size.width))
    // In a banner that was pulled open, picture and button stay at the beginning of the text.
    let titleHeight = title.metrics(width: titleWidth(size.width))?.size.height ?? 0
    let middle =
      isLarge
      ? room.y + look.padding + headHeight(titleHeight) / 2
      : isOpen ? room.y + min(room.height, look.least) / 2 : room.midY
    layOutPicture(room, middle: middle)
    // The finger gets 44 points even if the drawn button is smaller.
    let target = Space.target
    close.frame = mirrored(
      Rect(
        center: Point(room.maxX - look.padding - closeWidth / 2, middle),
        size: Size(target, target)))
    layOutWords(room, head: middle)
    layOutActions(top: room.maxY)
  }

  private func layOutPicture(_ room: Rect, middle: Double) {
    guard let iconGround, let icon else { return }
    iconGround.frame = mirrored(
      Rect(
        room.x + look.padding, middle - pictureSize.height / 2, pictureSize.width,
        pictureSize.height))
    let glyph = look.glyph * pictureFactor
    icon.frame = Rect(
      center: Point(pictureSize.width / 2, pictureSize.height / 2), size: Size(glyph, glyph))
  }

  /// `head` is the middle of the top part of a card with large text.
  private func layOutWords(_ room: Rect, head: Double) {
    message.lines = messageLines
    let words = wordsHeight(size.width)
    let titleWidth = titleWidth(size.width)
    let titleHeight = titleHeight(size.width)
    let middle = room.midY - words / 2
    // In the bar the title's centre is 20 above the middle, unless the words need more room.
    let hasRoom =
      look.form == .bar && !message.string.isEmpty && !title.string.isEmpty
      && words <= room.height - 2 * look.padding
    let top = hasRoom ? min(room.midY - BannerLook.titleRise - titleHeight / 2, middle) : middle
    let titleTop = isLarge ? head - titleHeight / 2 : max(room.y + look.padding, top)
    title.frame = mirrored(Rect(titleLeft, titleTop, titleWidth, titleHeight))
    let headEnd = isLarge ? head + headHeight(titleHeight) / 2 : title.frame.maxY
    let messageTop = headEnd + titleGap
    let width = messageWidth(size.width)
    let messageLeft = isLarge ? insets.left + look.padding : titleLeft
    let left = max(0, room.maxY - look.padding - messageTop)
    limitMessage(to: left, width: width)
    message.frame = mirrored(Rect(messageLeft, messageTop, width, left))
  }

  /// Cuts a message that is too long for the screen after a whole line.
  private func limitMessage(to height: Double, width: Double) {
    guard let metrics = message.metrics(width: width), metrics.size.height > height else {
      return
    }
    message.lines = max(1, Int(exactly: (height / messageLine).rounded(.down)) ?? 1)
  }

  // MARK: Buttons

  /// The room of the buttons with the margin below them.
  private func actionsHeight(_ width: Double) -> Double {
    isOpen ? actionsHeight(width, isStacked: isStacked(width)) : 0
  }

  private func actionsHeight(_ width: Double, isStacked: Bool) -> Double {
    guard !actions.isEmpty else { return 0 }
    let rows = isStacked ? Double(actions.count) : 1
    return rows * actionHeight + (rows - 1) * Space.small + look.padding
  }

  private var actionHeight: Double {
    let line = TypeScale.headline.lineHeight * textSize
    return max(Space.target, line + Space.large)
  }

  private func actionWidth(_ width: Double, columns: Int) -> Double {
    let room = width - insets.left - insets.right - look.padding * 2
    return (room - look.gap * Double(columns - 1)) / Double(columns)
  }

  /// Whether the buttons are below each other. On a low screen they are side by side, with long words cut, if less of
  /// the message would be seen than before it was opened.
  private func isStacked(_ width: Double) -> Bool {
    guard wantsStack(width) else { return false }
    guard !message.string.isEmpty else { return true }
    return shownLines(width, most, isStacked: true) >= closedLines(width)
  }

  /// Whether the buttons' words are too long for buttons side by side.
  private func wantsStack(_ width: Double) -> Bool {
    let room = actionWidth(width, columns: actions.count)
    return actions.contains { $0.sizeThatFits(.zero).width > room }
  }

  private func layOutActions(top: Double) {
    guard !actions.isEmpty else { return }
    let stacks = isStacked(size.width)
    let width = actionWidth(size.width, columns: stacks ? 1 : actions.count)
    let height = actionHeight
    for (index, button) in actions.enumerated() {
      let x = stacks ? 0 : Double(index) * (width + look.gap)
      let y = stacks ? Double(index) * (height + Space.small) : 0
      button.frame = mirrored(
        Rect(insets.left + look.padding + x, top + y, width, height))
    }
  }

  // MARK: Touches

  // Touches on the banner stay here: no responder behind it in the chain receives them.
  override func touchesBegan(_ touches: [Touch], _ event: Event) {}
  override func touchesMoved(_ touches: [Touch], _ event: Event) {}
  override func touchesEnded(_ touches: [Touch], _ event: Event) {}
  override func touchesCancelled(_ touches: [Touch], _ event: Event) {}

  /// The banner accepts touches on its own pixels only: not on its shadow, not outside its round corners.
  override func point(inside point: Point, _ event: Event?) -> Bool {
    let bounds = shown.bounds
    guard bounds.contains(point) else { return false }
    let radius = min(cornerRadii.topLeft, bounds.width / 2, bounds.height / 2)
    guard radius > 0 else { return true }
    let nearest = Point(
      min(max(point.x, bounds.x + radius), bounds.maxX - radius),
      min(max(point.y, bounds.y + radius), bounds.maxY - radius))
    return point.distance(to: nearest) <= radius
  }
}
