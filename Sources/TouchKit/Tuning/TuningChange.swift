/// A value for a name of the tuning catalogue.
public struct TuningChange: Hashable, Sendable {
  public var name: String
  public var value: TuningValue

  public init(_ name: String, _ value: TuningValue) {
    self.name = name
    self.value = value
  }
}
