import TouchKit

/// A drawing of curves, words and pictures as a value. It becomes an SVG or pixels, and both look the same.
package struct Drawing: Equatable, Sendable {
  /// One step of drawing, in points from the top left.
  package enum Mark: Equatable, Sendable {
    case fill(Rect, Color)
    case outline(Rect, Color)
    /// A line through points. `dash` holds lengths of strokes and gaps in turn; it is empty for an unbroken line.
    case curve([Point], Color, dash: [Double])
    /// Words whose base line begins, has its middle or ends at the point.
    case words(String, at: Point, Words)
    /// A picture by its number.
    case picture(Int, Rect)
  }

  /// The look of words.
  package struct Words: Equatable, Sendable {
    package enum Anchor: String, Sendable {
      case start, middle, end
    }

    package var size: Double
    package var weight: Int
    package var color: Color
    package var anchor: Anchor

    package init(
      size: Double = 11, weight: Int = 400, _ color: Color = Drawing.ink,
      anchor: Anchor = .start
    ) {
      self.size = size
      self.weight = weight
      self.color = color
      self.anchor = anchor
    }
  }

  package var size: Size
  package private(set) var marks: [Mark] = []

  package static let ground = Color.white
  package static let ink = Color(hex: 0x1C1C1E)
  /// Of words that say less.
  static let faint = Color(hex: 0x666666)
  package static let grid = Color(hex: 0xE6E6E6)
  static let edge = Color(hex: 0xB0B0B0)
  /// How wide a curve is, in points.
  package static let stroke = 1.5

  init(width: Double) { size = Size(width, 0) }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func words(_ text: String, _ x: Double, _ y: Double, _ look: Words = Words()) {
    marks.append(.words(text, at: Point(x, y), look))
  }
}
