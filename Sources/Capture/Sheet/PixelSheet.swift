import Files
import GtkPaint
import TouchKit

/// An opaque picture that others are copied onto, also by several threads at once to different places.
final class PixelSheet {
  let width: Int
  let height: Int
  private let ground: UInt32
  private let pixels: UnsafeMutableBufferPointer<UInt32>

  init(width: Int, height: Int, _ ground: Color) {
    func part(_ share: Double) -> UInt32 { UInt32(exactly: (share * 255).rounded()) ?? 0 }
    let word =
      0xFF00_0000 | part(ground.red) << 16 | part(ground.green) << 8 | part(ground.blue)
    self.width = width
    self.height = height
    self.ground = UInt32(littleEndian: word)
    pixels = .allocate(capacity: width * height)
    LargePages.use(in: UnsafeRawBufferPointer(pixels))
    pixels.initialize(repeating: self.ground)
  }

  deinit { pixels.deallocate() }

  func put(_ surface: Surface, x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + surface.width <= width && y + surface.height <= height,
      "\(surface.width) × \(surface.height) pixels at \(x), \(y) of \(width) × \(height)")
    let sheet = UnsafeMutableRawBufferPointer(pixels)
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

  /// Makes all of it ground again.
  func clear() { pixels.update(repeating: ground) }

  var png: [UInt8] { PNGStrip.file([strip(of: 0..<height)]) }

  /// Some of its rows, compressed.
  func strip(of rows: Range<Int>) -> PNGStrip {
    guard let start = UnsafeRawPointer(pixels.baseAddress) else {
      preconditionFailure("a sheet without pixels")
    }
    return PNGStrip(
      OpaqueFrame(
        bytes: start + rows.lowerBound * width * 4, width: width, height: rows.count,
        stride: width * 4))
  }
}
