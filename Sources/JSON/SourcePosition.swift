/// A position in a text file as editors count it.
public struct SourcePosition: Equatable, Hashable, Sendable, Comparable {
  // Every value of a file and every step has a position: half the width holds more lines than files have bytes.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// Counted from 1; a line ends with a line feed.
  public var line: Int { Int(storedLine) }
  /// Counted from 1, in Unicode scalars.
  public var column: Int { Int(storedColumn) }

  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
