import TouchKit
import TouchStyle

/// The page on which a user chooses how notifications appear. The button that sends one is below the rest or, if the
/// screen is low, beside it.
final class NotificationSettingsView: View {
  let styles: ChoiceList
  let sounds: ChoiceList
  let duration: SliderRow
  let sticky = SwitchRow(
    "Until it is tapped", caption: "It stays as long as it takes", id: "notification-sticky")
  let send = Button("Send", id: "notification-send", style: .primary)
  private let column: CardColumn
  private let hint = Label(
    "Quiet is on: it goes to the drawer without a banner", style: TypeScale.second,
    color: Palette.ink2, alignment: .center, lines: 0)
  private let isQuiet: () -> Bool
  private let footer = View()

  /// From this width on the button is beside the settings, and the share of the width that it then has.
  private static let wide = 440.0
  private static let sideShare = 0.32

  init(
    styles: [Notification.HideStyle], sounds: [Notification.Sound?],
    isQuiet: @escaping () -> Bool
  ) {
    self.isQuiet = isQuiet
    self.styles = ChoiceList(
      styles.map { .init(title: $0.words, id: "notification-style-\($0.rawValue)") },
      label: "How it goes", id: "notification-style")
    self.sounds = ChoiceList(
      sounds.map { sound in
        sound.map {
          .init(title: $0.words, detail: "\($0.rawValue)", id: "notification-sound-\($0.rawValue)")
        } ?? .init(title: "None", id: "notification-sound-none")
      }, label: "Sound", id: "notification-sound")
    duration = SliderRow(
      "Rest",
      Slider(
        NotificationSettings.durations.lowerBound, from: NotificationSettings.durations.lowerBound,
        to: NotificationSettings.durations.upperBound, id: "notification-duration"))
    column = CardColumn([
      NotificationSettingsView.caption("How long it stays"), Card([duration, sticky]),
      NotificationSettingsView.caption("How it goes"), self.styles,
      NotificationSettingsView.caption("Its sound"), self.sounds,
    ])
    super.init()
    role = .screen
    label = "Notification settings"
    background = Palette.ground
    footer.background = Palette.surface
    send.label = "Send a notification"
    addSubview(column)
    addSubview(footer)
    for view in [hint, send] as [View] { footer.addSubview(view) }
  }

  private static func caption(_ words: String) -> Label {
    let label = Label(words, style: TypeScale.secondStrong, color: Palette.ink2, lines: 0)
    label.role = .heading
    return label
  }

  /// A duration in words, to the tenth of a second.
  static func words(_ seconds: Double) -> String {
    let tenths = Int(exactly: (seconds * 10).rounded()) ?? 0
    return "\(tenths / 10).\(tenths % 10) s"
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let left = area.left + margin
    let right = area.right + margin
    hint.isHidden = !isQuiet()
    let room = size.width - left - right
    let isBeside = room >= NotificationSettingsView.wide
    let side = isBeside ? (room * NotificationSettingsView.sideShare).rounded() : room
    let hintHeight = hint.isHidden ? 0 : hint.sizeThatFits(Size(side, 0)).height + Space.small
    let sendHeight = max(Space.target, send.sizeThatFits(size).height)
    let high = hintHeight + sendHeight
    if isBeside {
      let wide = size.width - side - Space.large - (isRightToLeft ? left : right)
      column.margins =
        isRightToLeft
        ? EdgeInsets(bottom: area.bottom, right: right)
        : EdgeInsets(left: left, bottom: area.bottom)
      column.frame = Rect(isRightToLeft ? size.width - wide : 0, 0, wide, size.height)
      footer.frame = Rect(
        isRightToLeft ? left : size.width - right - side,
        max(Space.large, (size.height - area.bottom - high) / 2).rounded(), side, high)
      footer.background = nil
      hint.frame = Rect(0, 0, side, max(0, hintHeight - Space.small))
      send.frame = Rect(0, hintHeight, side, sendHeight)
      return
    }
    let bar = high + Space.small * 2
    column.margins = EdgeInsets(left: left, right: right)
    column.frame = Rect(0, 0, size.width, max(0, size.height - bar - area.bottom))
    footer.background = Palette.surface
    footer.frame = Rect(0, column.frame.maxY, size.width, bar + area.bottom)
    hint.frame = Rect(left, Space.small, room, max(0, hintHeight - Space.small))
    send.frame = Rect(left, Space.small + hintHeight, room, sendHeight)
  }

  override func drawOverlay(in context: inout DrawingContext) {
    guard footer.background != nil else { return }
    context.hairline(footer.frame, .top, context.color(Palette.hairline))
  }
}
