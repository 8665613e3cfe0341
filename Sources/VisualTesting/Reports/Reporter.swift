/// How results are told.
public enum Reporter: String, CaseIterable, Sendable {
  case line, json, junit, github

  /// The whole report, with nothing in it that a terminal, a CI service or a parser could take for a command.
  ///
  /// `folder` is the path of the folder with the pictures.
  public func report(_ result: SuiteResult, picturesIn folder: String) -> String {
    switch self {
    case .line: LineReport.text(result, folder)
    case .json: JSONReport.text(result)
    case .junit: JUnitReport.text(result, folder)
    case .github: GitHubReport.text(result)
    }
  }
}
