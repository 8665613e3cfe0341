import Files

/// JUnit's XML, which CI services read.
enum JUnitReport {
  static func text(_ result: SuiteResult) -> String {
    let failures = result.outcomes.count { !$0.passes }
    let skipped = result.count(.skipped)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites tests=\"\(result.outcomes.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"drawer-proto test\" tests=\"\(result.outcomes.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">",
    ]
    for outcome in result.outcomes {
      let name = escaped(outcome.picture.isEmpty ? outcome.test : outcome.picture)
      let start = "    <testcase classname=\"\(escaped(outcome.test))\" name=\"\(name)\""
      switch outcome.verdict {
      case .equal, .recorded: lines.append(start + "/>")
      case .skipped:
        lines.append(start + "><skipped message=\"\(escaped(outcome.summary))\"/></testcase>")
      case .different, .environmentDiffers, .missing, .rejected, .failed, .unsteady:
        let details = LineReport.text(outcome).joined(separator: "\n")
        lines.append(
          start
            + "><failure type=\"\(outcome.verdict.rawValue)\" message=\"\(escaped(outcome.summary))\">\(escaped(details))</failure></testcase>"
        )
      }
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes what XML reads, and replaces what XML 1.0 forbids.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
