import Files

/// Draws what a comparison found.
enum DifferencePicture {
  /// What is equal is drawn in gray at this share of its strength, so that the rest stands out.
  private static let paleness = 0.1
  private static let red: [UInt8] = [0xE0, 0x1B, 0x24, 0xFF]
  private static let yellow: [UInt8] = [0xF5, 0xC2, 0x11, 0xFF]
  private static let blue: [UInt8] = [0xC4, 0xD4, 0xF2, 0xFF]

  static func draw(_ actual: PixelBuffer, _ map: KindMap) -> PixelBuffer {
    var bytes = [UInt8](repeating: 0xFF, count: map.width * map.height * 4)
    for y in 0..<map.height {
      for x in 0..<map.width {
        let color: [UInt8]
        switch map.kinds[y * map.width + x] {
        case .different: color = red
        case .smoothing: color = yellow
        case .masked: color = blue
        case .same: color = pale(actual, x, y)
        }
        let start = (y * map.width + x) * 4
        for part in 0..<4 { bytes[start + part] = color[part] }
      }
    }
    return PixelBuffer(width: map.width, height: map.height, bytes: bytes)
  }

  private static func pale(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> [UInt8] {
    guard x < picture.width, y < picture.height else { return [0xFF, 0xFF, 0xFF, 0xFF] }
    let start = (y * picture.width + x) * 4
    let bytes = picture.bytes
    let pixel =
      UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
      | UInt32(bytes[start + 3]) << 24
    let gray = 255 + (ColorDifference.brightness(pixel) - 255) * paleness
    let level = UInt8(min(max(gray, 0), 255))
    return [level, level, level, 0xFF]
  }
}
