import Rehearsal
import TouchKit

/// What is different on another phone from the session's.
package struct Design: Equatable, Sendable {
  /// What it is called.
  package var words: String
  /// A tuning of the prototype.
  package var tuning: String?
  /// The chosen tuning with these values and no others.
  package var preset: [TuningChange]?
  /// Values on top of these.
  package var changes: [TuningChange] = []
  package var device: Device?
  package var appearance: Environment.Appearance?
  package var textSize: Double?
  package var direction: Environment.Direction?

  package init(_ words: String) { self.words = words }

  /// What a phone with this design starts from, beside a session that starts from something.
  package func start(_ start: StartState) -> StartState {
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
