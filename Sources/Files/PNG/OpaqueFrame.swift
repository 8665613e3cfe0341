import CFiles

/// A borrowed frame as Cairo holds it: ARGB32 on a little-endian machine, drawn over an opaque ground,
/// so that alpha is not looked at.
package struct OpaqueFrame {
  package let bytes: UnsafeRawPointer
  package let width: Int
  package let height: Int
  /// The number of bytes from one row to the next.
  package let stride: Int

  /// `bytes` has to stay readable as long as the frame is used.
  package init(bytes: UnsafeRawPointer, width: Int, height: Int, stride: Int) {
    precondition(
      width > 0 && height > 0 && stride >= width * 4,
      "\(width) x \(height) pixels in rows of \(stride) bytes")
    self.bytes = bytes
    self.width = width
    self.height = height
    self.stride = stride
  }

  var pixels: DPPixels {
    DPPixels(
      bytes: bytes.assumingMemoryBound(to: UInt8.self), stride: stride, width: UInt32(width),
      height: UInt32(height), format: DP_PIXELS_BGRX)
  }

  /// The pixels of a part.
  func pixels(of area: PixelArea) -> DPPixels {
    var pixels = pixels
    pixels.bytes += area.y * stride + area.x * 4
    pixels.width = UInt32(area.width)
    pixels.height = UInt32(area.height)
    return pixels
  }
}
