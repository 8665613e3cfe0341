import TouchKit

/// What a scenario says to tests alone: by what its shots are multiplied and how they are compared.
public struct TestRules: Equatable, Sendable {
  /// What is not listed is as the scenario begins with.
  public var devices: [Device] = []
  public var appearances: [Environment.Appearance] = []
  public var scales: [Int] = []
  public var orientations: [Orientation] = []
  public var directions: [Environment.Direction] = []
  /// Why tests pass the scenario over; nil where they don't.
  public var skip: String?
  /// How often a test plays it; every time has to give the same.
  public var repeats = 1
  public var tolerance: Tolerance?
  /// What no comparison of any of its shots looks at.
  public var masks: [Mask] = []

  public init() {}
}

/// A part of a shot that is not compared.
public enum Mask: Hashable, Sendable {
  /// What can be seen of a view, if it is there.
  case view(String)
  /// A rectangle of the screen.
  case region(Rect)

  /// Where it lies on a screen now; nil where nothing of it is.
  public func place(in tree: ViewTree) -> Rect? {
    switch self {
    case .region(let rect): rect
    case .view(let id): tree.node(id).flatMap { $0.visible ? $0.clipped ?? $0.frame : nil }
    }
  }
}
