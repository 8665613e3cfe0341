import TouchKit

/// The application's delegate: it owns what the phone shows and is told when the drawer is to move.
final class PhoneDelegate: Responder {
  let drawer: DrawerController
  let shell: ShellController
  let tabs: PhoneTabs
  let inbox: InboxController
  let schedule: ScheduleController
  let tour: TourController
  private let drafts = Drafts()
  /// Hides popovers while something fills the screen.
  private let fullScreenPopovers: FullScreenPopovers
  private unowned let stage: Stage

  init(
    _ stage: Stage, switches: PhoneSwitches, clock: PhoneClock, strip: StatusStrip,
    history: NotificationHistory
  ) {
    self.stage = stage
    drawer = DrawerController(stage, switches: switches, history: history)
    shell = ShellController(stage, drawer: drawer, strip: strip)
    inbox = InboxController(stage, clock: clock)
    schedule = ScheduleController(stage)
    tour = TourController(stage)
    fullScreenPopovers = FullScreenPopovers(on: stage)
    tabs = PhoneTabs(
      [
        PhoneScreen(name: .inbox, title: "Inbox", icon: .inbox, controller: inbox),
        PhoneScreen(
          name: .schedule, title: "Schedule", icon: .calendar,
          controller: schedule),
        PhoneScreen(
          name: .reporter, title: "Reporter", icon: .reporter,
          controller: ReporterController(stage)),
        PhoneScreen(
          name: .device, title: "Device", icon: .device, controller: DeviceController(stage)),
        PhoneScreen(
          name: .colours, title: "Colours", icon: .palette,
          controller: ColoursController(stage)),
        PhoneScreen(name: .tour, title: "Tour", icon: .tour, controller: tour),
      ], on: stage)
    super.init()
    inbox.onOpen = { [unowned self] message in show(message) }
    schedule.presenter = tabs
    tour.presenter = tabs
    shell.contentController = tabs
  }

  /// Shows the screen that the phone starts with.
  func start(_ screen: String) {
    if screen == ScreenName.message.rawValue {
      if let first = Message.bundled().first {
        tabs.navigation(.inbox)?.push(
          MessageController(first, drafts: drafts, on: stage), animated: false)
      }
    } else {
      tabs.select(screen, quietly: true)
    }
  }

  private func show(_ message: Message) {
    tabs.navigation(.inbox)?.push(MessageController(message, drafts: drafts, on: stage))
  }

  override var logName: String { "delegate" }

  /// Opens the drawer, or closes it where it is open or on its way there.
  func toggleDrawer() {
    stage.note(.application, "delegate: toggle the drawer")
    drawer.toggle()
  }

  /// Opens the message of this number, as a notification asks for.
  func openMessage(_ number: Int) {
    if drawer.isOpen { drawer.toggle() }
    tabs.select(ScreenName.inbox.rawValue, quietly: true)
    tabs.navigation(.inbox)?.popToRoot(animated: false)
    inbox.open(number)
  }
}
