import JSON

/// Where a step is written, for messages.
package struct StepPlace {
  package var position: SourcePosition
  /// Its file, if that is not the scenario's own.
  package var file: String?
}
