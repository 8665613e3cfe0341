import JSON

/// Where a step stands, for messages.
struct StepPlace {
  var position: SourcePosition
  /// Its file, if that is not the scenario's own.
  var file: String?
}
