import TouchKit

/// Every id by which a scenario can name a view of the phone.
extension IDVocabulary {
  /// The ids that the phone's views can have.
  static let phone = IDVocabulary(
    ScreenName.all + [
      "status-bar", "drawer", "content", "back-button", "notification", "notification-title",
      "notification-message", "notification-icon", "notification-close",
      "notification-action-{number}", "notification-settings", "notification-style",
      "notification-style-{name}", "notification-duration", "notification-sticky",
      "notification-sound", "notification-sound-{name}", "notification-send",
      "drawer-history-{number}",
      "drawer-history-delete-{number}", "drawer-history-clear", "drawer-history-more",
      "row-{number}",
      "minus-{number}", "delete-{number}", "edit-button", "undo", "redo", "search-field",
      "reply-field", "reply-done", "begin-mark", "end-mark", "report-label",
      "reset-button", "event-page", "event-list", "event-{number}",
      "event-button", "event-field", "event-switch", "event-slider", "event-segments",
      "exclusive-touch", "ignore-touches", "interaction-label", "resolution-label",
      "orientation-label", "multiple-touches", "colour-field", "colour-slider", "colour-swatch",
      "keyboard",
      "key-{key}", "day-{date}", "meal-{date}-{number}", "meal-delete-{date}-{number}",
      "today-button", "month-button", "month-{number}", "week-start",
      "week-starts", "week-start-{name}", "date-{date}",
      "meal-minus-{date}-{number}", "meal-kind-{name}", "meal-details", "meal-name", "meal-note",
      "meal-done", "modal", "modal-shade", "popover", "tour-page", "credit-label", "video",
      "video-play", "video-scrub", "video-fullscreen", "tour-popover-video",
      "tour-popover-video-play", "tour-popover-video-scrub", "tour-popover-video-fullscreen",
      "top-claims", "top-list-{number}", "top-head-{number}",
      "contents-button", "section-{number}", "section-read", "section-watch", "tour-link-{number}",
      "tour-back", "tour-next",
    ] + PhoneSwitch.allCases.map { "drawer-toggle-\($0.rawValue)" }
      + ScreenName.all.map { "tab-\($0)" })
}
