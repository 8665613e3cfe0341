import Files
import JSON

/// The report as JUnit's XML, which CI services read.
enum JUnitReport {
  static func text(_ result: SuiteResult, _ folder: String) -> String {
    let errors = result.outcomes.count { isError($0.status) }
    let failures = result.outcomes.count { !$0.passes } - errors
    let counts =
      "tests=\"\(result.outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(result.count(.skipped))\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
      "  <testsuite name=\"\(ProgramIdentity.command) test\" \(counts)>",
    ]
    lines += result.outcomes.map { "    \(element($0, folder))" }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether it says nothing about the phone.
  private static func isError(_ status: Outcome.Status) -> Bool {
    status == .timedOut || status == .unreadable
  }

  private static func element(_ outcome: Outcome, _ folder: String) -> String {
    let name = outcome.picture.isEmpty ? outcome.test : outcome.picture
    let start = "<testcase classname=\"\(escaped(outcome.test))\" name=\"\(escaped(name))\""
    if outcome.passes {
      return outcome.status == .skipped
        ? "\(start)><skipped message=\"\(escaped(outcome.summary))\"/></testcase>" : "\(start)/>"
    }
    let details = LineReport.text(outcome, folder).joined(separator: "\n")
    let kind = isError(outcome.status) ? "error" : "failure"
    return
      "\(start)><\(kind) type=\"\(outcome.status.rawValue)\" message=\"\(escaped(outcome.summary))\">\(escaped(details))</\(kind)></testcase>"
  }

  /// Escapes XML's own characters, spells out what the other reports spell out, and replaces what else XML 1.0 forbids.
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
      // The last two code points of every plane are no characters.
      case _ where scalar.value & 0xFFFE == 0xFFFE: result.append("\u{FFFD}")
      default:
        if let spelling = spelling(scalar) {
          result.append(contentsOf: spelling.unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }
}
