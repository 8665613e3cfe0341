/// What a catalogue lists: one tunable value, or several that belong together.
public protocol TuningDeclaration: Sendable {
  /// What it puts into a catalogue.
  var entries: [TuningEntry] { get }
}
