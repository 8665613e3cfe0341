/// How much a JSON file may ask of the reader.
package struct JSONLimits: Equatable, Sendable {
  /// The size of the whole file in bytes.
  package var bytes: Int
  /// How many arrays and objects may be inside each other; at most 256 is honoured, since the reader recurses.
  package var depth: Int
  /// How many values may be held at once, besides those that the file's size allows.
  package var values: Int
  /// How many values an item of a list may hold that is read an item at a time, if items may hold more than `values`.
  package var itemValues: Int?

  package init(
    bytes: Int = 16 << 20, depth: Int = 64, values: Int = usualValues, itemValues: Int? = nil
  ) {
    self.bytes = bytes
    self.depth = min(depth, 256)
    self.values = values
    self.itemValues = itemValues
  }

  /// What every file of the program gets: 16 MiB and 64 levels.
  package static var standard: JSONLimits { JSONLimits() }

  /// As many values as a step of a scenario or a small file can reasonably have.
  package static let usualValues = 100_000
  /// How many bytes of a file allow one more value. A value uses up to about 190 bytes of memory while the array around
  /// it grows; so no file uses more than six times its size.
  static let bytesAValue = 40

  /// How many values are read of a file of `size` bytes.
  func budget(for size: Int) -> Int { values + size / JSONLimits.bytesAValue }
}
