import TouchKit

/// Everything a run starts from besides the prototype: settings and a tuning.
package struct StartState: Equatable, Sendable {
  package var settings: Settings
  /// The name of the prototype's tuning to which `changes` are made.
  package var tuningName: String
  /// Values that differ from the named tuning's, each name once.
  package var changes: [TuningChange]

  package init(
    settings: Settings, tuningName: String = Prototype.usualTuning, changes: [TuningChange] = []
  ) {
    self.settings = settings
    self.tuningName = tuningName
    self.changes = changes
  }

  /// The start state of a scenario that says nothing about it.
  package init(usualOf prototype: Prototype) {
    self.init(settings: Settings(device: prototype.devices[0], screen: prototype.screens[0]))
  }

  /// The tuning as a whole.
  package func tuning(of prototype: Prototype) -> Tuning {
    guard var tuning = prototype.tuning(named: tuningName) else {
      preconditionFailure("\(prototype.name) has no tuning \(tuningName)")
    }
    for change in changes { tuning.set(change.name, change.value) }
    return tuning
  }

  /// Starts from another tuning of the prototype instead.
  package mutating func use(tuning name: String, _ changes: [TuningChange] = []) {
    tuningName = name
    self.changes = changes
  }

  /// Changes one more value.
  package mutating func set(_ change: TuningChange) {
    changes.removeAll { $0.name == change.name }
    changes.append(change)
  }

  /// A stage at t = 0.
  package func stage(of prototype: Prototype, measurer: any TextMeasuring) -> Stage {
    Stage(prototype, settings: settings, tuning: tuning(of: prototype), measurer: measurer)
  }
}
