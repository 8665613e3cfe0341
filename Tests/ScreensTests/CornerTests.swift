import Testing
import TouchKit

@testable import Screens

/// What keeps off the screen's round corners while the phone lies on its side.
@Suite struct CornerTests {
  private static let sides = [Orientation.landscapeLeft, .landscapeRight]

  @Test(arguments: sides, Environment.Direction.allCases)
  func `On its side a page's bar stands in line with the page`(
    orientation: Orientation, direction: Environment.Direction
  ) throws {
    let tester = try PhoneTester(
      "modern", environment: Environment(direction: direction, orientation: orientation))
    try tester.tap("row-1")
    tester.settle()
    let back = try tester.frame("back-button")
    // The chevron's own room of 8 lies in the margin of 16, beside a corner of 55.
    #expect(direction == .leftToRight ? back.x == 63 : back.maxX == 852 - 63)
    let bar = try #require(tester.application.find("back-button")?.superview)
    let title = try #require(bar.subviews.first { $0 is Label })
    #expect(title.screenFrame.midX == 426)
  }

  @Test(arguments: sides)
  func `On its side all keys keep off the corners, and upright they fill the width`(
    orientation: Orientation
  ) throws {
    let tester = try PhoneTester("modern")
    try tester.tap("search-field")
    tester.settle()
    let ids = ["key-q", "key-p", "key-shift", "key-delete", "key-return", "key-space"]
    let upright = try ids.map { try tester.frame($0) }
    #expect(upright.contains { $0.x == 3 } && upright.contains { abs($0.maxX - 390) < 0.01 })
    tester.send(.rotate(orientation))
    tester.settle()
    for id in ids {
      let key = try tester.frame(id)
      #expect(key.x >= 55 && key.maxX <= 852 - 55 && key.maxY <= 393 - 21, "\(id) at \(key)")
    }
    #expect(try tester.frame("keyboard").width == 852)
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft, .landscapeRight], ["meal", "details"])
  func `A modal's shade lies over the strip as over the screen, and goes with it`(
    orientation: Orientation, modal: String
  ) throws {
    let tester = try PhoneTester(
      "modern", environment: Environment(orientation: orientation), screen: "schedule")
    tester.pass(100)
    let plain = try tester.pixels(scale: 1)[3, 2]
    try tester.tap("meal-2026-01-05-1")
    tester.pass(150)
    // Beside the words of the status bar, and of the title below it.
    let height = Int(try tester.frame("status-bar").height)
    let moving = try tester.pixels(scale: 1)
    #expect(moving[3, 2] == moving[3, height + 4] && moving[3, 2] != plain)
    tester.settle()
    if modal == "details" {
      try tester.tap("meal-details")
      tester.settle()
    } else {
      let shaded = try tester.pixels(scale: 1)
      #expect(shaded[3, 2] == shaded[3, height + 4])
    }
    let dimmed = try tester.pixels(scale: 1)[3, 2]
    for shift in [0, 8, 16] as [UInt32] {
      let (before, after) = (Double(plain >> shift & 0xFF), Double(dimmed >> shift & 0xFF))
      // The shade's alpha and the colour are whole numbers of 255 parts.
      #expect(abs(after - before * 0.68) < 2)
    }
    tester.send(.key(KeyInput("escape")))
    tester.settle()
    #expect(try !tester.exists("modal") && tester.pixels(scale: 1)[3, 2] == plain)
  }

  @Test func `Over an open drawer, which no shade reaches, the strip is as light as the drawer`()
    throws
  {
    let tester = try PhoneTester("modern", screen: "schedule")
    let plain = try tester.pixels(scale: 1)[3, 2]
    try tester.tap("meal-2026-01-05-1")
    tester.settle()
    try tester.tap("status-bar")
    tester.settle()
    #expect(try tester.exists("drawer") && tester.pixels(scale: 1)[3, 2] == plain)
  }
}
