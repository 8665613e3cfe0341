import TouchKit

/// What a scenario says only to tests: under which variants they play it, and how they compare its shots.
public struct TestRules: Equatable, Sendable {
  /// If a list is empty, tests take what the scenario begins with.
  public var devices: [Device] = []
  public var appearances: [Environment.Appearance] = []
  public var scales: [Int] = []
  public var orientations: [Orientation] = []
  public var directions: [Environment.Direction] = []
  /// The names of tunings of the prototype.
  public var tunings: [String] = []
  /// Why tests pass the scenario over; nil if they don't.
  public var skip: String?
  /// How often a test plays it; the result has to be the same every time.
  public var repeats = 1
  public var tolerance: Tolerance?
  /// The parts that no comparison of any of its shots looks at.
  public var masks: [Mask] = []

  public init() {}
}
