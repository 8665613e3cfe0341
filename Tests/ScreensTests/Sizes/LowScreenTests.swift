import MotionStudy
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Screens that are low or covered by the keyboard show what is needed on them.
@Suite struct LowScreenTests {
  private static let lowDevices = ["classic", "compact", "modern", "librem"]

  private func tester(
    _ device: String, _ textSize: Double, _ direction: Environment.Direction = .leftToRight,
    _ orientation: Orientation = .landscapeLeft, screen: String
  ) throws -> PhoneTester {
    try PhoneTester(
      device,
      environment: Environment(textSize: textSize, direction: direction, orientation: orientation),
      screen: screen)
  }

  private func expectNone(
    _ rules: [ScreenRule], _ tester: PhoneTester, _ words: String, of name: String = ""
  ) {
    let screen = tester.stage.seenScreen()
    for rule in rules {
      let faults = rule.faults(of: screen).filter { $0.name.contains(name) }
      #expect(faults.isEmpty, "\(words): \(faults)")
    }
  }

  // MARK: Device

  @Test(arguments: lowDevices, [1, 1.5, 2])
  func `All that the device screen says stands above the tabs, with one finger and with several`(
    device: String, textSize: Double
  ) throws {
    for direction in Environment.Direction.allCases {
      let tester = try tester(device, textSize, direction, screen: "device")
      let tabs = try tester.frame("tab-device").y
      for count in 1...2 {
        let multiple = try tester.frame("multiple-touches")
        #expect(multiple.maxY <= tabs, "\(count)")
        for id in ["orientation-label", "resolution-label", "interaction-label"] {
          #expect(try tester.frame(id).maxY <= tabs, "\(id), \(count)")
        }
        expectNone([.textsFit, .scrollsIntoSight], tester, "\(count)", of: DeviceWords.multiple)
        tester.application.activate("multiple-touches")
        tester.settle()
      }
    }
  }

  // MARK: Control events

  private func events(
    _ device: String, _ textSize: Double, _ direction: Environment.Direction,
    _ orientation: Orientation
  ) throws -> PhoneTester {
    let tester = try tester(device, textSize, direction, orientation, screen: "reporter")
    tester.application.activate("event-page")
    tester.settle()
    return tester
  }

  @Test(arguments: Devices.all.map(\.name), [Orientation.portrait, .landscapeLeft])
  func `The list of events holds its hint, and ends above the keyboard with what it shows`(
    device: String, orientation: Orientation
  ) throws {
    for textSize in [0.8, 1, 1.5, 2] {
      for direction in Environment.Direction.allCases {
        let tester = try events(device, textSize, direction, orientation)
        expectNone([.textsFit, .scrollsIntoSight], tester, "\(textSize)", of: "Touch a control")
        let whole = try tester.frame("event-list")
        for _ in 1...9 {
          tester.application.activate("event-button")
          tester.application.activate("event-switch")
        }
        tester.application.activate("event-field")
        tester.settle()
        tester.send(.type("Hi"))
        tester.settle()
        let keyboard = try #require(tester.application.keyboard)
        let list = try tester.frame("event-list")
        #expect(list.maxY <= keyboard.frame.y, "\(textSize) \(direction)")
        let newest = try tester.frame("event-1")
        #expect(newest.maxY <= list.maxY + 1e-9 && newest.y >= list.y, "\(textSize) \(direction)")
        expectNone([.focusIsSeen, .scrollsIntoSight], tester, "\(textSize) \(direction)")
        tester.application.endEditing()
        tester.settle()
        #expect(try tester.frame("event-list") == whole)
      }
    }
  }

  @Test func `The list of events moves along with the keyboard`() throws {
    let tester = try events("compact", 1, .leftToRight, .landscapeLeft)
    let high = try tester.frame("event-list").maxY
    tester.application.activate("event-field")
    var last = high
    for _ in 0..<30 {
      tester.pass(16)
      let bottom = try tester.frame("event-list").maxY
      #expect(bottom <= last)
      last = bottom
    }
    tester.settle()
    let low = try tester.frame("event-list").maxY
    #expect(low < high)
    tester.application.endEditing()
    tester.pass(80)
    let middle = try tester.frame("event-list").maxY
    #expect(middle > low && middle < high)
  }

  // MARK: Keyboard

  @Test(arguments: lowDevices, [1, 1.5, 2])
  func `The line that is written is seen above the keyboard`(device: String, textSize: Double)
    throws
  {
    for direction in Environment.Direction.allCases {
      let tester = try tester(device, textSize, direction, screen: "message")
      tester.application.activate("reply-field")
      tester.settle()
      expectNone([.focusIsSeen], tester, "empty")
      for line in 1...6 {
        tester.send(.type("\(line)\n"))
        tester.settle()
        expectNone([.focusIsSeen], tester, "line \(line)")
      }
      tester.send(.key(KeyInput("home", modifiers: [.control])))
      tester.settle()
      expectNone([.focusIsSeen], tester, "at the top")
    }
  }

  @Test func `The drawer takes the place of a keyboard that leaves no line beside it`() throws {
    let low = try events("compact", 1, .leftToRight, .landscapeLeft)
    low.application.activate("event-field")
    low.settle()
    low.openDrawer()
    let keyboard = try #require(low.application.keyboard)
    #expect(!keyboard.isShown && low.drawer.isOpen)
    #expect(try low.frame("drawer").y >= 20)
    low.openDrawer()
    #expect(!low.drawer.isOpen && !keyboard.isShown)
  }

  @Test(arguments: [0.8, 1, 1.5])
  func `Beside the open drawer a field stays in sight if there is room`(textSize: Double) throws {
    let tester = try tester("classic", textSize, .leftToRight, .portrait, screen: "colours")
    tester.application.activate("colour-field")
    tester.settle()
    let before = try tester.frame("colour-field")
    tester.openDrawer()
    #expect(tester.drawer.isOpen && tester.application.keyboard?.isShown == true)
    expectNone([.focusIsSeen], tester, "open")
    tester.openDrawer()
    #expect(!tester.drawer.isOpen)
    expectNone([.focusIsSeen], tester, "closed")
    #expect(try tester.frame("colour-field").y <= before.y)
  }

  // MARK: Popover

  @Test(arguments: lowDevices, [1, 1.5, 2])
  func `A week has room in the popover, which may lie over a half of its button`(
    device: String, textSize: Double
  ) throws {
    for direction in Environment.Direction.allCases {
      let tester = try tester(device, textSize, direction, screen: "schedule")
      tester.application.activate("month-button")
      tester.settle()
      let popover = try tester.frame("popover")
      let button = try tester.frame("month-button")
      #expect(popover.width >= DatePickerMetrics.leastWidth(textSize) - 1e-9)
      let covered = popover.intersection(button)?.width ?? 0
      #expect(covered <= button.width / 2, "\(popover) over \(button)")
      tester.application.activate("month-2")
      tester.settle()
      for target in tester.stage.pressTargets() where target.name.hasPrefix("date-") {
        #expect(!target.isSmaller(than: Size(30, 42)), "\(target)")
      }
      let back = tester.stage.pressTargets().first { $0.name == "back-button" }
      #expect(back.map { !$0.isSmall } == true, "\(String(describing: back))")
    }
  }
}
