import TouchKit

/// The colours of the timeline, from those of the desktop's theme.
package struct TimelineInk: Equatable {
  package var ground: Color
  package var words: Color

  package init(ground: Color, words: Color) {
    self.ground = ground
    self.words = words
  }
  /// The colour of the past, here and round the desk.
  package static let past = Color(hex: 0xE8A33D)
  /// The playhead at the end of the line.
  package static let live = Color(hex: 0x2F6FEB)
  /// Where something diverges.
  package static let other = Color(hex: 0xD64545)
  private static let branches = [0x2F6FEB, 0x12A594, 0xC2488F, 0x8E63CE].map { Color(hex: $0) }

  /// Of few colours: they come again.
  package static func branch(_ number: Int) -> Color { branches[number % branches.count] }

  package var faint: Color { words.faded(0.12) }
  package var pale: Color { words.faded(0.45) }
  /// Of small words.
  package var read: Color { words.faded(0.7) }
  package var strong: Color { words.faded(0.85) }
}
