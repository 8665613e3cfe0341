import CFiles

/// Frames of one size as numbers of tiles, a record a frame of what changed.
///
/// The format is described in `resources/review/films.js`, which reads it.
package struct TileFilm {
  /// Columns that a frame is cut into.
  private static let columnCount = 4

  package let width: Int
  package let height: Int
  package private(set) var frameCount = 0
  private let store: TileStore
  private let columns: [(x: Int, kind: Int)]
  /// The numbers of the last frame, column by column.
  private var numbers: [UInt32]
  private var records: [UInt8] = []

  package init(width: Int, height: Int, in store: TileStore) {
    precondition(width > 0 && height > 0, "frames of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    self.store = store
    let tile = (width + TileFilm.columnCount - 1) / TileFilm.columnCount
    columns = stride(from: 0, to: width, by: tile).map {
      ($0, store.kind(ofWidth: min(tile, width - $0)))
    }
    numbers = [UInt32](repeating: .max, count: columns.count * height)
  }

  /// Adds a frame; nil repeats the one before.
  package mutating func append(_ frame: OpaqueFrame?) {
    frameCount += 1
    guard let frame else { return records.append(0) }
    precondition(
      frame.width == width && frame.height == height,
      "a frame of \(frame.width) x \(frame.height) in a film of \(width) x \(height)")
    var pixels = frame.pixels
    let before = numbers
    var hasChanged = false
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return }
      for (index, column) in columns.enumerated() {
        if store.take(&pixels, from: column.x, column.kind, start + index * height) {
          hasChanged = true
        }
      }
    }
    let record = hasChanged ? record(before) : []
    TileFilm.append(UInt64(record.count), to: &records)
    records += record
  }

  /// What differs from the numbers of the frame before.
  private func record(_ before: [UInt32]) -> [UInt8] {
    var record: [UInt8] = []
    var (end, previous) = (0, Int64(-1))
    var place = 0
    while place < numbers.count {
      guard numbers[place] != before[place] else {
        place += 1
        continue
      }
      let start = place
      while place < numbers.count, numbers[place] != before[place] { place += 1 }
      TileFilm.append(UInt64(start - end), to: &record)
      TileFilm.append(UInt64(place - start), to: &record)
      for number in numbers[start..<place] {
        let step = Int64(number) - previous - 1
        // Small steps either way are small numbers.
        TileFilm.append(UInt64(bitPattern: step << 1 ^ step >> 63), to: &record)
        previous = Int64(number)
      }
      end = place
    }
    return record
  }

  /// The film's bytes, not compressed.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func word(_ value: Int) {
      for shift in stride(from: 0, to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    for value in [columns.count, height, frameCount] + columns.map(\.kind) { word(value) }
    return bytes + records
  }

  private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
