import Testing
import TouchKit

@testable import Screens

/// The undo panel and what is edited: one never hides the other.
@Suite struct UndoFieldTests {
  /// A text on a screen: how it is come to, and its id.
  struct Place: CustomTestStringConvertible, Sendable {
    var testDescription: String { id }
    let screen: String
    let id: String
    var way: [String] = []
  }

  static let places = [
    Place(screen: "inbox", id: "search-field"),
    Place(screen: "message", id: "reply-field"),
    Place(screen: "colours", id: "colour-field"),
    Place(screen: "reporter", id: "event-field", way: ["event-page"]),
    Place(screen: "schedule", id: "meal-name", way: ["meal-2026-01-05-2", "meal-details"]),
    Place(screen: "schedule", id: "meal-note", way: ["meal-2026-01-05-2", "meal-details"]),
  ]

  private func begin(
    _ place: Place, _ device: String, _ environment: Environment
  ) throws -> PhoneTester {
    let tester = try PhoneTester(device, environment: environment, screen: place.screen)
    for id in place.way + [place.id] {
      tester.send(.activate(id))
      tester.settle()
    }
    try #require(tester.tree.focused == place.id)
    return tester
  }

  /// How much of what is edited can't be seen, in points.
  private func hidden(_ tester: PhoneTester) throws -> Double {
    let focus = try #require(tester.stage.seenScreen().focus)
    return max(0, focus.place.maxY - focus.room.maxY, focus.room.y - focus.place.y)
  }

  /// Where there is little room, and on the usual phone.
  static let phones: [(device: String, environment: Environment)] = [
    ("classic", Environment(orientation: .landscapeLeft)),
    ("classic", Environment(textSize: 2, direction: .rightToLeft, orientation: .landscapeLeft)),
    ("compact", Environment()),
    ("librem", Environment(textSize: 1.5, orientation: .landscapeRight)),
    ("modern", Environment(textSize: 2)),
  ]

  @Test(arguments: phones, places)
  func `BL-06: The question about the typing stands beside what was typed`(
    phone: (device: String, environment: Environment), place: Place
  ) throws {
    let tester = try begin(place, phone.device, phone.environment)
    tester.send(.type("x"))
    tester.settle()
    tester.send(.shake)
    tester.settle()
    #expect(tester.exists("undo"))
    #expect(try hidden(tester) <= 0.5)
    tester.send(.activate("undo"))
    tester.settle()
    #expect(try !tester.exists("undo") && hidden(tester) <= 0.5)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: phones)
  func `What is sought is seen beside the panel of a deletion, and after it`(
    phone: (device: String, environment: Environment)
  ) throws {
    let tester = try PhoneTester(phone.device, environment: phone.environment)
    tester.send(.activate("row-2", action: "delete"))
    tester.settle()
    tester.send(.activate("search-field"))
    tester.pass(1000)
    #expect(try tester.exists("undo") && hidden(tester) <= 0.5)
    tester.pass(6000)
    tester.settle()
    #expect(try !tester.exists("undo") && hidden(tester) <= 0.5)
    withExtendedLifetime(tester) {}
  }
}
