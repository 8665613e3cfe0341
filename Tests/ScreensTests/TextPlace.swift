import Testing
import TouchKit

/// A text on a screen: how it is come to, and its id.
struct TextPlace: CustomTestStringConvertible, Sendable {
  let screen: String
  let id: String
  let way: [String]
  var testDescription: String { id }

  private init(_ screen: String, _ id: String, way: [String] = []) {
    (self.screen, self.id, self.way) = (screen, id, way)
  }

  static let search = TextPlace("inbox", "search-field")
  static let reply = TextPlace("message", "reply-field")
  static let colour = TextPlace("colours", "colour-field")
  static let event = TextPlace("reporter", "event-field", way: ["event-page"])
  static let mealName = TextPlace(
    "schedule", "meal-name", way: ["meal-2026-01-05-2", "meal-details"])
  static let mealNote = TextPlace(
    "schedule", "meal-note", way: ["meal-2026-01-05-2", "meal-details"])
  static let all = [search, reply, colour, event, mealName, mealNote]
}

extension PhoneTester {
  /// A phone that has just come to a text.
  convenience init(
    at place: TextPlace, _ device: String = "classic", _ environment: Environment = Environment()
  ) throws {
    try self.init(device, environment: environment, screen: place.screen)
    for id in place.way {
      send(.activate(id))
      settle()
    }
  }

  /// Begins to write in a text.
  func write(in place: TextPlace) throws {
    send(.activate(place.id))
    settle()
    try #require(tree.focused == place.id)
  }

  /// How much of what is written can't be seen, in points; 0 if nothing is written.
  var hiddenOfFocus: Double {
    guard let focus = stage.seenScreen().focus else { return 0 }
    return max(0, focus.place.maxY - focus.room.maxY, focus.room.y - focus.place.y)
  }
}
