import JSON

/// What a build said, as far as the window shows it.
package struct BuildReport: Equatable {
  /// An error of the compiler's, with its place.
  package struct Fault: Hashable {
    /// From the package's folder, if it is in it.
    package var file: String
    package var line: Int
    package var column: Int
    package var words: String

    package var text: String {
      "\(printable(file, atMost: 200)):\(line):\(column): \(printable(words, atMost: 300))"
    }
  }

  /// How many are kept: more are the same mistake, as a rule.
  package static let most = 50
  /// How many are listed at once.
  package static let mostListed = 6

  private let root: String
  /// In the order in which they came, each once.
  package private(set) var faults: [Fault] = []
  /// The first error without a place, such as the linker's.
  private var bare: String?
  private var lastLine: String?

  package init(root: String) { self.root = root }

  package mutating func add(_ line: String) {
    if let fault = BuildReport.fault(in: line, root: root) {
      if faults.count < BuildReport.most, !faults.contains(fault) { faults.append(fault) }
    } else if line.hasPrefix("error: "), bare == nil {
      bare = String(line.dropFirst("error: ".count))
    }
    if line.contains(where: { !$0.isWhitespace }) { lastLine = line }
  }

  /// What the message bar says of a build that failed.
  package var summary: String {
    guard let first = faults.first else {
      let words = bare ?? lastLine
      return words.map { "The build failed: \(printable($0, atMost: 300))" } ?? "The build failed."
    }
    let rest = faults.count - 1
    return rest == 0 ? first.text : "\(first.text)\nand \(NumberWords.count(rest, "more error"))"
  }

  /// The first errors, one a line.
  package var list: String {
    let lines = faults.prefix(BuildReport.mostListed).map(\.text)
    let rest = faults.count - lines.count
    return (lines + (rest > 0 ? ["and \(NumberWords.count(rest, "more error"))"] : []))
      .joined(separator: "\n")
  }

  /// `FILE:LINE:COLUMN: error: WORDS`
  private static func fault(in line: String, root: String) -> Fault? {
    for mark in [": error: ", ": fatal error: "] {
      guard let range = line.firstRange(of: mark) else { continue }
      var parts = line[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count > 2, let column = Int(parts.removeLast()),
        let number = Int(parts.removeLast()), column > 0, number > 0
      else { continue }
      let path = parts.joined(separator: ":")
      let file = path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
      guard !file.isEmpty else { continue }
      return Fault(
        file: file, line: number, column: column, words: String(line[range.upperBound...]))
    }
    return nil
  }
}
