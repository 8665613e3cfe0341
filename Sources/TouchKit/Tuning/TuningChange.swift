/// A value for a name of the tuning catalogue.
public struct TuningChange: Hashable, Sendable {
  /// The name in the catalogue.
  public var name: String
  /// The value of this name.
  public var value: TuningValue

  /// A name with its value.
  public init(_ name: String, _ value: TuningValue) {
    self.name = name
    self.value = value
  }
}
