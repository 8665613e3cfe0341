import Files
import GtkPaint
import TouchKit

/// An opaque picture that others are copied onto.
struct PixelSheet {
  let width: Int
  let height: Int
  private let ground: UInt32
  private var pixels: [UInt32]

  init(width: Int, height: Int, _ ground: Color) {
    func part(_ share: Double) -> UInt32 { UInt32(exactly: (share * 255).rounded()) ?? 0 }
    let word =
      0xFF00_0000 | part(ground.red) << 16 | part(ground.green) << 8 | part(ground.blue)
    self.width = width
    self.height = height
    self.ground = UInt32(littleEndian: word)
    pixels = [UInt32](repeating: self.ground, count: width * height)
  }

  mutating func put(_ surface: Surface, x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + surface.width <= width && y + surface.height <= height,
      "\(surface.width) × \(surface.height) pixels at \(x), \(y) of \(width) × \(height)")
    pixels.withUnsafeMutableBytes { sheet in
      surface.withPixels { bytes, stride in
        for row in 0..<surface.height {
          let start = ((y + row) * width + x) * 4
          UnsafeMutableRawBufferPointer(rebasing: sheet[start..<start + surface.width * 4])
            .copyMemory(
              from: UnsafeRawBufferPointer(
                rebasing: bytes[row * stride..<row * stride + surface.width * 4]))
        }
      }
    }
  }

  /// Makes all of it ground again.
  mutating func clear() {
    for index in pixels.indices { pixels[index] = ground }
  }

  var png: [UInt8] { PNGStrip.file([strip(of: 0..<height)]) }

  /// Some of its rows, compressed.
  func strip(of rows: Range<Int>) -> PNGStrip {
    pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a sheet without pixels") }
      return PNGStrip(
        OpaqueFrame(
          bytes: start + rows.lowerBound * width * 4, width: width, height: rows.count,
          stride: width * 4))
    }
  }
}
