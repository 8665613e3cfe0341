import JSON
import TouchKit

/// A line of one of a review's files, to which lines are only ever added.
protocol ReviewLine: Equatable, Sendable {
  /// The file that it is in, and what messages call it.
  static var fileName: String { get }
  static var words: String { get }
  var origin: ReviewOrigin { get }
  init(_ value: JSONValue) throws(Problem)
  func write(_ object: inout JSONWriter)
}

extension ReviewLine {
  /// The line as it is written, with its end.
  var line: [UInt8] {
    var writer = JSONWriter()
    writer.object { write(&$0) }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Reads a file. The same line twice, as merged branches may have it, counts once.
  static func read(_ bytes: [UInt8]) throws(Problem) -> [Self] {
    var lines: [Self] = []
    var known: [String: Int] = [:]
    var start = bytes.startIndex
    var number = 0
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      number += 1
      let text = bytes[start..<end]
      start = min(end + 1, bytes.endIndex)
      if text.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      do throws(Problem) {
        let line = try Self(
          JSONReader.parse(
            Array(text), limits: JSONLimits(values: ReviewLimits.lineValues)))
        if let other = known[line.origin.id] {
          guard lines[other] == line else {
            throw Problem(
              what: "two different lines have the id \(line.origin.id)",
              remedy: "keep the first line: a line of a review is never changed")
          }
          continue
        }
        known[line.origin.id] = lines.count
        lines.append(line)
      } catch {
        throw moved(error, to: number)
      }
      guard lines.count <= ReviewLimits.lines else {
        throw Problem(
          what: "the file has more than \(ReviewLimits.lines) lines",
          remedy: "start another review")
      }
    }
    return lines
  }

  /// A line is parsed alone: its place in the file is that of the line.
  private static func moved(_ problem: Problem, to number: Int) -> Problem {
    var problem = problem
    problem.position = SourcePosition(line: number, column: problem.position?.column ?? 1)
    return problem
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ point: Point) {
    self.key(key)
    self.point(point)
  }

  mutating func point(_ point: Point) {
    array(onOneLine: true) { array in
      array.number(point.x, .rounded(2))
      array.number(point.y, .rounded(2))
    }
  }
}
