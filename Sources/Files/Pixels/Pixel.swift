/// One pixel of a `PixelBuffer`.
public struct Pixel: Equatable, Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  /// An opaque pixel from its usual six digits.
  public init(hex: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hex >> shift) }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
