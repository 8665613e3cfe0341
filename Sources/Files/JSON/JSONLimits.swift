/// How much a JSON file may ask of the reader.
public struct JSONLimits: Equatable, Sendable {
  /// The size of the whole file in bytes.
  public var bytes: Int
  /// How many arrays and objects may stand inside each other; at most 256 is honoured, since the
  /// reader recurses.
  public var depth: Int

  public init(bytes: Int = 16 << 20, depth: Int = 64) {
    self.bytes = bytes
    self.depth = min(depth, 256)
  }

  /// What every file of the program gets: 16 MiB and 64 levels.
  public static var standard: JSONLimits { JSONLimits() }
}
