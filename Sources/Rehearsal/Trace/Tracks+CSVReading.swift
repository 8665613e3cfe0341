import Files
import TouchKit

/// Reads tracks from CSV.
extension Tracks {
  /// Samples before an end and the one at it.
  private static let mostTimes = SampleTimes.most + 1

  /// Reads what `csv` wrote.
  public init(csv bytes: [UInt8]) throws(Problem) {
    self.init()
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, let head = lines.first.map({ CSVLine($0, number: 1) })
    else {
      throw Problem(
        what: "the table of tracks has no end", remedy: "end each line with a line feed")
    }
    guard head.cells[0] == Tracks.timeName else {
      throw head.problem(0, "this is no table of tracks", "one begins with \"time\"")
    }
    for (index, name) in head.cells.enumerated().dropFirst() {
      guard !name.isEmpty, !tracks.contains(where: { $0.name == name }) else {
        throw head.problem(index, "\(quoted(name)) is no name of a track", "give each its own")
      }
      // An animated value's own table says nothing of its unit: what is in the file counts.
      add(name, isLength: !name.hasSuffix("." + MotionTracks.Property.alpha.rawValue))
    }
    for (index, bytes) in lines.enumerated().dropFirst() {
      try add(CSVLine(bytes, number: index + 1))
    }
  }

  private mutating func add(_ line: CSVLine) throws(Problem) {
    guard line.cells.count == tracks.count + 1 else {
      throw line.problem(
        0, "this line and the first have different numbers of cells",
        "leave a cell empty where there is no number")
    }
    guard times.count < Tracks.mostTimes else {
      throw line.problem(0, "more than \(Tracks.mostTimes) times", "take fewer a second")
    }
    let time = Time.milliseconds(try line.number(0))
    guard time >= .zero, times.last.map({ $0 < time }) ?? true else {
      throw line.problem(
        0, "\(quoted(line.cells[0])) comes too early", "times have to grow from line to line")
    }
    add(time)
    for index in tracks.indices where !line.cells[index + 1].isEmpty {
      self[last: index] = try line.number(index + 1)
    }
  }
}
