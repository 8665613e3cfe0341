import Files
import TouchKit

extension Tracks {
  private static let timeName = "time"
  private static let decimals = 3
  /// Samples before an end and the one at it.
  private static let mostTimes = SampleTimes.most + 1

  // MARK: Writing

  /// A line for each time, in milliseconds, and a column for each track; empty where there is no number. Numbers have three decimals at
  /// most.
  public var csv: [UInt8] {
    var lines = [([Tracks.timeName] + tracks.map(\.name)).joined(separator: ",")]
    for (index, time) in times.enumerated() {
      let cells = tracks.map { track in track.values[index].map(Tracks.text) ?? "" }
      lines.append(([Tracks.text(time.milliseconds)] + cells).joined(separator: ","))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func text(_ number: Double) -> String {
    var writer = JSONWriter()
    writer.number(number, .rounded(decimals))
    return writer.text
  }

  // MARK: Reading

  /// Reads what `csv` wrote.
  public init(csv bytes: [UInt8]) throws(Problem) {
    self.init()
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, let head = lines.first.map({ CSVLine($0, number: 1) })
    else { throw Problem(what: "the table of tracks has no end", remedy: "each line ends it") }
    guard head.cells[0] == Tracks.timeName else {
      throw head.problem(0, "this is no table of tracks", "one begins with \"time\"")
    }
    for (place, name) in head.cells.enumerated().dropFirst() {
      guard !name.isEmpty, !tracks.contains(where: { $0.name == name }) else {
        throw head.problem(place, "\(quoted(name)) is no name of a track", "give each its own")
      }
      add(name)
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
        0, "\(quoted(line.cells[0])) comes too early", "times go on from line to line")
    }
    add(time)
    for index in tracks.indices where !line.cells[index + 1].isEmpty {
      self[last: index] = try line.number(index + 1)
    }
  }
}

/// A line of a table, as it is read.
private struct CSVLine {
  let cells: [String]
  private let number: Int

  init(_ bytes: ArraySlice<UInt8>, number: Int) {
    cells = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    self.number = number
  }

  /// The number in a cell, as the writer writes numbers.
  func number(_ place: Int) throws(Problem) -> Double {
    let cell = cells[place]
    // Swift reads "nan", "0x1p3" and "1e9" as well.
    let isPlain = cell.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
    guard isPlain, let number = Double(cell), number.isFinite else {
      throw problem(place, "\(quoted(cell)) is no number", "write one such as -12.5")
    }
    return number
  }

  func problem(_ place: Int, _ what: String, _ remedy: String) -> Problem {
    let before = cells.prefix(place).map { $0.unicodeScalars.count + 1 }.reduce(1, +)
    return Problem(
      position: SourcePosition(line: number, column: before), what: what, remedy: remedy)
  }
}
