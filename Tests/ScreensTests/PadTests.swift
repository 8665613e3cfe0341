import Testing
import TouchKit

@testable import Screens

/// What is otherwise on a pad than on a phone.
@Suite struct PadTests {
  private func make(
    _ screen: String = "inbox", tuning: String = "default",
    environment: Environment = Environment()
  ) throws -> PhoneTester {
    try PhoneTester("pad", tuning: tuning, environment: environment, screen: screen)
  }

  @Test(arguments: [(Orientation.portrait, 72.0), (.landscapeLeft, 200)])
  func `What is read keeps to a column of 672 in the middle`(
    orientation: Orientation, margin: Double
  ) throws {
    let tester = try make("message", environment: Environment(orientation: orientation))
    let field = try tester.frame("reply-field")
    #expect(field.x == margin && field.maxX == tester.stage.screenSize.width - margin)
  }

  @Test(arguments: [Orientation.portrait, .landscapeRight])
  func `Sheets are cards in the middle, and a touch beside one cancels`(
    orientation: Orientation
  ) throws {
    let tester = try make("schedule", environment: Environment(orientation: orientation))
    let content = try tester.frame("content")
    try tester.tap("meal-2026-01-05-1")
    tester.settle()
    let kinds = try tester.frame("modal")
    #expect(kinds.width == 420 && kinds.center == content.center)
    try tester.tap("meal-details")
    tester.settle()
    let details = try tester.frame("modal")
    #expect(details.size == Size(540, 480) && details.center == content.center)
    tester.tap(details.x - 20, details.y)
    tester.settle()
    #expect(!tester.exists("modal"))
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [Orientation.portrait, .landscapeRight])
  func `A banner is a card of 560 in the middle, and in classic as wide as the screen`(
    orientation: Orientation
  ) throws {
    for tuning in ["default", "classic"] {
      let tester = try make(tuning: tuning, environment: Environment(orientation: orientation))
      tester.notify([.init("sticky", .bool(true))])
      tester.settle()
      let screen = tester.stage.screenSize
      let frame = try tester.frame("notification")
      #expect(frame.width == (tuning == "default" ? 560 : screen.width))
      #expect(frame.midX == screen.width / 2)
    }
  }

  @Test func `The keyboard is as wide as the screen, with keys that hands can use`() throws {
    let tester = try make()
    try tester.tap("search-field")
    tester.settle()
    #expect(try tester.frame("keyboard") == Rect(0, 1024 - 264, 768, 264))
    let key = try tester.frame("key-q")
    #expect(key.width > 60 && key.height > 50)
    tester.send(.rotate(.landscapeLeft))
    tester.settle()
    #expect(try tester.frame("keyboard") == Rect(0, 768 - 352, 1024, 352))
  }

  /// A popover hangs below its button where it fits, else it stands beside it.
  @Test(arguments: [(Orientation.portrait, 1.0), (.landscapeLeft, 1), (.landscapeLeft, 2)])
  func `A popover has its whole size and points up or sideways`(
    orientation: Orientation, textSize: Double
  ) throws {
    let tester = try make(
      "schedule", environment: Environment(textSize: textSize, orientation: orientation))
    try tester.tap("month-button")
    tester.settle()
    let button = try tester.frame("month-button")
    let card = try tester.frame("popover")
    let content = try tester.frame("content")
    #expect(card.width == (textSize == 1 ? 320 : 436) && content.contains(card))
    #expect(card.y >= button.maxY || card.x >= button.maxX)
  }
}
