/// A colour in sRGB, each part from 0 to 1, not premultiplied.
public struct Color: Hashable, Sendable {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double
  /// From 0, clear, to 1, opaque.
  public var alpha: Double

  /// A completely transparent colour.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)

  /// A colour from its parts, opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour from its six hexadecimal digits, as in CSS.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The colour with its alpha multiplied by a factor.
  public func faded(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// A mixture with another colour. With a share of 0 it is this colour, with 1 the other colour.
  public func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
