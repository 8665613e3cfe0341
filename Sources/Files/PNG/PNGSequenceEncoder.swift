import CFiles

/// Encodes the frames of a sequence as PNG files, fast where little changes from one to the next.
///
/// Each frame is cut into strips, and only strips that differ from the frame before are compressed
/// anew. The files are the same bytes whatever frames came before.
public final class PNGSequenceEncoder {
  public let width: Int
  public let height: Int
  private let strips: OpaquePointer

  /// Who compresses. zlib is there to be compared with.
  public enum Compressor: Sendable { case own, zlib }

  /// `width` and `height` are those of every frame, in pixels.
  public init(width: Int, height: Int, by compressor: Compressor = .own) {
    precondition(
      width > 0 && height > 0 && width <= PNGHeader.mostSide && height <= PNGHeader.mostSide,
      "frames of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    strips = dp_png_strips_new(UInt32(width), UInt32(height), compressor == .zlib)
  }

  deinit { dp_png_strips_free(strips) }

  /// The whole PNG file of a frame.
  public func encode(_ frame: OpaqueFrame) -> [UInt8] {
    precondition(
      frame.width == width && frame.height == height,
      "a frame of \(frame.width) x \(frame.height) in a sequence of \(width) x \(height)")
    var pixels = frame.pixels
    var count = 0
    let start = dp_png_strips_encode(strips, &pixels, &count)
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// How many strips the last frame had to compress, of how many: what the benchmark prints.
  public var lastWork: (compressed: Int, strips: Int) {
    (Int(dp_png_strips_compressed(strips)), Int(dp_png_strips_count(strips)))
  }
}
