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
    shell.contentController = PhoneDelegate.controller(
      of: stage.settings.screen, stage, clock: clock)
  }

  /// The controller that runs a screen, by the name that scenarios start it with.
  static func controller(of screen: String, _ stage: Stage, clock: PhoneClock) -> ViewController {
    switch screen {
    case "schedule": ScheduleController(stage)
    default: InboxController(stage, clock: clock)
    }
  }

  override var stage: Stage? { ownStage }
  override var logName: String { "delegate" }

  /// Opens the drawer, or closes it where it is open or on its way there.
  func toggleDrawer() {
    ownStage.note(.application, "delegate: toggle the drawer")
    drawer.toggle()
  }
}
