import Files
import TouchKit

/// One thing that happens in a scenario.
public struct Step: Equatable, Sendable {
  public var action: Action
  /// When it happens, in a take; the steps of a scenario follow each other.
  public var at: Time?
  /// Where it stands in its file.
  public var position: SourcePosition
  /// The file, where it is not the scenario's own.
  public var file: String?
  /// What comparisons of a shot pass over besides what the scenario masks in all of them.
  public var masks: [Mask]

  public init(
    _ action: Action, at: Time? = nil, position: SourcePosition, file: String? = nil,
    masks: [Mask] = []
  ) {
    self.action = action
    self.at = at
    self.position = position
    self.file = file
    self.masks = masks
  }

  public enum Action: Equatable, Sendable {
    case tap(Aim, count: Int, anyway: Bool)
    case swipe(Aim, Swipe, anyway: Bool)
    case drag([Point], duration: Time)
    case hold(Aim, duration: Time, anyway: Bool)
    case wait(Time)
    case settle
    case shot(String)
    case expect(Expectation)
    case count(PrefixCount)
    /// The device is turned by a quarter.
    case turn(Turn)
    /// Raw inputs, all at once and in this order.
    case inputs([Input.Kind])
  }

  /// Where a finger goes from where it lands.
  public struct Swipe: Hashable, Sendable {
    public var direction: Direction
    public var distance: Double
    public var duration: Time

    public init(_ direction: Direction, distance: Double, duration: Time) {
      self.direction = direction
      self.distance = distance
      self.duration = duration
    }
  }

  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case left, right, up, down

    var unit: Point {
      switch self {
      case .left: Point(-1, 0)
      case .right: Point(1, 0)
      case .up: Point(0, -1)
      case .down: Point(0, 1)
      }
    }
  }

  public enum Turn: String, CaseIterable, Hashable, Sendable {
    /// Anticlockwise.
    case left
    case right
  }
}

/// What a finger aims at.
public enum Aim: Hashable, Sendable {
  /// The middle of what can be seen of a view, when the finger lands.
  case view(String)
  case point(Point)
}
