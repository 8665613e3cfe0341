import TouchKit

/// How tuning files write colours.
extension Color {
  /// A colour from `#rrggbb` or `#rrggbbaa`; nil for anything else.
  init?(figures text: String) {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      let bytes = [UInt8](hexadecimal: String(text.dropFirst()))
    else { return nil }
    func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
    self.init(
      red: part(bytes[0]), green: part(bytes[1]), blue: part(bytes[2]),
      alpha: bytes.count == 4 ? part(bytes[3]) : 1)
  }

  /// `#rrggbb`, with two figures more if it is not opaque.
  package var figures: String {
    func two(_ part: Double) -> String {
      let byte = UInt8(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
      let figures = String(byte, radix: 16)
      return figures.count < 2 ? "0" + figures : figures
    }
    return "#\(two(red))\(two(green))\(two(blue))\(alpha < 1 ? two(alpha) : "")"
  }
}
