import TouchKit

/// A start state with the steps that follow: a scenario that a person wrote, or a take, which is a recording.
package struct Scenario: Equatable, Sendable {
  /// The only version of the format so far.
  package static let version = 1

  /// What it shows, in words; empty if it has no name.
  package var name: String
  package var startState: StartState
  package var steps: [Step]
  /// The paths of the files whose steps it uses.
  var used: [String] = []
  /// What a take's file says of the views that its fingers landed on, in the order of the steps.
  var landings: [NamedLanding] = []
  /// Whether the steps are a recording's raw inputs at absolute times.
  package var isTake: Bool
  /// When a take was stopped; nil means with its last input.
  package var end: Time?
  /// From when on a window shows a take: what comes before is played at once.
  package var from = Time.zero
  package var tests: TestRules

  package init(
    name: String, startState: StartState, steps: [Step], isTake: Bool = false, end: Time? = nil,
    tests: TestRules = TestRules()
  ) {
    self.name = name
    self.startState = startState
    self.steps = steps
    self.isTake = isTake
    self.end = end
    self.tests = tests
  }

  /// The path of a step's file, if it is not the scenario's own.
  package func file(of step: Step) -> String? { step.used > 0 ? used[Int(step.used) - 1] : nil }

  /// Times in a scenario reach at most this far: a day.
  package static let longest = Time.milliseconds(86_400_000)
  package static let milliseconds = 0...longest.milliseconds
  /// The longest that a step waits for stillness.
  package static let settleTimeout = Time.seconds(30)
}
