/// A declaration for a catalogue: of one tunable value, or of several that belong together.
public protocol TuningDeclaration: AnyObject, Sendable {
  /// The entries of the declaration in a catalogue.
  var entries: [TuningEntry] { get }
}
