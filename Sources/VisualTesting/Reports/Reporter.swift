import Files

/// How results are told.
public enum Reporter: String, CaseIterable, Sendable {
  case line, json, junit, github

  /// The whole report, with nothing in it that a terminal, a CI service or a parser could take for a command.
  public func report(_ result: SuiteResult) -> String {
    switch self {
    case .line: LineReport.text(result)
    case .json: JSONReport.text(result)
    case .junit: JUnitReport.text(result)
    case .github: GitHubReport.text(result)
    }
  }
}
