import TouchKit

/// Reads a line of a table of tracks quickly, if it is as the program writes it.
enum CSVNumbers {
  /// So many digits and powers of ten are exact in a Double, so that their quotient is the nearest one.
  private static let mostDigits = 15
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Puts the numbers after the time into `cells` and returns the time; nil if the line has to be read with care.
  static func read(_ line: ArraySlice<UInt8>, _ cells: inout [Double?]) -> Time? {
    cells.removeAll(keepingCapacity: true)
    var time: Double?
    var start = line.startIndex
    var isFirst = true
    while start <= line.endIndex {
      var cell = Cell()
      var at = start
      while at < line.endIndex, line[at] != UInt8(ascii: ",") {
        guard cell.take(line[at]) else { return nil }
        at += 1
      }
      let isEmpty = at == start
      let number = cell.number
      guard isEmpty ? !isFirst : number != nil else { return nil }
      if isFirst { time = number } else { cells.append(number) }
      isFirst = false
      start = at + 1
    }
    return time.map { .milliseconds($0) }
  }

  /// A number that is being read.
  private struct Cell {
    private var digits = 0
    private var whole: Int64 = 0
    private var decimals: Int?
    private var isNegative = false

    /// Whether the byte may follow.
    mutating func take(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard digits < CSVNumbers.mostDigits else { return false }
        digits += 1
        whole = whole * 10 + Int64(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: "."):
        guard digits > 0, decimals == nil else { return false }
        decimals = 0
      case UInt8(ascii: "-"):
        guard digits == 0, !isNegative else { return false }
        isNegative = true
      default: return false
      }
      return true
    }

    /// Nil if it is not a number, or has no digit after its point.
    var number: Double? {
      guard digits > 0, decimals != 0 else { return nil }
      let size = Double(whole) / CSVNumbers.powers[decimals ?? 0]
      return isNegative ? -size : size
    }
  }
}
