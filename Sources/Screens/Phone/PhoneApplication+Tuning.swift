import TouchKit

/// What designers can tune about touches on the status bar.
extension PhoneApplication {
  static let statusBarTrigger = Tunable.choice(
    "status-bar.trigger", of: StatusBarTrigger.self,
    "what of a finger on the status bar moves the drawer")
  static let statusBarTap = Tunable.choice(
    "status-bar.tap", of: StatusBarTap.self, "what a tap on the status bar is for")
}
