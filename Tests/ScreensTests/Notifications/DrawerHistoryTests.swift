import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The drawer's list of what arrived.
@Suite struct DrawerHistoryTests {
  private func quiet(
    _ device: String = "classic", tuning: String = "default",
    environment: Environment = Environment(), titles: [String] = ["one", "two", "three", "four"]
  ) throws -> PhoneTester {
    let tester = try PhoneTester(device, tuning: tuning, environment: environment)
    tester.application.switches.flip(.doNotDisturb)
    for title in titles { notify(tester, title) }
    return tester
  }

  private func notify(_ tester: PhoneTester, _ title: String, opens: Int? = nil) {
    tester.send(
      .custom(
        "notify",
        .object(
          [.init("title", .string(title)), .init("message", .string("m"))]
            + (opens.map { [.init("opens", .number(Double($0)))] } ?? []))))
  }

  private func titles(_ tester: PhoneTester) -> [String] {
    (1...20).compactMap { tester.tree.node("drawer-history-\($0)")?.text }
  }

  private func expectSeam(_ tester: PhoneTester, at time: Double) throws {
    guard tester.exists("drawer") else { return }
    let content = try tester.frame("content").y
    #expect(try tester.frame("drawer").maxY == content, "at \(time) ms")
  }

  @Test func `Two are listed, the rest is a press away, and back`() throws {
    let tester = try quiet()
    tester.openDrawer()
    #expect(titles(tester) == ["four · m", "three · m"])
    #expect(try tester.node("drawer-history-more").text == "Show 2 more")
    let low = try tester.frame("drawer").height
    try tester.tap("drawer-history-more")
    let start = tester.stage.now.milliseconds
    for time in stride(from: 0.0, to: 600, by: 8.3) {
      tester.at(start + time)
      try expectSeam(tester, at: time)
    }
    tester.settle()
    #expect(titles(tester).count == 4)
    #expect(try tester.frame("drawer").height > low)
    try tester.tap("drawer-history-more")
    tester.settle()
    #expect(titles(tester).count == 2)
    #expect(try tester.frame("drawer").height == low)
  }

