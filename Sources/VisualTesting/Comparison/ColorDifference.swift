/// How far two colours lie apart to the eye, in YIQ over white.
///
/// Y is brightness, I and Q the hue, as television split colours (NTSC). The squared distance weighs them 0.5053, 0.299 and
/// 0.1957, after Kotsarenko and Ramos, «Measuring perceived color difference using YIQ NTSC transmission color space in
/// mobile applications» (2010).
enum ColorDifference {
  /// The squared distance of the colours that lie farthest apart: no pair exceeds it.
  static let greatest = 35_215.0

  /// The squared distance of two pixels given as four bytes, red lowest.
  @inline(__always)
  static func squared(_ a: UInt32, _ b: UInt32) -> Double {
    let (r1, g1, b1) = overWhite(a)
    let (r2, g2, b2) = overWhite(b)
    let r = r1 - r2
    let g = g1 - g2
    let bl = b1 - b2
    let y = 0.298_895_31 * r + 0.586_622_47 * g + 0.114_482_23 * bl
    let i = 0.595_977_99 * r - 0.274_171_60 * g - 0.321_801_89 * bl
    let q = 0.211_470_17 * r - 0.522_617_11 * g + 0.311_146_94 * bl
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The brightness over white.
  @inline(__always)
  static func brightness(_ pixel: UInt32) -> Double {
    let (r, g, b) = overWhite(pixel)
    return 0.298_895_31 * r + 0.586_622_47 * g + 0.114_482_23 * b
  }

  @inline(__always)
  private static func overWhite(_ pixel: UInt32) -> (Double, Double, Double) {
    let r = Double(pixel & 0xFF)
    let g = Double(pixel >> 8 & 0xFF)
    let b = Double(pixel >> 16 & 0xFF)
    let alpha = pixel >> 24
    if alpha == 255 { return (r, g, b) }
    let share = Double(alpha) / 255
    return (255 + (r - 255) * share, 255 + (g - 255) * share, 255 + (b - 255) * share)
  }
}
