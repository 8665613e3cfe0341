import JSON
import TouchKit

/// One thing that happens in a scenario.
package struct Step: Equatable, Sendable {
  // A take holds a million steps: in this order, and as they are, the members take 56 bytes.
  package var action: Action
  /// The number of the step's file among those that the scenario uses, from 1; 0 for the scenario's own.
  let used: UInt16
  /// Where it is in its file.
  package var position: SourcePosition
  /// The time of a take's step; the distant past if it has no time.
  private var time: Time

  package init(_ action: Action, at: Time? = nil, position: SourcePosition) {
    self.init(action, at: at, position: position, of: 0)
  }

  init(_ action: Action, at: Time?, position: SourcePosition, of used: UInt16) {
    self.action = action
    self.used = used
    self.position = position
    time = at ?? .distantPast
  }

  /// When it happens, in a take; the steps of a scenario follow each other.
  package var at: Time? { time == .distantPast ? nil : time }

  package enum Action: Equatable, Sendable {
    case tap(Aim, count: Int, anyway: Bool)
    indirect case swipe(Aim, Swipe, anyway: Bool)
    case drag([Point], duration: Time)
    case hold(Aim, duration: Time, anyway: Bool)
    indirect case twoFingers(Aim, TwoFingers, anyway: Bool)
    case wait(Time)
    case settle
    /// Comparisons ignore these masks and those of the whole scenario.
    case shot(String, masks: [Mask] = [])
    indirect case beginSection(MotionSection)
    case endSection(String)
    /// In a run without an interruption it does nothing.
    indirect case sweep(Sweep)
    case expect(Expectation)
    case count(PrefixCount)
    /// The device is turned by a quarter.
    case turn(Turn)
    /// Raw inputs, all at once and in this order.
    case inputs(Inputs)
  }

  /// Raw inputs; a single one, as in every step of a take, needs no memory besides the step's.
  package enum Inputs: Equatable, Sendable, ExpressibleByArrayLiteral, RandomAccessCollection {
    case one(Input.Kind)
    case several([Input.Kind])

    package init(_ kinds: [Input.Kind]) {
      self = kinds.count == 1 ? .one(kinds[0]) : .several(kinds)
    }
    package init(arrayLiteral kinds: Input.Kind...) { self.init(kinds) }

    package var startIndex: Int { 0 }
    package var endIndex: Int {
      switch self {
      case .one: 1
      case .several(let kinds): kinds.count
      }
    }
    package subscript(index: Int) -> Input.Kind {
      switch self {
      case .one(let kind): kind
      case .several(let kinds): kinds[index]
      }
    }
  }

  /// Where a finger moves from where it lands.
  package struct Swipe: Hashable, Sendable {
    package var direction: Direction
    package var distance: Double
    package var duration: Time

    package init(_ direction: Direction, distance: Double, duration: Time) {
      self.direction = direction
      self.distance = distance
      self.duration = duration
    }
  }

  package enum Direction: String, CaseIterable, Hashable, Sendable {
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

  package enum Turn: String, CaseIterable, Hashable, Sendable {
    /// Anticlockwise.
    case left
    case right
  }
}
