import Files
import JSON
import Rehearsal
import TouchKit

/// Reads tracks from CSV.
extension Tracks {
  /// Samples before an end and the one at it.
  private static let mostTimes = SampleTimes.most + 1
  /// No section has more numbers; each costs a stranger only two bytes.
  private static let mostTracks = 10_000
  /// How many cells all rows may have together: ten minutes of a hundred numbers are fewer.
  private static let mostCells = 8_000_000
  private static let lineFeed = UInt8(ascii: "\n")

  /// Reads what `csv` wrote. Whatever a file holds, no more memory is used than its table needs.
  package init(csv bytes: [UInt8]) throws(Problem) {
    self.init()
    guard bytes.last == Tracks.lineFeed, let end = bytes.firstIndex(of: Tracks.lineFeed) else {
      throw Problem(
        what: "the last line of the table of tracks has no line feed",
        remedy: "end each line with a line feed")
    }
    try addNames(bytes[..<end])
    var start = end + 1
    var number = 2
    var cells: [Double?] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Tracks.lineFeed) ?? bytes.count
      let line = bytes[start..<end]
      if let time = CSVNumbers.read(line, &cells), cells.count == tracks.count {
        try check(time, line, number)
        add(time, cells)
      } else {
        // What is not as the program writes it is read slowly, to find out what is wrong.
        try add(line, number)
      }
      start = end + 1
      number += 1
    }
  }

  private mutating func addNames(_ line: ArraySlice<UInt8>) throws(Problem) {
    let count = line.count { $0 == UInt8(ascii: ",") }
    guard count <= Tracks.mostTracks else {
      throw Problem(
        position: SourcePosition(line: 1, column: 1), what: "the table has \(count) tracks",
        remedy: "at most \(Tracks.mostTracks) are allowed")
    }
    guard String(validating: line, as: UTF8.self) != nil else {
      throw Problem(
        position: SourcePosition(line: 1, column: 1),
        what: "the name of a track has a byte that is not UTF-8",
        remedy: "save the file as UTF-8")
    }
    let head = CSVLine(line, number: 1)
    guard head.cells[0] == Tracks.timeName else {
      throw head.problem(
        0, "this is not a table of tracks", "the first cell of the table must be \"time\"")
    }
    var names: Set<String> = []
    for (index, name) in head.cells.enumerated().dropFirst() {
      guard !name.isEmpty, names.insert(name).inserted else {
        throw head.problem(
          index, "\(quoted(name)) is empty or the name of another track",
          "use a different name for each track")
      }
      // An animated value's own table says nothing of its unit: what is in the file counts.
      add(name, isLength: !name.hasSuffix("." + MotionTracks.Property.alpha.rawValue))
    }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, _ number: Int) throws(Problem) {
    // Counted before cells are made of a stranger's line, which may be as long as the file.
    guard bytes.count(where: { $0 == UInt8(ascii: ",") }) == tracks.count else {
      throw Problem(
        position: SourcePosition(line: number, column: 1),
        what: "this line has more or fewer cells than the first line",
        remedy: "if a track has no number at a time, leave its cell empty")
    }
    let line = CSVLine(bytes, number: number)
    let time = Time.milliseconds(try line.number(0))
    try check(time, line)
    add(time)
    for index in tracks.indices where !line.cells[index + 1].isEmpty {
      self[last: index] = try line.number(index + 1)
    }
  }

  private func check(_ time: Time, _ line: ArraySlice<UInt8>, _ number: Int) throws(Problem) {
    let hasRoom =
      times.count < Tracks.mostTimes && times.count * (tracks.count + 1) < Tracks.mostCells
    guard hasRoom, time >= .zero, times.last.map({ $0 < time }) ?? true else {
      return try check(time, CSVLine(line, number: number))
    }
  }

  private func check(_ time: Time, _ line: CSVLine) throws(Problem) {
    guard times.count < Tracks.mostTimes else {
      throw line.problem(
        0, "the table has more than \(Tracks.mostTimes) times", "use fewer times per second")
    }
    guard times.count * (tracks.count + 1) < Tracks.mostCells else {
      throw line.problem(
        0, "the table has more than \(Tracks.mostCells) cells", "track fewer numbers")
    }
    guard time >= .zero, times.last.map({ $0 < time }) ?? true else {
      throw line.problem(
        0, "the time \(quoted(line.cells[0])) is too early",
        "each time must be later than the time before it")
    }
  }
}
