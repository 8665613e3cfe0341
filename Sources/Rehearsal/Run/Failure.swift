import JSON
import TouchKit

/// An expectation of a scenario that was not met, or a step that could not be done.
package struct Failure: Equatable, Sendable {
  /// The step in the scenario's file.
  package var position: SourcePosition
  package var time: Time
  /// What was there.
  package var what: String
  /// What should have been, or what to do.
  package var remedy: String
  /// Whether the step could not be done, which ended the run.
  package var isStep: Bool
  /// The step's file, if it is not the scenario's own.
  package var file: String?

  package init(
    position: SourcePosition, time: Time, what: String, remedy: String, isStep: Bool = false,
    file: String? = nil
  ) {
    self.position = position
    self.time = time
    self.what = what
    self.remedy = remedy
    self.isStep = isStep
    self.file = file
  }

  /// The failure as a message, with the time.
  package func problem(in file: String?) -> Problem {
    Problem(
      file: self.file ?? file, position: position,
      what: "at \(time.milliseconds.twoDecimals) ms \(what)",
      remedy: remedy)
  }
}
