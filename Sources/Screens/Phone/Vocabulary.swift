import TouchKit

/// The words that can be ids of the phone's views.
enum Vocabulary {
  static let screens = ["inbox", "message", "schedule", "reporter", "device", "colours", "tour"]
  static let switches = PhoneSwitch.allCases.map(\.rawValue)

  /// Ids that stand for one view each.
  static let words =
    screens + [
      "status-bar", "drawer", "content", "back-button", "notification", "notification-title",
      "notification-message", "notification-icon", "notification-close", "edit-button", "undo",
      "search-field", "begin-mark", "end-mark", "report-label", "reset-button",
      "interaction-label", "resolution-label", "orientation-label", "colour-field",
      "colour-slider", "colour-swatch", "keyboard", "today-button", "modal", "modal-shade",
      "popover", "tour-page", "credit-label", "video", "video-play", "video-scrub",
      "video-fullscreen",
    ] + switches.map { "drawer-toggle-\($0)" } + screens.map { "tab-\($0)" }

  /// Ids with a part that differs from view to view.
  static let families: [(prefix: String, isPart: @Sendable (Substring) -> Bool)] = [
    ("drawer-history-", isNumber), ("notification-action-", isNumber), ("row-", isNumber),
    ("minus-", isNumber), ("delete-", isNumber), ("key-", isKey), ("day-", isDay),
    ("meal-delete-", isMeal), ("meal-", isMeal),
  ]

  static func knows(_ word: String) -> Bool {
    words.contains(word)
      || families.contains { family in
        word.hasPrefix(family.prefix) && family.isPart(word.dropFirst(family.prefix.count))
      }
  }

  /// What to suggest for a word that is none: an example of each family stands for all of it.
  static let examples =
    words + [
      "drawer-history-1", "notification-action-1", "row-1", "minus-1", "delete-1", "key-a",
      "day-2026-01-05", "meal-2026-01-05-1", "meal-delete-2026-01-05-1",
    ]

  /// A number as the views write it: no sign and no zeros before it.
  private static func isNumber(_ text: Substring) -> Bool {
    Int(text).map { String($0) == text && $0 >= 0 } ?? false
  }

  private static func isDay(_ text: Substring) -> Bool { CivilDate(String(text)) != nil }

  private static func isMeal(_ text: Substring) -> Bool {
    guard let dash = text.lastIndex(of: "-") else { return false }
    return isDay(text[..<dash]) && isNumber(text[text.index(after: dash)...])
  }

  /// A letter or sign of the keyboard, or the name of a key.
  private static func isKey(_ text: Substring) -> Bool {
    text.count == 1 || text.count > 1 && text.allSatisfy { $0.isLowercase || $0 == "-" }
  }
}
