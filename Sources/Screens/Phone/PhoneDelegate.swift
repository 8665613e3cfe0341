import TouchKit

/// The application's delegate, which owns the phone's controllers.
final class PhoneDelegate: Responder {
  let drawer: DrawerController
  let shell: ShellController
  let tabs: PhoneTabs
  let inbox: InboxController
  let schedule: ScheduleController
  let tour: TourController
  private let reporter: ReporterController
  /// Whether all touches are ignored for a while, as a page of the reporter can ask for.
  let ignoredTouches: IgnoredTouches
  /// How the notification comes that the user sends from the page of settings.
  var notificationSettings: NotificationSettings
  /// Called with the value of an input `notify` that the user sends.
  var onNotify: ((Payload) -> Void)?
  let drafts = Drafts()
  /// Offers to undo and redo, for all screens.
  let undo: UndoController
  /// Hides popovers while something fills the screen.
  private let fullScreenPopovers: FullScreenPopovers
  @Unowned var stage: Stage
  /// The newest message, as it came.
  let firstMessage: Message?

  init(
    _ stage: Stage, switches: PhoneSwitches, clock: PhoneClock, statusBar: StatusBar,
    history: NotificationHistory, content: PhoneContent
  ) {
    self.stage = stage
    firstMessage = content.messages.first
    drawer = DrawerController(stage, switches: switches, history: history)
    shell = ShellController(stage, drawer: drawer, statusBar: statusBar)
    undo = UndoController(stage)
    inbox = InboxController(stage, clock: clock, messages: content.messages, undo: undo)
    schedule = ScheduleController(stage, undo: undo)
    tour = TourController(stage, content: content.tour)
    reporter = ReporterController(stage)
    ignoredTouches = IgnoredTouches(on: stage)
    notificationSettings = NotificationSettings(stage.tuning)
    fullScreenPopovers = FullScreenPopovers(on: stage)
    tabs = PhoneTabs(
      [
        PhoneScreen(name: .inbox, title: "Inbox", icon: .inbox, controller: inbox),
        PhoneScreen(
          name: .schedule, title: "Schedule", icon: .calendar,
          controller: schedule),
        PhoneScreen(
          name: .reporter, title: "Reporter", icon: .reporter,
          controller: reporter),
        PhoneScreen(
          name: .device, title: "Device", icon: .device, controller: DeviceController(stage)),
        PhoneScreen(
          name: .colours, title: "Colours", icon: .palette,
          controller: ColoursController(stage)),
        PhoneScreen(name: .tour, title: "Tour", icon: .tour, controller: tour),
      ], on: stage)
    super.init()
    undo.bars = weakly(or: (0, 0)) { [statusBar = Weak(statusBar)] me in
      (statusBar.wrappedValue?.height ?? 0, me.tabs.barHeight)
    }
    shell.undo = undo
    inbox.onOpen = weakly { me, message in me.show(message) }
    drawer.onSettings = weakly { me in me.showNotificationSettings() }
    reporter.onEvents = weakly { me in me.showEvents() }
    tour.onTwoLists = weakly { me in me.showTwoLists() }
    schedule.presenter = tabs
    tour.presenter = tabs
    shell.contentController = tabs
  }

  override var logName: String { "delegate" }

  /// The status bar was used: closes the drawer if it is open or opens now; if not, opens it.
  func toggleDrawer() {
    stage.note(.application, "delegate: toggle the drawer")
    drawer.toggle()
  }
}
