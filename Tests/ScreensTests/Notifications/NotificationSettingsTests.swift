import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The page on which a user says how notifications come.
@Suite struct NotificationSettingsTests {
  /// A phone with the page, reached by touches alone.
  private func page(
    _ device: String = "modern", tuning: String = "default",
    environment: Environment = Environment(), screen: String = "inbox"
  ) throws -> PhoneTester {
    let tester = try PhoneTester(
      device, tuning: tuning, environment: environment, screen: screen)
    tester.openDrawer()
    let quiet = try tester.frame("drawer-toggle-do-not-disturb").center
    tester.touch(.began, quiet.x, quiet.y)
    tester.pass(700)
    tester.touch(.ended, quiet.x, quiet.y)
    tester.settle()
    return tester
  }

  /// Brings a row into sight and taps it.
  private func choose(_ id: String, _ tester: PhoneTester) throws {
    let view = try #require(tester.application.find(id))
    var place = view.frame
    for parent in view.ancestors.dropFirst() {
      if let scroll = parent as? ScrollView {
        scroll.reveal(place, animated: false)
        break
      }
      place.origin = place.origin + parent.frame.origin
    }
    tester.pass(1)
    try tester.tap(id)
    tester.settle()
  }

  private func notes(_ tester: PhoneTester) -> [String] { tester.log(.notification) }

  // MARK: The way there

  @Test func `A row of the drawer's history leads to the page, and Back from it`() throws {
    let tester = try PhoneTester("modern")
    tester.application.switches.flip(.doNotDisturb)
    tester.send(
      .custom("notify", .object([.init("title", .string("one"))])))
    tester.openDrawer()
    try tester.tap("notification-settings")
    tester.settle()
    #expect(!tester.exists("drawer"))
    #expect(try tester.node("notification-send").visible)
    try tester.tap("back-button")
    tester.settle()
    #expect(!tester.exists("notification-send") && tester.exists("search-field"))
    withExtendedLifetime(tester) {}
  }

  @Test func `On a phone that nothing has reached, a long press on Quiet leads there`() throws {
    let tester = try page()
    #expect(try tester.node("notification-send").visible && !tester.exists("drawer"))
    #expect(!tester.application.switches.isDoNotDisturb)
    tester.send(.key(KeyInput(KeyInput.escape)))
    tester.settle()
    #expect(!tester.exists("notification-send"))
    // Assistive technology gets there by an action, and a second time leads to the same page.
    tester.openDrawer()
    tester.send(.activate("drawer-toggle-do-not-disturb", action: "settings"))
    tester.settle()
    tester.openDrawer()
    tester.send(.activate("drawer-toggle-do-not-disturb", action: "settings"))
    tester.settle()
    #expect(try tester.node("notification-send").visible)
    try tester.tap("back-button")
    tester.settle()
    #expect(!tester.exists("notification-send"))
    withExtendedLifetime(tester) {}
  }

  @Test func `A sheet or a popover makes way for the page`() throws {
    for id in ["month-button", "meal-2026-01-05-1"] {
      let tester = try PhoneTester("modern", screen: "schedule")
      try tester.tap(id)
      tester.settle()
      tester.send(.activate("status-bar"))
      tester.settle()
      tester.send(.activate("drawer-toggle-do-not-disturb", action: "settings"))
      tester.settle()
      #expect(!tester.exists("popover") && !tester.exists("modal"), "\(id)")
      try tester.tap("notification-send")
      #expect(notes(tester).contains { $0.hasSuffix("shown") })
      withExtendedLifetime(tester) {}
    }
  }

  @Test func `What is set is the phone's: another tab's page shows it`() throws {
    let tester = try page()
    try tester.tap("notification-sticky")
    try choose("notification-style-curl-up", tester)
    try choose("notification-sound-1002", tester)
    try tester.tap("tab-tour")
    tester.send(.activate("status-bar"))
    tester.settle()
    tester.send(.activate("drawer-toggle-do-not-disturb", action: "settings"))
    tester.settle()
    #expect(try tester.node("notification-style").value == "Curl up")
    #expect(try tester.node("notification-sound").value == "Voicemail")
    #expect(try tester.node("notification-sticky").value == "on")
    try tester.tap("notification-sticky")
    tester.settle()
    // The first tab's page learns of it when it is shown again.
    try tester.tap("tab-inbox")
    tester.settle()
    #expect(try tester.node("notification-sticky").value == "off")
    withExtendedLifetime(tester) {}
  }

  // MARK: Sending

