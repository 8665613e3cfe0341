import JSON
import TouchKit

/// Reads what another program reports of a run: the table of `trace` and the log of `inspect --log`.
extension RecordedRun {
  /// The version of `inspect`'s file.
  private static let version = 1

  /// A run that was watched up to `end`. What moves within its parent is known only if `movingViews` is not nil.
  init(
    name: String, end: Time, movingViews: Set<String>?, table: [UInt8], log: [UInt8]
  ) throws(Problem) {
    let numbers = try Tracks(csv: table)
    let tracks = numbers.tracks.map {
      SectionTrack(
        name: $0.name, isLength: $0.isLength, times: numbers.times, values: $0.values)
    }
    self.init(
      name: name, end: end, tracks: tracks, movingViews: movingViews,
      log: try RecordedRun.lines(log))
  }

  /// A run that was watched up to `end`, of which only that is known.
  package init(name: String, end: Time, table: [UInt8], log: [UInt8]) throws(Problem) {
    try self.init(name: name, end: end, movingViews: nil, table: table, log: log)
  }

  /// The same run, read from the output of `trace` and `inspect`, with what is known of this one.
  package func read(as name: String, end: Time, table: [UInt8], log: [UInt8]) throws(Problem)
    -> RecordedRun
  {
    try RecordedRun(name: name, end: end, movingViews: movingViews, table: table, log: log)
  }

  private static func lines(_ bytes: [UInt8]) throws(Problem) -> [LogLine] {
    let file = try JSONReader.parse(
      bytes, limits: JSONLimits(bytes: bytes.count, values: 8 * EventLog.capacity))
    guard case .object(let members) = file.kind,
      let mark = members.first(where: { $0.key == "inspect" })?.value,
      try mark.integer("inspect") == version,
      let log = members.first(where: { $0.key == "log" })?.value
    else {
      throw file.problem(
        "this is not a view tree with a log", "the file must have \"inspect\": 1 and a \"log\"")
    }
    var lines: [LogLine] = []
    for item in try log.array("the log") { lines.append(try LogLine(item)) }
    return lines
  }
}
