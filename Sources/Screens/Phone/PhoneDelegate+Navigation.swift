import TouchKit

/// How the phone goes to another screen.
extension PhoneDelegate {
  /// Shows the screen that the phone starts with.
  func start(_ screen: String) {
    if screen == ScreenName.message.rawValue {
      if let first = firstMessage {
        tabs.navigation(.inbox)?.push(
          MessageController(first, drafts: drafts, on: stage), animated: false)
      }
    } else {
      tabs.select(screen, quietly: true)
    }
  }

  /// Opens a message over the inbox.
  func show(_ message: Message) {
    tabs.navigation(.inbox)?.push(MessageController(message, drafts: drafts, on: stage))
  }

  /// Opens the message of this number, as a notification asks.
  func openMessage(_ number: Int) {
    if drawer.isOpen { drawer.toggle() }
    tabs.select(ScreenName.inbox.rawValue, quietly: true)
    tabs.navigation(.inbox)?.popToRoot(animated: false)
    inbox.open(number)
  }
}
