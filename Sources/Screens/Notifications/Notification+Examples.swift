import TouchKit

/// Notifications that show what banners can do, offered where a user sends one.
extension Notification {
  static let examples = [
    example(
      "Short", "a title and a line",
      [
        ("title", .string("Maya Lindqvist")), ("message", .string("Lunch at one?")),
        ("icon", .string("mail")), ("sound", .string("1003")),
      ]),
    example(
      "Long, with Actions", "more than fits, two buttons when pulled open",
      [
        ("title", .string("Rehearsal moved to the large hall")),
        (
          "message",
          .string(
            "The small hall is being painted until Friday. Bring the second set of scores, and "
              + "tell the strings that the platform is lower than they are used to.")
        ),
        ("icon", .string("calendar")),
        ("actions", .array([.string("Reply"), .string("Later")])), ("opens", .number(2)),
      ]),
    example(
      "Sticky", "stays until it is taken away",
      [
        ("title", .string("Recording")), ("message", .string("Tap to end it")),
        ("icon", .string("play")), ("sticky", .bool(true)),
      ]),
    example(
      "Urgent", "comes first, also while others are kept quiet",
      [
        ("title", .string("Doors close in five minutes")), ("icon", .string("bell")),
        ("priority", .string("high")), ("background", .string("#c9281c")),
        ("titleColor", .string("#ffffff")), ("sound", .string("1005")),
      ]),
  ]

  private static func example(
    _ name: String, _ summary: String, _ members: [(String, Payload)]
  ) -> Prototype.CustomInput.Example {
    .init(name, summary, .object(members.map { Payload.Member($0, $1) }))
  }

  /// Refuses a notification without content from a user's form; a scenario may send one.
  static func objection(_ payload: Payload) -> Prototype.CustomInput.Objection? {
    let says = [payload["title"], payload["message"]].contains { $0?.string?.isEmpty == false }
    guard !says, payload["icon"] == nil else { return nil }
    return .init(at: "title", "nothing would be on it: write a title or a message")
  }
}
