import Rehearsal
import TouchKit

/// What is otherwise on another phone than on the session's.
nonisolated struct Design: Equatable, Sendable {
  /// What it is called.
  var words: String
  /// A tuning of the prototype.
  var tuning: String?
  /// The chosen tuning with these values and no others.
  var preset: [TuningChange]?
  /// Values on top of these.
  var changes: [TuningChange] = []
  var device: Device?
  var appearance: Environment.Appearance?
  var textSize: Double?
  var direction: Environment.Direction?

  init(_ words: String) { self.words = words }

  /// What a phone with this design starts from, beside a session that starts from something.
  func start(_ start: StartState) -> StartState {
    var start = start
    if let tuning { start.use(tuning: tuning) }
    if let preset { start.use(tuning: start.tuningName, preset) }
    for change in changes { start.set(change) }
    if let device { start.settings.device = device }
    if let appearance { start.settings.environment.appearance = appearance }
    if let textSize { start.settings.environment.textSize = textSize }
    if let direction { start.settings.environment.direction = direction }
    return start
  }
}
