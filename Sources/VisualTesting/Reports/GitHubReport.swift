/// The report as annotations for GitHub's CI: one for each status, because the service shows only about ten.
enum GitHubReport {
  /// More pictures than this are counted, not named.
  private static let named = 10

  static func text(_ result: SuiteResult) -> String {
    var lines: [String] = []
    for status in Outcome.Status.allCases {
      let those = result.outcomes.filter { $0.status == status && !$0.passes }
      guard let first = those.first else { continue }
      var message = those.prefix(named).map { "\(LineReport.title($0)): \($0.summary)" }
      if those.count > named { message.append("and \(those.count - named) more") }
      let title = "\(those.count) \(status.rawValue)"
      lines.append(
        "::error file=\(property(first.file)),title=\(property(title))::\(data(message))")
    }
    lines.append(safeToPrint(result.words))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func data(_ lines: [String]) -> String {
    lines.map { escaped(safeToPrint($0)) }.joined(separator: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(safeToPrint(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
