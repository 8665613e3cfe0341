import TouchKit

/// A drawing of curves, words and pictures as a value. It becomes an SVG or pixels, and both look the same.
public struct Drawing: Equatable, Sendable {
  /// One step of drawing, in points from the top left.
  public enum Mark: Equatable, Sendable {
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
  public struct Words: Equatable, Sendable {
    public enum Anchor: String, Sendable {
      case start, middle, end
    }

    public var size: Double
    public var weight: Int
    public var color: Color
    public var anchor: Anchor

    public init(
      size: Double = 11, weight: Int = 400, _ color: Color = Drawing.ink,
      anchor: Anchor = .start
    ) {
      self.size = size
      self.weight = weight
      self.color = color
      self.anchor = anchor
    }
  }

  public var size: Size
  public private(set) var marks: [Mark] = []

  public static let ground = Color.white
  public static let ink = Color(hex: 0x1C1C1E)
  /// Of words that say less.
  static let faint = Color(hex: 0x666666)
  public static let grid = Color(hex: 0xE6E6E6)
  static let edge = Color(hex: 0xB0B0B0)
  /// How wide a curve is, in points.
  public static let stroke = 1.5

  init(width: Double) { size = Size(width, 0) }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func words(_ text: String, _ x: Double, _ y: Double, _ look: Words = Words()) {
    marks.append(.words(text, at: Point(x, y), look))
  }
}
