import Files

/// For people at a terminal.
enum LineReport {
  static func text(_ result: SuiteResult) -> String {
    var lines: [String] = []
    for outcome in result.outcomes where outcome.verdict != .equal {
      lines.append(contentsOf: text(outcome))
    }
    lines.append(result.words)
    return lines.joined(separator: "\n") + "\n"
  }

  static func text(_ outcome: Outcome) -> [String] {
    let picture = outcome.picture.isEmpty ? "" : " \(outcome.picture)"
    var lines = ["\(outcome.verdict.rawValue): \(outcome.test)\(picture): \(outcome.summary)"]
    lines += outcome.details.map { "  \($0)" }
    lines += outcome.files.map { "  \($0.kind): \($0.path)" }
    if !outcome.reproduce.isEmpty { lines.append("  see it: \(outcome.reproduce)") }
    if !outcome.approve.isEmpty { lines.append("  approve it: \(outcome.approve)") }
    return lines.map { printable($0) }
  }
}
