import TouchKit

/// What designers can tune about touches on the status bar.
extension PhoneApplication {
  static let stripTrigger = Tunable.choice(
    "status-bar.trigger", of: StripTrigger.self,
    "what of a finger on the strip moves the drawer")
  static let stripTap = Tunable.choice(
    "status-bar.tap", of: StripTap.self, "what a tap on the strip is for")
}
