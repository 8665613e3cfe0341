import CFiles

/// A picture that is placed on larger ones of one width. It holds all that compressing it needs and that does not
/// depend on its place. Parts are made on any threads.
package final class PNGPart: Sendable {
  package let width: Int
  let pictureWidth: Int
  /// Nothing changes it once it is made.
  nonisolated(unsafe) let handle: OpaquePointer

  package init(_ frame: OpaqueFrame, on pictureWidth: Int) {
    precondition(frame.width <= pictureWidth, "\(frame.width) pixels on \(pictureWidth)")
    (width, self.pictureWidth) = (frame.width, pictureWidth)
    var pixels = frame.pixels
    handle = dp_png_part_new(&pixels, UInt32(clamping: pictureWidth))
  }

  deinit { dp_png_part_free(handle) }
}
