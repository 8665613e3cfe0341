import CFiles

/// Encodes the frames of a sequence as PNG files, fast if little changes from one to the next.
///
/// Each frame is cut into bands, and only bands that differ from the frame before are compressed again. A file's bytes
/// do not depend on the frames before.
package final class PNGSequenceEncoder {
  package let width: Int
  package let height: Int
  private let bands: OpaquePointer

  /// What compresses. zlib is there for comparison.
  package enum Compressor: Sendable { case own, zlib }

  /// `width` and `height` are those of every frame, in pixels.
  package init(width: Int, height: Int, by compressor: Compressor = .own) {
    precondition(
      width > 0 && height > 0 && width <= PNGHeader.mostSide && height <= PNGHeader.mostSide,
      "frames of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    bands = dp_png_bands_new(UInt32(width), UInt32(height), compressor == .zlib)
  }

  deinit { dp_png_bands_free(bands) }

  /// The whole PNG file of a frame.
  package func encode(_ frame: OpaqueFrame) -> [UInt8] {
    precondition(
      frame.width == width && frame.height == height,
      "a frame of \(frame.width) x \(frame.height) in a sequence of \(width) x \(height)")
    var pixels = frame.pixels
    var count = 0
    let start = dp_png_bands_encode(bands, &pixels, &count)
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// How many bands of the last frame were compressed again, and how many it has, for the benchmark.
  package var lastWork: (compressed: Int, bands: Int) {
    (Int(dp_png_bands_compressed(bands)), Int(dp_png_bands_count(bands)))
  }
}
