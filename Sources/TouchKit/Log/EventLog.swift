/// The log of a stage: its latest 100,000 lines.
public struct EventLog: Sendable {
  /// Enough for an hour of play; older lines are dropped.
  public static let capacity = 100_000

  private var ring: [LogEntry] = []
  private var oldest = 0
  /// The number of lines that were written, including dropped ones.
  public private(set) var count = 0

  /// An empty log.
  public init() {}

  mutating func append(_ entry: LogEntry) {
    count += 1
    if ring.count < EventLog.capacity {
      ring.append(entry)
    } else {
      ring[oldest] = entry
      oldest = (oldest + 1) % EventLog.capacity
    }
  }

  /// The lines that are kept, oldest first.
  public var entries: [LogEntry] { Array(ring[oldest...] + ring[..<oldest]) }

  /// The latest lines, at most `number`, oldest first.
  public func latest(_ number: Int) -> [LogEntry] {
    let number = min(max(0, number), ring.count)
    return (ring.count - number..<ring.count).map { ring[(oldest + $0) % ring.count] }
  }

  /// The texts of the lines of one kind, or of all kinds, oldest first.
  public func texts(_ kind: LogEntry.Kind? = nil) -> [String] {
    entries.filter { kind == nil || $0.kind == kind }.map { $0.text }
  }
}
