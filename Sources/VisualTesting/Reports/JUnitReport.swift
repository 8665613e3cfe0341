/// JUnit's XML, which CI services read.
enum JUnitReport {
  static func text(_ result: SuiteResult, _ folder: String) -> String {
    let failures = result.outcomes.count { !$0.passes }
    let counts =
      "tests=\"\(result.outcomes.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(result.count(.skipped))\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
      "  <testsuite name=\"drawer-proto test\" \(counts)>",
    ]
    lines += result.outcomes.map { "    \(element($0, folder))" }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func element(_ outcome: Outcome, _ folder: String) -> String {
    let name = outcome.picture.isEmpty ? outcome.test : outcome.picture
    let start = "<testcase classname=\"\(escaped(outcome.test))\" name=\"\(escaped(name))\""
    if outcome.passes {
      return outcome.verdict == .skipped
        ? "\(start)><skipped message=\"\(escaped(outcome.summary))\"/></testcase>" : "\(start)/>"
    }
    let details = LineReport.text(outcome, folder).joined(separator: "\n")
    return
      "\(start)><failure type=\"\(outcome.verdict.rawValue)\" message=\"\(escaped(outcome.summary))\">\(escaped(details))</failure></testcase>"
  }

  /// Escapes what XML reads, and replaces what XML 1.0 forbids and what turns text round.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
      // Some CI services take two of them for the beginning of a command.
      case "#": result.append(contentsOf: "&#35;".unicodeScalars)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}"..."\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result.append("\u{FFFD}")
      // Of every plane the last two are no characters.
      case _ where scalar.value & 0xFFFE == 0xFFFE: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
