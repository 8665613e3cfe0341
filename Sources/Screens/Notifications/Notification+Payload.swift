import TouchKit
import TouchStyle

/// How scenarios write a notification.
extension Notification {
  /// What `{ "notify": … }` of a scenario may hold.
  static let schema = ValueSchema.object([
    .required("title", .text(0...4096), "the bold line; may be empty"),
    .optional("message", .text(0...4096), "what is said under it"),
    .optional("icon", .word(Icon.allCases.map { $0.rawValue }), "the picture at its beginning"),
    .optional("id", .text(1...100), "takes the place of an earlier one of this name"),
    .optional("priority", .word(Priority.allCases.map { $0.rawValue }), "higher ones come first"),
    .optional("sticky", .bool, "stays until it is tapped, closed or flicked away"),
    .optional("duration", .number(0...3_600_000), "how long it rests, in milliseconds"),
    .optional("showDuration", .number(0...10_000), "how long it takes to come, in milliseconds"),
    .optional("hideDuration", .number(0...10_000), "how long it takes to go, in milliseconds"),
    .optional("hideStyle", .word(HideStyle.allCases.map { $0.rawValue }), "how it goes"),
    .optional("withoutClose", .bool, "has no button that closes it"),
    .optional(
      "sound", .word(Sound.allCases.map { "\($0.rawValue)" }),
      "the number of a sound; silent without"),
    .optional("background", color, "the banner's colour"),
    .optional("titleColor", color, "the title's colour"),
    .optional("messageColor", color, "the message's colour"),
    .optional("actions", .list(.text(1...40), count: 0...2), "buttons of the open banner"),
    .optional("opens", .integer(1...100_000), "the number of the message that a tap opens"),
  ])

  private static let color = ValueSchema.pattern(
    .init("a colour such as #0a84ff", expression: "#[0-9A-Fa-f]{6}", isColor: true) {
      readColor($0) != nil
    })

  private static func readColor(_ word: String) -> Color? {
    let digits = word.utf8.dropFirst()
    guard word.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let hex = UInt32(word.dropFirst(), radix: 16)
    else { return nil }
    return Color(hex: hex)
  }

  /// The notification that a payload of the schema describes; members of a wrong type are ignored.
  init(_ payload: Payload) {
    self.init(
      title: payload["title"]?.string ?? "", message: payload["message"]?.string ?? "",
      icon: payload["icon"]?.string.flatMap(Icon.init))
    id = payload["id"]?.string
    priority = payload["priority"]?.string.flatMap(Priority.init) ?? .normal
    isSticky = payload["sticky"]?.bool ?? false
    isWithoutClose = payload["withoutClose"]?.bool ?? false
    duration = payload["duration"]?.number.map { Time.milliseconds($0) }
    showDuration = payload["showDuration"]?.number.map { Time.milliseconds($0) }
    hideDuration = payload["hideDuration"]?.number.map { Time.milliseconds($0) }
    hideStyle = payload["hideStyle"]?.string.flatMap(HideStyle.init) ?? .slide
    sound = payload["sound"]?.string.flatMap { Int($0) }.flatMap(Sound.init)
    background = payload["background"]?.string.flatMap(Notification.readColor)
    titleColor = payload["titleColor"]?.string.flatMap(Notification.readColor)
    messageColor = payload["messageColor"]?.string.flatMap(Notification.readColor)
    actions = payload["actions"]?.array?.compactMap { $0.string } ?? []
    opens = payload["opens"]?.number.flatMap { Int(exactly: $0) }
  }
}
