import JSON

/// A line of a table of tracks that is being read.
struct CSVLine {
  let cells: [String]
  private let number: Int

  init(_ bytes: ArraySlice<UInt8>, number: Int) {
    cells = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    self.number = number
  }

  /// The number in a cell, as the writer writes numbers.
  func number(_ index: Int) throws(Problem) -> Double {
    let cell = cells[index]
    // Swift reads "nan", "0x1p3" and "1e9" as well; what is very large is written as Swift says it.
    let isPlain = cell.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
    guard let number = Double(cell), number.isFinite, isPlain || number.description == cell else {
      throw problem(index, "\(quoted(cell)) is not a number", "write a number such as -12.5")
    }
    return number
  }

  /// A problem of a cell, with its position.
  func problem(_ index: Int, _ what: String, _ remedy: String) -> Problem {
    let column = cells.prefix(index).map { $0.unicodeScalars.count + 1 }.reduce(1, +)
    return Problem(
      position: SourcePosition(line: number, column: column), what: what, remedy: remedy)
  }
}
