import TouchKit

/// What a scenario says only to tests: under which variants they play it, and how they compare its shots.
package struct TestRules: Equatable, Sendable {
  /// If a list is empty, tests take what the scenario begins with.
  package var devices: [Device] = []
  package var appearances: [Environment.Appearance] = []
  package var scales: [Int] = []
  package var orientations: [Orientation] = []
  package var directions: [Environment.Direction] = []
  /// The names of tunings of the prototype.
  package var tunings: [String] = []
  /// Why tests pass the scenario over; nil if they don't.
  package var skip: String?
  /// How often a test plays it; the result has to be the same every time.
  package var repeats = 1
  package var tolerance: Tolerance?
  /// The parts that no comparison of any of its shots looks at.
  package var masks: [Mask] = []

  package init() {}
}
