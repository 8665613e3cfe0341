import TouchKit

/// The application's delegate: it owns what the phone shows and is told when the drawer is to move.
final class PhoneDelegate: Responder {
  let drawer: DrawerController
  let shell: ShellController
  private unowned let ownStage: Stage

  init(_ stage: Stage, switches: PhoneSwitches, clock: PhoneClock) {
    ownStage = stage
    drawer = DrawerController(stage, switches: switches)
    shell = ShellController(stage, drawer: drawer)
    super.init()
    shell.contentController = InboxController(stage, clock: clock)
  }

  override var stage: Stage? { ownStage }
  override var logName: String { "delegate" }

  /// Opens the drawer, or closes it where it is open or on its way there.
  func toggleDrawer() {
    ownStage.note(.application, "delegate: toggle the drawer")
    drawer.toggle()
  }
}
