import Testing
import TouchKit

@testable import Screens

extension PhoneTester {
  /// The row of a message in the inbox.
  func messageRow(_ number: Int) throws -> MessageRow {
    try #require(application.find("row-\(number)") as? MessageRow)
  }

  /// Swipes along the row of an id; the finger rests before it leaves.
  func swipe(
    _ id: String, by distance: Double, milliseconds: Double = 250, lifts: Bool = true
  ) throws {
    let from = try frame(id).center
    touch(.began, from.x, from.y)
    let steps = 25
    for step in 1...steps {
      pass(milliseconds / Double(steps))
      touch(.moved, from.x + distance * Double(step) / Double(steps), from.y)
    }
    if lifts {
      pass(100)
      touch(.ended, from.x + distance, from.y)
    }
  }
}