  /// Shows HD-09.
  @Test func `A swipe clears one; those below move up and the seam holds`() throws {
    let tester = try quiet()
    tester.openDrawer()
    let row = try tester.frame("drawer-history-1")
    tester.touch(.began, 250, row.midY)
    for step in 1...20 {
      tester.pass(8)
      tester.touch(.moved, 250 - Double(step) * 5, row.midY)
    }
    tester.pass(100)
    tester.touch(.ended, 150, row.midY)
    tester.settle()
    try tester.tap("drawer-history-delete-1")
    let start = tester.stage.now.milliseconds
    for time in stride(from: 0.0, to: 600, by: 8.3) {
      tester.at(start + time)
      try expectSeam(tester, at: time)
    }
    tester.settle()
    #expect(titles(tester) == ["three · m", "two · m"])
    #expect(
      tester.application.notifications.history.entries.map(\.notification).map(\.title) == [
        "three", "two", "one",
      ])
  }

  @Test func `Assistive technology clears one by its action`() throws {
    let tester = try quiet()
    tester.openDrawer()
    #expect(try tester.node("drawer-history-2").actions == ["delete"])
    tester.send(.activate("drawer-history-2", action: "delete"))
    tester.settle()
    #expect(titles(tester) == ["four · m", "two · m"])
  }

  /// Shows HD-09.
  @Test func `All are cleared at once, and the drawer is as high as without any`() throws {
    let tester = try quiet()
    tester.openDrawer()
    try tester.tap("drawer-history-clear")
    let start = tester.stage.now.milliseconds
    for time in stride(from: 0.0, to: 600, by: 8.3) {
      tester.at(start + time)
      try expectSeam(tester, at: time)
    }
    tester.settle()
    #expect(titles(tester).isEmpty && !tester.exists("drawer-history-clear"))
    #expect(try tester.frame("drawer").height == 120)
  }

  @Test func `One that arrives while the drawer is open comes to the list's top`() throws {
    let tester = try quiet(titles: ["one"])
    tester.openDrawer()
    let low = try tester.frame("drawer").height
    notify(tester, "two")
    tester.pass(80)
    let between = try tester.frame("drawer").height
    #expect(between > low)
    tester.settle()
    #expect(try tester.frame("drawer").height > between)
    #expect(titles(tester) == ["two · m", "one · m"])
  }

  /// Shows HD-09.
  @Test func `Under a finger the height waits, and the drawer follows it point for point`() throws {
    let tester = try quiet(titles: ["one"])
    tester.openDrawer()
    let height = try tester.frame("drawer").height
    tester.touch(.began, 60, 10)
    tester.pass(8)
    tester.touch(.moved, 60, 0)
    let from = try tester.frame("content").y
    notify(tester, "two")
    tester.pass(8)
    tester.touch(.moved, 60, -20)
    #expect(try abs(tester.frame("content").y - (from - 20)) < 0.01)
    #expect(try tester.frame("drawer").height == height)
    tester.touch(.ended, 60, -20)
    let start = tester.stage.now.milliseconds
    for time in stride(from: 0.0, to: 900, by: 8.3) {
      tester.at(start + time)
      try expectSeam(tester, at: time)
    }
  }

  /// Shows SB-06.
  @Test func `A tap does what the banner's would, once`() throws {
    let tester = try PhoneTester()
    var taps = 0
    let manager = tester.application.notifications
    manager.post(Notification(title: "a", message: ""), onTap: { taps += 1 })
    tester.pass(10_000)
    tester.openDrawer()
    try tester.tap("drawer-history-1")
    tester.settle()
    #expect(taps == 1)
    #expect(manager.history.entries.map(\.notification).isEmpty)

    manager.post(Notification(title: "b", message: ""), onTap: { taps += 1 })
    manager.post(Notification(title: "c", message: ""), onTap: { taps += 1 })
    tester.pass(900)
    // The one that waits is listed, the one on the screen not before it goes.
    #expect(titles(tester) == ["c"])
    tester.send(.activate("drawer-history-1"))
    #expect(taps == 2)
    tester.pass(20_000)
    #expect(!tester.log(.notification).contains("notification «c» shown"))
    #expect(titles(tester) == ["b"])
    tester.send(.activate("drawer-history-1"))
    #expect(taps == 3)
  }

  @Test func `A tap opens the message and closes the drawer`() throws {
    let tester = try quiet(titles: [])
    notify(tester, "new", opens: 3)
    tester.openDrawer()
    try tester.tap("drawer-history-1")
    tester.settle()
    #expect(tester.exists("message") && !tester.exists("drawer"))
  }

  @Test func `In classic the latest stands in one line of a drawer of 120, and leads to the list`()
    throws
  {
    let tester = try quiet(tuning: "classic")
    tester.openDrawer()
    #expect(try tester.frame("drawer").height == 120)
    #expect(titles(tester) == ["four · m"])
    #expect(try tester.node("drawer-history-more").text == "+3")
    try tester.tap("drawer-history-more")
    tester.settle()
    #expect(titles(tester).count == 4)
    tester.tap(160, 10)
    tester.settle()
    tester.openDrawer()
    #expect(try tester.frame("drawer").height == 120)
  }

  @Test(arguments: Devices.all.map(\.name), [1.0, 2])
  func `However many there are, the content's beginning can be seen`(
    device: String, textSize: Double
  ) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let tester = try quiet(
        device, environment: Environment(textSize: textSize, orientation: orientation),
        titles: (1...20).map { "number \($0)" })
      tester.application.phoneDelegate.toggleDrawer()
      tester.settle()
      tester.send(.activate("drawer-history-more"))
      tester.settle()
      let drawer = try tester.frame("drawer")
      if textSize == 1 { #expect(drawer.maxY < tester.stage.screenSize.height - 20) }
      #expect(try tester.node("drawer-history-1").visible)
    }
  }

  @Test(arguments: [
    (("", "Are you there?"), "Are you there?"), (("Hello", ""), "Hello"), (("", ""), "mail"),
    (("Hello", "you"), "Hello, you"),
  ])
  func `A banner without a title or a message is read out without a stray comma`(
    words: (String, String), spoken: String
  ) throws {
    let tester = try PhoneTester()
    tester.application.notifications.post(
      Notification(title: words.0, message: words.1, icon: .mail))
    #expect(tester.log(.notification).contains("announced: \(spoken)"))
    tester.application.notifications.post(
      Notification(title: words.0, message: words.1, icon: .mail))
    tester.pass(900)
    #expect(try tester.node("notification").label?.hasPrefix(",") == false)
    #expect(try tester.node("notification").label?.contains("(2)") == true)
  }
}
