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

  /// Rows on which parts stand side by side, from left to right, all of them at the same height. The rows are counted from there;
  /// the first is a multiple of `step`. Around the parts, and below those that end, is the ground.
  public init(
    _ rows: Range<Int>, width: Int, of parts: [(part: PNGPart, x: Int)], on ground: Pixel
  ) {
    precondition(
      !rows.isEmpty && rows.lowerBound % PNGStrip.step == 0
        && PNGStrip.areApart(parts, width: width),
      "\(parts.count) parts on rows \(rows) of \(width) pixels")
    (self.width, height) = (width, rows.count)
    let placed = parts.map {
      DPPngPlacedPart(part: $0.part.handle, x: UInt32(clamping: $0.x))
    }
    let color = [ground.red, ground.green, ground.blue].reduce(UInt32(0xFF)) {
      $0 << 8 | UInt32($1)
    }
    handle = placed.withUnsafeBufferPointer { placed in
      dp_png_strip_of_parts(
        placed.baseAddress, UInt32(clamping: placed.count), UInt32(clamping: width), color,
        UInt32(clamping: rows.lowerBound), UInt32(clamping: rows.count))
    }
    withExtendedLifetime(parts) {}
  }

  private static func areApart(_ parts: [(part: PNGPart, x: Int)], width: Int) -> Bool {
    var end = 0
    for (part, x) in parts {
      guard x >= end, part.pictureWidth == width else { return false }
      end = x + part.width
    }
    return end <= width
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
