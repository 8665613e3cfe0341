import Files
import TestSupport
import TouchKit

@testable import VisualTesting

extension PixelBuffer {
  /// A picture of one colour.
  init(_ width: Int, _ height: Int, _ color: Pixel = .white) {
    self.init(
      width: width, height: height,
      bytes: (0..<width * height).flatMap { _ in [color.red, color.green, color.blue, color.alpha] }
    )
  }

  /// Fills a rectangle, as far as it is inside.
  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Pixel) {
    for y in max(0, y)..<min(self.height, y + height) {
      for x in max(0, x)..<min(self.width, x + width) { self[x, y] = color }
    }
  }

  func filled(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Pixel) -> PixelBuffer {
    var copy = self
    copy.fill(x, y, width, height, color)
    return copy
  }

  /// A grainy picture, in few colours so that pixels are alike by chance now and then.
  static func random(_ width: Int, _ height: Int, colors: Int, _ dice: inout SeededRandom)
    -> PixelBuffer
  {
    let palette = (0..<colors).map { _ in Pixel.random(&dice) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for _ in 0..<width * height {
      let color = palette[Int(dice.next() % UInt64(colors))]
      bytes += [color.red, color.green, color.blue, color.alpha]
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}

extension Pixel {
  static let white = Pixel(red: 255, green: 255, blue: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0)
  static let pureRed = Pixel(red: 255, green: 0, blue: 0)
  static let someBlue = Pixel(red: 0, green: 80, blue: 220)

  init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }

  static func random(_ dice: inout SeededRandom) -> Pixel {
    let bits = dice.next()
    return Pixel(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16))
  }
}
