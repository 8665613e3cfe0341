import Testing
import TouchKit

@testable import Screens

/// RO-01 through the phone: which of its screens turn which way.
@Suite struct OrientationTests {
  private func orientations(_ screen: String) throws -> Set<Orientation> {
    let tester = try PhoneTester(screen: screen)
    var seen: Set<Orientation> = []
    for orientation in Orientation.allCases {
      tester.send(.rotate(orientation))
      tester.settle()
      if tester.stage.environment.orientation == orientation { seen.insert(orientation) }
    }
    return seen
  }

  @Test(arguments: PhoneDelegate.screens)
  func `RO-01: every screen turns all ways but upside down; the device screen tells of all four`(
    screen: String
  ) throws {
    let all = Set(Orientation.allCases)
    #expect(
      try orientations(screen)
        == (screen == "device" ? all : all.subtracting([.portraitUpsideDown])))
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
