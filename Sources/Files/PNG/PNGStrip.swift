import CFiles

/// Some rows of an opaque picture, compressed. Strips are made on any threads, and joined into a file.
public final class PNGStrip: Sendable {
  public let width: Int
  public let height: Int
  /// Nothing changes it once it is made.
  private nonisolated(unsafe) let handle: OpaquePointer

  public init(_ rows: OpaqueFrame) {
    (width, height) = (rows.width, rows.height)
    var pixels = rows.pixels
    handle = dp_png_strip_new(&pixels)
  }

  deinit { dp_png_strip_free(handle) }

  /// A strip and the strips that it is cut into after each so many rows, or multiples of them, make the same file.
  public static var step: Int { Int(dp_png_strip_step()) }

  /// The PNG file of a picture of at least one strip, all of one width, from top to bottom.
  public static func file(_ strips: [PNGStrip]) -> [UInt8] {
    let height = strips.reduce(0) { $0 + $1.height }
    precondition(
      height <= PNGHeader.mostSide && strips.allSatisfy { $0.width == strips[0].width },
      "strips of a picture of \(height) rows")
    let handles: [OpaquePointer] = strips.map(\.handle)
    let count = UInt32(clamping: strips.count)
    return handles.withUnsafeBufferPointer { handles in
      guard let all = handles.baseAddress else { return [] }
      return [UInt8](unsafeUninitializedCapacity: dp_png_strips_size(all, count)) { file, length in
        guard let start = file.baseAddress else { return }
        dp_png_strips_write(all, count, start)
        length = file.count
      }
    }
  }
}
