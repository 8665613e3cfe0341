import Testing
import TouchKit

@testable import Screens

/// Where the undo panel stands: a rule without a phone.
@Suite struct UndoPanelPlaceTests {
  private let screen = Size(320, 480)

  /// A panel that wants 94 points for its words and buttons, and 44 in one line.
  private func find(covered: Double, top: Double = 20, whole: Double = 94, line: Double = 44)
    -> UndoPanelPlace?
  {
    UndoPanelPlace(in: screen, sides: .zero, top: top, covered: covered) { width, form in
      #expect(width == 296)
      return form == .whole ? whole : line
    }
  }

  @Test func `It stands 12 points above what covers the screen's lower end`() throws {
    let place = try #require(find(covered: 52))
    #expect(place.form == .whole && place.frame == Rect(12, 480 - 52 - 12 - 94, 296, 94))
  }

  @Test func `With less than 88 points, or less than it needs, it is one line`() throws {
    #expect(find(covered: 480 - 20 - 106)?.form == .whole)
    #expect(find(covered: 480 - 20 - 105)?.form == .line)
    #expect(find(covered: 480 - 20 - 88, whole: 44)?.form == .whole)
    let line = try #require(find(covered: 480 - 20 - 87, whole: 44))
    #expect(line.form == .line && line.frame == Rect(12, 107 - 12 - 44, 296, 44))
  }

  @Test func `It keeps within its room down to 44 points, and below that there is no place`() throws
  {
    for room in stride(from: 44.0, to: 88, by: 1) {
      let place = try #require(find(covered: 480 - 20 - room, line: 60))
      #expect(place.frame.y >= 20 && place.frame.maxY <= 20 + room, "\(room)")
    }
    #expect(find(covered: 480 - 20 - 43.9) == nil)
  }

  @Test func `It stands in the middle between the sides and is not wider than 420 points`() throws {
    let place = try #require(
      UndoPanelPlace(
        in: Size(852, 393), sides: EdgeInsets(left: 59, right: 59), top: 28, covered: 70
      ) { _, _ in 44 })
    #expect(place.frame.width == 420 && place.frame.midX == 426)
  }
}
