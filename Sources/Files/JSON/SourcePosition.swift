/// A place in a text file as editors count it.
public struct SourcePosition: Equatable, Hashable, Sendable, Comparable {
  /// Counted from 1; a line ends with a line feed.
  public var line: Int
  /// Counted from 1, in Unicode scalars.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
