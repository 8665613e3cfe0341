/// A value for a name of the tuning catalogue.
public struct TuningChange: Hashable, Sendable {
  /// The name in the catalogue.
  public var name: String
  /// The value for it.
  public var value: TuningValue

  /// A value for a name.
  public init(_ name: String, _ value: TuningValue) {
    self.name = name
    self.value = value
  }
}