  @Test func `Send is the input notify at the touch's time, line by line of the log`() throws {
    let tester = try page()
    let settings = tester.application.phoneDelegate.notificationSettings
    let button = try tester.frame("notification-send").center
    tester.touch(.began, button.x, button.y)
    let before = notes(tester).count
    let time = tester.stage.now
    tester.touch(.ended, button.x, button.y)
    tester.pass(10_000)

    let other = try page()
    other.touch(.began, button.x, button.y)
    other.touch(.cancelled, button.x, button.y)
    #expect(other.stage.now == time)
    other.send(.custom("notify", settings.payload))
    other.pass(10_000)
    let kinds: [LogEntry.Kind] = [.notification, .sound]
    func entries(_ tester: PhoneTester) -> [LogEntry] {
      tester.stage.log.entries.filter { kinds.contains($0.kind) }
    }
    #expect(before == 0 && !entries(tester).isEmpty)
    #expect(entries(tester).map(\.text) == entries(other).map(\.text))
    #expect(entries(tester).map(\.time) == entries(other).map(\.time))
    withExtendedLifetime((tester, other)) {}
  }

  @Test func `SB-07: It goes after the rest that was set, to the tenth; a sticky one stays`()
    throws
  {
    for tuning in ["default", "classic"] {
      let tester = try page(tuning: tuning)
      let slider = try tester.frame("notification-duration")
      // A touch on the track moves the thumb there.
      tester.tap(slider.x + slider.width * 0.1, slider.midY)
      let words = try #require(try tester.node("notification-duration").value)
      let seconds = tester.application.phoneDelegate.notificationSettings.duration
      #expect(words == NotificationSettingsView.words(seconds) && seconds < 5 && seconds != 3)
      try tester.tap("notification-send")
      tester.settle()
      let rest = tester.stage.now + .seconds(seconds)
      tester.stage.advance(to: rest - .milliseconds(1))
      #expect(!notes(tester).contains { $0.contains("hides") })
      tester.stage.advance(to: rest)
      #expect(notes(tester).last { $0.contains("hides") } != nil)
      tester.settle()
      try tester.tap("notification-sticky")
      #expect(tester.tree.node("notification-duration")?.enabled == false)
      try tester.tap("notification-send")
      tester.pass(3_600_000)
      #expect(tester.exists("notification"))
      withExtendedLifetime(tester) {}
    }
  }

  @Test(arguments: Notification.HideStyle.allCases)
  func `SB-10: It goes in the style that was chosen`(style: Notification.HideStyle) throws {
    let tester = try page()
    try choose("notification-style-\(style.rawValue)", tester)
    #expect(try tester.node("notification-style").value == style.words)
    try tester.tap("notification-send")
    tester.pass(20_000)
    #expect(notes(tester).contains { $0.hasSuffix("hides: \(style.rawValue)") })
    #expect(!tester.exists("notification"))
    withExtendedLifetime(tester) {}
  }

  @Test func `SB-12: It is silent at first, then it has the sound that was chosen`() throws {
    let tester = try page()
    try tester.tap("notification-send")
    tester.pass(20_000)
    #expect(tester.log(.sound).isEmpty)
    for sound in Notification.Sound.allCases {
      try choose("notification-sound-\(sound.rawValue)", tester)
      try tester.tap("notification-send")
      tester.pass(20_000)
      #expect(tester.log(.sound).last == "sound \(sound.rawValue) \(sound.name)")
    }
    let count = tester.log(.sound).count
    try choose("notification-sound-none", tester)
    try tester.tap("notification-send")
    tester.pass(20_000)
    #expect(tester.log(.sound).count == count)
    withExtendedLifetime(tester) {}
  }

  @Test func `Sent again with another style, it takes the place of the one shown`() throws {
    let tester = try page()
    try tester.tap("notification-send")
    tester.pass(1000)
    try choose("notification-style-flip-from-left", tester)
    try tester.tap("notification-send")
    tester.pass(20_000)
    #expect(notes(tester).contains { $0.hasSuffix("takes the place of the one shown") })
    #expect(notes(tester).last { $0.contains("hides") }?.hasSuffix("flip-from-left") == true)
    withExtendedLifetime(tester) {}
  }

  @Test func `Quiet is said where the user sends, and the drawer has it`() throws {
    let tester = try page()
    tester.application.switches.flip(.doNotDisturb)
    tester.pass(1)
    let words = tester.application.find("notification-send")?.superview?.subviews.first
    #expect(words?.isHidden == false && words?.text?.hasPrefix("Quiet is on") == true)
    try tester.tap("notification-send")
    tester.settle()
    #expect(!tester.exists("notification"))
    tester.openDrawer()
    #expect(try tester.node("drawer-history-1").text?.hasPrefix("Harbour Ferry") == true)
    withExtendedLifetime(tester) {}
  }

  // MARK: Layout

  @Test(arguments: Devices.all.map(\.name), [Orientation.portrait, .landscapeLeft])
  func `Send is in sight, and every choice can be scrolled into sight, at any size of text`(
    device: String, orientation: Orientation
  ) throws {
    for environment in Environment.everySize(held: orientation) {
      let tester = try page(device, environment: environment)
      let send = try tester.node("notification-send")
      #expect(
        send.visible && send.clipped == nil, "\(device) \(orientation) \(environment.textSize)")
      #expect(send.frame.height >= 44)
      try choose("notification-sound-1008", tester)
      #expect(try tester.node("notification-sound").value == "Text message 4")
      withExtendedLifetime(tester) {}
    }
  }
}
