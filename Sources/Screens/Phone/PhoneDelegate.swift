import TouchKit

/// The application's delegate: it owns what the phone shows and is told when the drawer is to move.
final class PhoneDelegate: Responder {
  let drawer: DrawerController
  let shell: ShellController
  private let inbox: InboxController
  private unowned let ownStage: Stage

  init(
    _ stage: Stage, switches: PhoneSwitches, clock: PhoneClock, history: NotificationHistory
  ) {
    ownStage = stage
    drawer = DrawerController(stage, switches: switches, history: history)
    shell = ShellController(stage, drawer: drawer)
    inbox = InboxController(stage, clock: clock)
    super.init()
    shell.contentController = inbox
  }

  override var stage: Stage? { ownStage }
  override var logName: String { "delegate" }

  /// Opens the drawer, or closes it where it is open or on its way there.
  func toggleDrawer() {
    ownStage.note(.application, "delegate: toggle the drawer")
    drawer.toggle()
  }

  /// Opens the message of this number, as a notification asks for.
  func openMessage(_ number: Int) {
    if drawer.isOpen { drawer.toggle() }
    inbox.open(number)
  }
}
