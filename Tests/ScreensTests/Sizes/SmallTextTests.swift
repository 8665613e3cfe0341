import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Small words leave what can be pressed as large as a finger.
@Suite struct SmallTextTests {
  private func targets(_ tester: PhoneTester) -> [PressTarget] { tester.stage.pressTargets() }

  private func tester(
    _ device: String, _ textSize: Double, _ orientation: Orientation,
    _ direction: Environment.Direction, _ screen: String
  ) throws -> PhoneTester {
    try PhoneTester(
      device,
      environment: Environment(textSize: textSize, direction: direction, orientation: orientation),
      screen: screen)
  }

  /// What stands in a screen's header, by the screen.
  private static let headers = [
    "schedule": ["edit-button", "today-button", "month-button"], "tour": ["contents-button"],
  ]

  @Test(arguments: Devices.all.map(\.name), headers.keys.sorted())
  func `A finger hits what stands in a header, at small and at usual text`(
    device: String, screen: String
  ) throws {
    for textSize in [0.8, 0.9, 1] {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        for direction in Environment.Direction.allCases {
          let tester = try tester(device, textSize, orientation, direction, screen)
          for name in SmallTextTests.headers[screen] ?? [] {
            let target = targets(tester).first { $0.name == name }
            #expect(
              target.map { !$0.isSmall } == true,
              "\(textSize) \(orientation) \(direction) \(name): \(String(describing: target?.extent))"
            )
          }
          if screen == "schedule" {
            tester.application.activate("edit-button")
            tester.settle()
            let done = targets(tester).first { $0.name == "edit-button" }
            #expect(done.map { !$0.isSmall } == true, "\(textSize) \(orientation): done")
          }
        }
      }
    }
  }

  @Test func `At usual text the header of the schedule stands where it stood`() throws {
    let tester = try PhoneTester("compact", screen: "schedule")
    #expect(try tester.frame("edit-button").y == 28)
    #expect(try tester.frame("edit-button").height == TypeScale.largeTitle.lineHeight)
    #expect(try tester.frame("month-button").y == 28 + TypeScale.largeTitle.lineHeight)
  }

  @Test(arguments: Devices.all.map(\.name))
  func `At small text each meal of a day is as high as at usual text, wherever the list stands`(
    device: String
  ) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let tester = try tester(device, 0.8, orientation, .leftToRight, "schedule")
      let list = try #require(
        tester.application.find("meal-2026-01-05-1")?.ancestors.lazy.compactMap { $0 as? DayList }
          .first)
      let start = list.offset
      for step in 0..<40 {
        list.offset = start + Double(step) * 7
        tester.stage.advance(to: tester.stage.now)
        for target in targets(tester) where target.name.hasPrefix("meal-2") {
          #expect(
            !target.isSmaller(than: Size(PressTarget.least, 40)),
            "\(orientation) \(step) \(target.name): \(String(describing: target.extent))")
        }
      }
    }
  }
}
