import Testing
import TouchKit

@testable import Screens

/// What is left is released.
@Suite struct ScreenReleaseTests {
  private final class Gone {
    private struct Weak { weak var object: AnyObject? }
    private var all: [Weak] = []
    func watch(_ objects: [AnyObject]) { all += objects.map { Weak(object: $0) } }
    var left: [String] { all.compactMap { $0.object.map { "\(type(of: $0))" } } }
    var count: Int { all.count }
  }

  private static func views(in view: View) -> [View] {
    [view] + view.subviews.flatMap(views)
  }

  private static func controllers(in controller: ViewController) -> [ViewController] {
    [controller] + controller.children.flatMap(controllers)
  }

  @Test(arguments: ScreenName.all)
  func `A phone is released from every screen, also while a finger is down and the keyboard up`(
    screen: String
  ) throws {
    let gone = Gone()
    do {
      let tester = try PhoneTester("compact", screen: screen)
      for field in ["search-field", "colour-field", "reply-field"] where tester.exists(field) {
        tester.send(.activate(field))
      }
      tester.pass(100)
      tester.touch(.began, 160, 300)
      tester.pass(600)
      for window in tester.application.windows {
        gone.watch(ScreenReleaseTests.views(in: window))
        if let root = window.rootController {
          gone.watch(ScreenReleaseTests.controllers(in: root))
        }
      }
      gone.watch([tester.stage, tester.application])
    }
    #expect(gone.count > 20)
    #expect(gone.left == [])
  }

  @Test(arguments: ["back-button", "gesture", "tab"])
  func `A message that was left is released, its answer's keyboard with it`(way: String) throws {
    let tester = try PhoneTester("compact")
    let gone = Gone()
    try tester.tap("row-1")
    tester.settle()
    tester.send(.activate("reply-field"))
    tester.settle()
    tester.send(.type("words"))
    tester.send(.activate("reply-done"))
    tester.settle()
    try watchMessage(tester, gone)
    let tab = try tester.frame("tab-inbox").center
    switch way {
    case "tab": tester.tap(tab.x, tab.y)
    case "gesture":
      tester.touch(.began, 5, 300)
      for x in 1...20 {
        tester.pass(8)
        tester.touch(.moved, 5 + Double(x) * 14, 300)
      }
      tester.touch(.ended, 285, 300)
    default: try tester.tap("back-button")
    }
    tester.settle()
    #expect(!tester.exists("message"))
    #expect(gone.left == [])
    withExtendedLifetime(tester) {}
  }

  private func watchMessage(_ tester: PhoneTester, _ gone: Gone) throws {
    let message = try #require(tester.application.find("message"))
    gone.watch(ScreenReleaseTests.views(in: message))
    gone.watch([try #require(message.controller)])
  }

  @Test(arguments: [
    "reporter", "device", "colours", "schedule", "events", "notifications", "two lists",
  ])
  func `A screen that was pushed and popped is released`(name: String) throws {
    let tester = try PhoneTester("compact")
    let gone = Gone()
    let navigation = try #require(tester.application.phoneDelegate.tabs.navigation(.inbox))
    do {
      let stage = tester.stage
      let controller: ViewController =
        switch name {
        case "reporter": ReporterController(stage)
        case "device": DeviceController(stage)
        case "colours": ColoursController(stage)
        case "events":
          EventsController(tester.application.phoneDelegate.ignoredTouches, on: stage)
        case "notifications":
          NotificationSettingsController(
            NotificationSettings(stage.tuning), isQuiet: { false }, on: stage)
        case "two lists": TwoListsController(stage)
        default:
          ScheduleController(stage, undo: tester.application.phoneDelegate.undo)
        }
      navigation.push(controller)
      tester.settle()
      for y in stride(from: 120.0, to: 480, by: 60) {
        tester.tap(160, y)
        tester.pass(60)
      }
      tester.send(.shake)
      tester.send(.rotate(.landscapeLeft))
      tester.send(.rotate(.portrait))
      gone.watch(ScreenReleaseTests.views(in: controller.view) + [controller])
    }
    navigation.popToRoot()
    tester.settle()
    // What a timer still holds goes with the timer.
    tester.pass(10_000)
    #expect(gone.left == [])
    withExtendedLifetime(tester) {}
  }
}
