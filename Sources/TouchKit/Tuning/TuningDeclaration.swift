/// What a catalogue lists: one tunable value, or several that belong together.
public protocol TuningDeclaration: Sendable {
  var entries: [TuningEntry] { get }
}
