import TestSupport
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Notifications in the phone: the input, quiet, the drawer's history and the drawer's own motion beside them.
@Suite struct PhoneBannerTests {
  private func payload(_ title: String, _ more: [Payload.Member] = []) -> Input.Kind {
    .custom(
      "notify", .object([.init("title", .string(title)), .init("message", .string("m"))] + more))
  }

  private func application(_ tester: PhoneTester) throws -> PhoneApplication {
    try #require(tester.stage.application as? PhoneApplication)
  }

  @Test func `The input notify shows a banner`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.send(payload("Hello"))
    tester.at(500)
    #expect(try tester.node("notification").frame == Rect(0, 0, 320, 88))
    #expect(try tester.node("notification-title").text == "Hello")
    withExtendedLifetime(tester) {}
  }

  @Test func `SB-02: the banner covers the status bar's text and takes its touches`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.send(payload("Hello"))
    tester.at(500)
    tester.tap(100, 10)
    #expect(!tester.exists("drawer"))
    #expect(tester.log(.notification).contains("notification «Hello» tapped"))
    withExtendedLifetime(tester) {}
  }

  @Test func `A tap opens the message, which is then read and in view`() throws {
    let tester = try PhoneTester()
    tester.send(payload("New", [.init("opens", .number(9))]))
    tester.at(1500)
    let banner = try tester.frame("notification")
    tester.tap(banner.midX, banner.midY)
    tester.at(4000)
    #expect(tester.exists("message"))
    try tester.tap("back-button")
    tester.at(6000)
    let row = try tester.node("row-9")
    #expect(row.visible && row.clipped == nil)
    #expect(row.label?.hasPrefix("unread") == false)
    withExtendedLifetime(tester) {}
  }

  @Test func `Quiet in the drawer holds ordinary ones back and lists them there`() throws {
    let tester = try PhoneTester()
    tester.send(.activate("status-bar"))
    let phone = try application(tester)
    tester.at(1000)
    tester.send(.activate("drawer-toggle-do-not-disturb"))
    tester.send(payload("one"))
    tester.send(payload("two", [.init("opens", .number(3))]))
    #expect(!tester.exists("notification"))
    tester.at(1500)
    #expect(try tester.node("drawer-history-1").text == "two · m")
    #expect(try tester.node("drawer-history-1").label == "two, m, 9:41")
    tester.send(.activate("drawer-history-1"))
    tester.at(3000)
    #expect(!tester.exists("drawer"))
    #expect(tester.exists("message"))
    phone.phoneDelegate.toggleDrawer()
    tester.at(4000)
    #expect(try tester.node("drawer-history-1").text == "one · m")
    tester.send(payload("loud", [.init("priority", .string("high"))]))
    #expect(tester.exists("notification"))
    withExtendedLifetime(tester) {}
  }

  @Test func `Those that wait are held back when quiet comes before their turn`() throws {
    let tester = try PhoneTester()
    tester.send(payload("first"))
    tester.send(payload("second"))
    tester.send(.activate("drawer-toggle-do-not-disturb"))
    try application(tester).switches.flip(.doNotDisturb)
    tester.at(20_000)
    #expect(
      tester.log(.notification).contains("notification «second» held back: do not disturb"))
    #expect(!tester.log(.notification).contains("notification «second» shown"))
    withExtendedLifetime(tester) {}
  }

  @Test func `In the drawer the history's line and the switches keep apart and can be hit`() throws
  {
    for device in Devices.all.map(\.name) {
      for size in [1.0, 1.35, 2] {
        let tester = try PhoneTester(device, environment: Environment(textSize: size))
        try application(tester).phoneDelegate.toggleDrawer()
        tester.send(payload("a"))
        tester.at(8000)
        let line = try tester.frame("drawer-history-1")
        let drawer = try tester.frame("drawer")
        #expect(drawer.contains(line.center) && line.maxY <= drawer.maxY - 13)
        let hit = tester.stage.application.hitTest(line.center, nil)
        #expect(hit?.id == "drawer-history-1")
        withExtendedLifetime(tester) {}
      }
    }
  }

  // MARK: Drawer and banner together

  /// Where something is at each frame of a run.
  private func track(
    _ id: String, frames: Int, with drawer: Bool, _ banner: Bool, rotates: Bool = false
  ) throws -> [Rect?] {
    let tester = try PhoneTester()
    var places: [Rect?] = []
    for frame in 0..<frames {
      let time = Time.milliseconds(Double(frame) * 8)
      tester.stage.advance(to: time)
      if drawer {
        // A finger pulls the drawer out from frame 10 to 40 and lets it go.
        if frame == 10 { tester.touch(.began, 60, 8) }
        if frame > 10, frame < 40 { tester.touch(.moved, 60, 8 + Double(frame - 10) * 3) }
        if frame == 40 { tester.touch(.ended, 60, 98) }
      }
      if banner, frame == 20 { tester.send(payload("a")) }
      if rotates, frame == 50 { tester.send(.rotate(.landscapeLeft)) }
      places.append(tester.stage.tree().node(id)?.frame)
    }
    withExtendedLifetime(tester) {}
    return places
  }

  @Test(arguments: [false, true])
  func `A banner that arrives while the drawer follows a finger changes nothing of the drawer`(
    rotates: Bool
  ) throws {
    #expect(
      try track("drawer", frames: 140, with: true, true, rotates: rotates)
        == track("drawer", frames: 140, with: true, false, rotates: rotates))
  }

  @Test(arguments: [false, true])
  func `A drawer that opens under a banner changes nothing of the banner`(rotates: Bool) throws {
    let beside = try track("notification", frames: 140, with: true, true, rotates: rotates)
    #expect(beside == (try track("notification", frames: 140, with: false, true, rotates: rotates)))
    #expect(beside.last != .some(nil))
  }

  @Test func `Turned in the midst of both, drawer and banner go on from where they were`() throws {
    let tester = try PhoneTester()
    let phone = try application(tester)
    tester.send(payload("a"))
    phone.phoneDelegate.toggleDrawer()
    tester.at(90)
    let banner = try #require(phone.notifications.state.banner)
    let progress = phone.phoneDelegate.drawer.progress
    let before = [
      banner.offset.shown, banner.offset.velocity, progress.shown, progress.velocity,
    ]
    tester.send(.rotate(.landscapeRight))
    let after = [
      banner.offset.shown, banner.offset.velocity, progress.shown, progress.velocity,
    ]
    #expect(before == after)
    tester.at(2000)
    #expect(try tester.frame("drawer").y == 20)
    #expect(try tester.frame("notification").y == 28)
    withExtendedLifetime(tester) {}
  }

  // MARK: Before the first screen

  /// Posts before anything else exists.
  private final class EarlyApplication: Application {
    private final class FirstController: ViewController {
      var onLoad: (() -> Void)?
      override func viewDidLoad() { onLoad?() }
    }
    let history = NotificationHistory()
    private(set) var notifications: NotificationManager?

    override init(_ stage: Stage) {
      super.init(stage)
      let manager = NotificationManager(self, on: stage, history: history)
      notifications = manager
      manager.post(Notification(title: "before launch", message: ""))
    }

    override func launch() {
      notifications?.post(Notification(title: "before a window", message: ""))
      let window = Window(id: "main", application: self)
      let controller = FirstController(stage)
      controller.onLoad = { [unowned self] in
        notifications?.post(Notification(title: "while loading", message: ""))
      }
      window.rootController = controller
      window.show()
    }
  }

  @Test func `SB-03, SB-14: it can be used before the first window and while a screen loads`()
    throws
  {
    let early = Prototype.sure { () throws(PrototypeFault) in
      try Prototype(
        name: "early", screens: ["plain"], devices: phone.devices, catalogue: .phone,
        tunings: phone.tunings, makeApplication: { EarlyApplication($0) }, inputs: [], ids: .phone)
    }
    let tester = try PhoneTester()
    let stage = Stage(
      early, settings: tester.stage.settings, tuning: try #require(phone.tuning(named: "classic")),
      measurer: tester.stage.measurer)
    #expect(stage.application.windows.map(\.id) == ["main", "notifications"])
    #expect(stage.application.keyWindow?.id == "main")
    stage.advance(to: .seconds(20))
    #expect(
      stage.log.texts(.notification).filter { $0.hasSuffix("» shown") } == [
        "notification «before launch» shown", "notification «before a window» shown",
        "notification «while loading» shown",
      ])
    withExtendedLifetime(stage) {}
  }
}
