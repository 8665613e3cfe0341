import Files
import TestSupport

/// Opaque frames as Cairo would hold them, with a gap behind each row.
struct TestFrame {
  let width: Int
  let height: Int
  var bytes: [UInt8]
  var stride: Int { width * 4 + 12 }

  /// Stripes with some noise; the gap is filled with what must not be looked at.
  init(width: Int, height: Int, seed: UInt64) {
    self.width = width
    self.height = height
    bytes = []
    var dice = SeededRandom(seed: seed)
    for y in 0..<height {
      for x in 0..<width {
        let noise = UInt8(truncatingIfNeeded: dice.next()) & 3
        bytes += [
          UInt8(truncatingIfNeeded: x * 3) ^ noise, UInt8(truncatingIfNeeded: y), noise, 255,
        ]
      }
      bytes += (0..<12).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    }
  }

  mutating func fill(_ x: Range<Int>, _ y: Range<Int>, _ color: [UInt8]) {
    for row in y {
      for column in x {
        let i = row * stride + column * 4
        bytes.replaceSubrange(i..<(i + 4), with: color + [255])
      }
    }
  }

  /// The same frame in a `PixelBuffer`.
  var picture: PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let i = y * stride + x * 4
        picture[x, y] = Pixel(red: bytes[i + 2], green: bytes[i + 1], blue: bytes[i])
      }
    }
    return picture
  }

  func with<Result>(_ body: (OpaqueFrame) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { buffer in
      try body(
        OpaqueFrame(bytes: buffer.baseAddress!, width: width, height: height, stride: stride))
    }
  }
}
