import TouchKit

/// How the phone moves to another screen.
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

  /// Shows the page that names the events of controls.
  func showEvents() {
    tabs.navigation(.reporter)?.push(EventsController(ignoredTouches, on: stage))
  }

  /// Shows the page on which two lists claim the top.
  func showTwoLists() {
    tabs.navigation(.tour)?.push(TwoListsController(stage))
  }

  /// Shows the page with the settings of notifications over the present screen.
  func showNotificationSettings() {
    if drawer.isOpen { drawer.toggle() }
    // A sheet or popover would cover the page.
    while tabs.frontmost != nil, tabs.goBack() {}
    guard let navigation = tabs.topChild as? NavigationController,
      !(navigation.topChild is NotificationSettingsController)
    else { return }
    let page = NotificationSettingsController(
      notificationSettings, isQuiet: { [drawer] in drawer.switches.isDoNotDisturb }, on: stage)
    page.present = weakly(or: notificationSettings) { $0.notificationSettings }
    page.onChange = weakly { me, settings in me.notificationSettings = settings }
    page.onSend = weakly { me, payload in me.onNotify?(payload) }
    navigation.push(page)
  }

  /// Opens the message of this number, as a notification asks.
  func openMessage(_ number: Int) {
    if drawer.isOpen { drawer.toggle() }
    tabs.select(ScreenName.inbox.rawValue, quietly: true)
    tabs.navigation(.inbox)?.popToRoot(animated: false)
    inbox.open(number)
  }
}
