import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// RO-01 through the phone: which of its screens turn which way.
@Suite struct OrientationTests {
  private func orientations(_ screen: String, _ device: String) throws -> Set<Orientation> {
    let tester = try PhoneTester(device, screen: screen)
    var seen: Set<Orientation> = []
    for orientation in Orientation.allCases {
      tester.send(.rotate(orientation))
      tester.settle()
      if tester.stage.environment.orientation == orientation { seen.insert(orientation) }
    }
    return seen
  }

  @Test(arguments: ScreenName.all, Devices.all)
  func `RO-01: a pad turns all ways and a phone all but upside down, its device screen all four`(
    screen: String, device: Device
  ) throws {
    let all = Set(Orientation.allCases)
    #expect(
      try orientations(screen, device.name)
        == (device.isPad || screen == "device" ? all : all.subtracting([.portraitUpsideDown])))
  }

  @Test(arguments: Devices.all)
  func `RO-01: a meal's details stay upright on a phone, and turn with a pad`(
    device: Device
  ) throws {
    let tester = try PhoneTester(device.name, screen: "schedule")
    try tester.tap("meal-2026-01-05-1")
    tester.settle()
    try tester.tap("meal-details")
    tester.settle()
    for orientation in Orientation.allCases {
      tester.send(.rotate(orientation))
      tester.settle()
      #expect(tester.stage.environment.orientation == (device.isPad ? orientation : .portrait))
      #expect(try tester.node("meal-done").visible)
    }
    withExtendedLifetime(tester) {}
  }

  @Test
  func `RO-01: another tab that does not allow how the phone is held turns upright, and back`()
    throws
  {
    let tester = try PhoneTester(screen: "device")
    tester.send(.rotate(.portraitUpsideDown))
    tester.settle()
    try tester.tap("tab-reporter")
    tester.settle()
    #expect(tester.stage.environment.orientation == .portrait)
    try tester.tap("tab-device")
    tester.settle()
    #expect(tester.stage.environment.orientation == .portraitUpsideDown)
    withExtendedLifetime(tester) {}
  }
}
