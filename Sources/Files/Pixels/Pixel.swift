/// One pixel of a `PixelBuffer`.
package struct Pixel: Equatable, Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  /// An opaque pixel from its usual six digits.
  package init(hex: UInt32) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hex >> shift) }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
