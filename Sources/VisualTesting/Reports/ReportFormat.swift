/// The formats in which results are reported.
package enum ReportFormat: String, CaseIterable, Sendable {
  case line, json, junit, github

  /// The whole report. No terminal, CI service or parser can read anything in it as a command.
  ///
  /// `folder` is the path of the folder with the pictures.
  package func report(_ result: SuiteResult, picturesIn folder: String) -> String {
    switch self {
    case .line: LineReport.text(result, folder)
    case .json: JSONReport.text(result)
    case .junit: JUnitReport.text(result, folder)
    case .github: GitHubReport.text(result)
    }
  }
}
