import CFiles

/// Some rows of an opaque picture, compressed. Pieces are made on any threads, and joined into a file.
package final class PNGPiece: Sendable {
  package let width: Int
  package let height: Int
  /// Nothing changes it once it is made.
  private nonisolated(unsafe) let handle: OpaquePointer

  package init(_ rows: OpaqueFrame) {
    (width, height) = (rows.width, rows.height)
    var pixels = rows.pixels
    handle = dp_png_piece_new(&pixels)
  }

  /// Rows on which parts are side by side, from left to right, all of them at the same height. The rows are counted
  /// from the top of the parts; the first is a multiple of `step`. Around the parts, and below those that end, is the
  /// ground.
  package init(
    _ rows: Range<Int>, width: Int, of parts: [(part: PNGPart, x: Int)], on ground: Pixel
  ) {
    precondition(
      !rows.isEmpty && rows.lowerBound % PNGPiece.step == 0
        && PNGPiece.areApart(parts, width: width),
      "\(parts.count) parts on rows \(rows) of \(width) pixels")
    (self.width, height) = (width, rows.count)
    let placed = parts.map {
      DPPngPlacedPart(part: $0.part.handle, x: UInt32(clamping: $0.x))
    }
    let color = [ground.red, ground.green, ground.blue].reduce(UInt32(0xFF)) {
      $0 << 8 | UInt32($1)
    }
    handle = placed.withUnsafeBufferPointer { placed in
      dp_png_piece_of_parts(
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

  deinit { dp_png_piece_free(handle) }

  /// A number of rows. If a piece is cut after multiples of it, the pieces make the same file as the whole one.
  package static var step: Int { Int(dp_png_piece_step()) }

  /// The PNG file of a picture of at least one piece, all of one width, from top to bottom.
  package static func file(_ pieces: [PNGPiece]) -> [UInt8] {
    let height = pieces.reduce(0) { $0 + $1.height }
    precondition(
      height <= PNGHeader.mostSide && pieces.allSatisfy { $0.width == pieces[0].width },
      "pieces of a picture of \(height) rows")
    let handles: [OpaquePointer] = pieces.map(\.handle)
    let count = UInt32(clamping: pieces.count)
    return handles.withUnsafeBufferPointer { handles in
      guard let all = handles.baseAddress else { return [] }
      return [UInt8](unsafeUninitializedCapacity: dp_png_pieces_size(all, count)) { file, length in
        guard let start = file.baseAddress else { return }
        dp_png_pieces_write(all, count, start)
        length = file.count
      }
    }
  }
}
