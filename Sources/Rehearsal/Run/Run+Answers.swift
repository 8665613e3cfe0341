import TouchKit

/// Answers of a run for any time, in any order of the questions.
extension Run {
  /// The view tree at a time.
  package func tree(at time: Time) -> ViewTree { state(at: time).tree() }

  /// The log up to a time.
  package func log(at time: Time) -> [LogEntry] { state(at: time).log.entries }

  /// The names of the shots that the steps of its scenario take.
  package var shotNames: [String] { scenario?.shotNames ?? [] }
}
