import CFiles

/// The distinct tiles of films: pieces of rows, each kept once, whichever film they are of.
package final class TileStore {
  /// Tiles of one width.
  private final class Kind {
    let width: Int
    let tiles: OpaquePointer

    init(width: Int) {
      self.width = width
      tiles = dp_tiles_new(UInt32(width))
    }

    deinit { dp_tiles_free(tiles) }

    var count: Int { Int(dp_tiles_count(tiles)) }

    var rgb: [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count * width * 3) { target, initialized in
        if let start = target.baseAddress { dp_tiles_copy_rgb(tiles, start) }
        initialized = count * width * 3
      }
    }
  }

  private var kinds: [Kind] = []

  package init() {}

  /// The index of the kind of a width.
  func kind(ofWidth width: Int) -> Int {
    if let index = kinds.firstIndex(where: { $0.width == width }) { return index }
    kinds.append(Kind(width: width))
    return kinds.count - 1
  }

  /// Puts the numbers of a column into `numbers`, which has those of the frame before; false if no number changed.
  func take(
    _ pixels: inout DPPixels, from x: Int, _ kind: Int,
    _ numbers: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    dp_tiles_take(kinds[kind].tiles, &pixels, UInt32(x), numbers) > 0
  }

  /// How wide the tiles of each kind are, and how many there are.
  package var sizes: [(width: Int, count: Int)] { kinds.map { ($0.width, $0.count) } }

  /// The pixels of each kind: tile behind tile, three bytes a pixel.
  package func rgb(ofKind kind: Int) -> [UInt8] { kinds[kind].rgb }
}
