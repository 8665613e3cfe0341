import Files
import GtkPaint

/// A copy of an opaque picture that others are copied onto.
struct PixelSheet {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(_ surface: Surface) {
    (width, height) = (surface.width, surface.height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    put(surface, x: 0, y: 0)
  }

  mutating func put(_ surface: Surface, x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + surface.width <= width && y + surface.height <= height,
      "\(surface.width) × \(surface.height) pixels at \(x), \(y) of \(width) × \(height)")
    let width = width
    bytes.withUnsafeMutableBytes { sheet in
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

  var png: [UInt8] {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a sheet without pixels") }
      let frame = OpaqueFrame(bytes: start, width: width, height: height, stride: width * 4)
      return PNGPiece.file([PNGPiece(frame)])
    }
  }
}
