import Files
import JSON

/// The report for people at a terminal.
enum LineReport {
  /// More results of one environment are counted, not named.
  private static let named = 3

  static func text(_ result: SuiteResult, _ folder: String) -> String {
    var lines: [String] = []
    let isReported: (Outcome) -> Bool = {
      switch $0.status {
      case .different, .missing, .rejected, .failed, .unreadable, .unsteady, .timedOut: true
      case .equal, .passed, .recorded, .skipped, .environmentDiffers: false
      }
    }
    for outcome in result.outcomes where isReported(outcome) {
      // Often many baselines are missing, and only what was not recorded needs an explanation.
      let text = text(outcome, folder)
      lines += outcome.status == .missing ? Array(text.prefix(1 + outcome.details.count)) : text
    }
    if result.outcomes.contains(where: { $0.status == .missing && $0.details.isEmpty }) {
      lines.append("record the missing baselines: \(ProgramIdentity.command) test --update=missing")
    }
    lines += environments(result)
    lines += result.notes.map { "note: \($0)" }
    lines.append(result.words)
    return lines.map { safeToPrint($0) }.joined(separator: "\n") + "\n"
  }

  /// An outcome with all that is known about it.
  static func text(_ outcome: Outcome, _ folder: String) -> [String] {
    var lines = ["\(outcome.status.rawValue): \(title(outcome)): \(outcome.summary)"]
    lines += outcome.details.map { "  - \($0)" }
    lines += outcome.files.filter { $0.kind != .tree && $0.kind != .sweep }
      .map { "  \($0.kind.rawValue): \(folder)/\($0.name)" }
    if !outcome.reproduce.isEmpty { lines.append("  run it again: \(outcome.reproduce)") }
    if !outcome.approve.isEmpty { lines.append("  approve it: \(outcome.approve)") }
    return lines
  }

  /// `tests/drawer.scenario.json classic@2x dark: halfway@2x-dark`.
  static func title(_ outcome: Outcome) -> String {
    outcome.picture.isEmpty ? outcome.test : "\(outcome.test) \(outcome.picture)"
  }

  /// Another environment is reported once, however many results it changes.
  private static func environments(_ result: SuiteResult) -> [String] {
    var lines: [String] = []
    var summaries: [String] = []
    let outcomes = result.outcomes.filter { $0.status == .environmentDiffers }
    for outcome in outcomes where !summaries.contains(outcome.summary) {
      summaries.append(outcome.summary)
      let those = outcomes.filter { $0.summary == outcome.summary }
      lines.append(
        "environment differs: \(NumberWords.count(those.count, "result was", "results were")) \(outcome.summary)"
      )
      lines += those.prefix(named).map { "  - \(title($0))" }
      if those.count > named { lines.append("  - and \(those.count - named) more") }
    }
    return lines
  }
}
