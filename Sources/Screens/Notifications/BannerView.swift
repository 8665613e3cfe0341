import TouchKit

/// A notification as it lies on the screen.
final class BannerView: View {
  let notification: Notification
  private(set) var look: BannerLook
  /// Shows the whole message and its buttons.
  private(set) var isOpen = false

  let title: Label
  let message: Label
  private let icon: ShapeView?
  private let iconGround: View?
  private let close = Pressable(id: "notification-close")
  private let cross: ShapeView
  private(set) var actions: [View] = []
  private var actionLabels: [Label] = []

  var onClose: (() -> Void)?
  /// A finger landed on the banner (true) or the last one left it.
  var onTouch: ((Bool) -> Void)?
  var onAction: ((Int) -> Void)?

  init(_ notification: Notification, count: Int, look: BannerLook) {
    self.notification = notification
    self.look = look
    let words = count > 1 ? "\(notification.title) (\(count))" : notification.title
    title = Label(
      words, id: "notification-title", style: look.title,
      color: notification.titleColor.map { DynamicColor($0) } ?? look.titleColor,
      lines: look.form == .bar ? 1 : 2)
    message = Label(
      notification.message, id: "notification-message", style: look.message,
      color: notification.messageColor.map { DynamicColor($0) } ?? look.messageColor,
      lines: look.lines)
    message.isCenteredVertically = false
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
    cross = Icon.close.view(look.closeColor)
    super.init(id: "notification")
    role = .alert
    label = notification.message.isEmpty ? words : "\(words), \(notification.message)"
    background = notification.background.map { DynamicColor($0) } ?? look.background
    cornerRadii = CornerRadii(all: look.radius)
    if look.form == .card { shadow = Shadows.raised }
    build()
  }

  private func build() {
    addSubview(title)
    addSubview(message)
    if let iconGround, let icon {
      addSubview(iconGround)
      iconGround.addSubview(icon)
    }
    close.role = .button
    close.label = "Close"
    close.onPress = { [weak self] in self?.onClose?() }
    addSubview(close)
    close.addSubview(cross)
    for (place, words) in notification.actions.enumerated() {
      let button = Pressable(id: "notification-action-\(place + 1)")
      button.role = .button
      button.label = words
      button.background = Palette.recess
      button.cornerRadii = CornerRadii(all: Radius.button)
      button.isHidden = true
      button.onPress = { [weak self] in self?.onAction?(place) }
      let label = Label(
        words, style: TypeScale.headline, color: Palette.accent, alignment: .center)
      label.role = nil
      button.addSubview(label)
      actionLabels.append(label)
      actions.append(button)
      addSubview(button)
    }
  }

  /// Whether pulling it open would show more.
  var canOpen: Bool {
    !isOpen && (!actions.isEmpty || (message.metrics(width: textWidth)?.isCut ?? false))
  }

  func open() {
    isOpen = true
    message.lines = 0
    for button in actions { button.isHidden = false }
    setNeedsLayout()
  }

  /// What is left of the banner's width for words.
  private var textWidth: Double {
    max(0, size.width - textLeft - BannerLook.closeSize.width - look.padding - look.gap)
  }

  private var textLeft: Double {
    iconGround == nil ? look.padding : look.padding + look.iconSize.width + look.gap
  }

  /// The height the banner wants at a width, never more than the screen leaves it.
  func height(width: Double, most: Double) -> Double {
    let inner = max(
      0, width - textLeft - BannerLook.closeSize.width - look.padding - look.gap)
    let words = wordsHeight(inner)
    let buttons =
      isOpen && !actions.isEmpty ? BannerLook.actionHeight + look.padding : 0
    return min(most, max(look.least, words + 2 * look.padding) + buttons)
  }

  private func wordsHeight(_ width: Double) -> Double {
    let titleHeight = title.metrics(width: width)?.size.height ?? 0
    guard !message.string.isEmpty else { return titleHeight }
    return titleHeight + titleGap + (message.metrics(width: width)?.size.height ?? 0)
  }

  /// The original sets the message 8 below the title; the card sets them as lines of one text.
  private var titleGap: Double { look.form == .bar ? 8 : 2 }

  override func layout() {
    let height = size.height
    let buttons = isOpen && !actions.isEmpty ? BannerLook.actionHeight + look.padding : 0
    let room = height - buttons
    if let iconGround, let icon {
      iconGround.frame = mirrored(
        Rect(
          look.padding, (room - look.iconSize.height) / 2, look.iconSize.width,
          look.iconSize.height))
      let side = look.form == .bar ? look.iconSize.width : look.iconSize.width * 0.6
      icon.frame = Rect(
        center: Point(look.iconSize.width / 2, look.iconSize.height / 2), size: Size(side, side))
    }
    // The finger gets 44 points even where the drawn button is smaller.
    let target = Space.target
    let closeMiddle = size.width - look.padding - BannerLook.closeSize.width / 2
    close.frame = mirrored(
      Rect(center: Point(closeMiddle, room / 2), size: Size(target, target)))
    cross.frame = Rect(
      center: Point(target / 2, target / 2),
      size: Size(BannerLook.closeIcon, BannerLook.closeIcon))
    let width = textWidth
    let words = wordsHeight(width)
    let titleHeight = title.metrics(width: width)?.size.height ?? 0
    // In the bar the title's centre lies 20 above the middle, as the original has it, unless the words need more room.
    let top =
      look.form == .bar && words <= room - 2 * look.padding && !message.string.isEmpty
      ? min(room / 2 - 20 - titleHeight / 2, (room - words) / 2) : (room - words) / 2
    title.frame = mirrored(Rect(textLeft, max(look.padding / 2, top), width, titleHeight))
    let messageTop = title.frame.maxY + titleGap
    message.frame = mirrored(
      Rect(textLeft, messageTop, width, max(0, room - look.padding - messageTop)))
    layOutActions(top: room)
  }

  private func layOutActions(top: Double) {
    guard !actions.isEmpty else { return }
    let count = Double(actions.count)
    let width = (size.width - look.padding * 2 - look.gap * (count - 1)) / count
    for (place, button) in actions.enumerated() {
      button.frame = mirrored(
        Rect(
          look.padding + Double(place) * (width + look.gap), top, width, BannerLook.actionHeight))
      actionLabels[place].frame = button.bounds
    }
  }

  override func touchesBegan(_ touches: [Touch], _ event: Event) { onTouch?(true) }
  override func touchesEnded(_ touches: [Touch], _ event: Event) { onTouch?(false) }
  override func touchesCancelled(_ touches: [Touch], _ event: Event) { onTouch?(false) }

  /// The banner is where its own pixels are: not its shadow, not outside its round corners.
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
