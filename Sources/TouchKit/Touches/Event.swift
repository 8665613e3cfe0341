/// An event that reaches the application at one time.
public struct Event {
  public enum Kind {
    case touches
    case raw(RawRecord)
    case scroll(by: Point, at: Point, phase: Input.ScrollPhase)
    case shake
  }

  public var kind: Kind
  public var timestamp: Time
  /// Every finger that is down or has just left; empty unless the kind is `touches`.
  public let allTouches: [Touch]
  /// The touches of them that changed: all that are not stationary.
  public let changedTouches: [Touch]

  public init(_ kind: Kind, at timestamp: Time, touches: [Touch] = []) {
    self.init(
      kind, at: timestamp, touches: touches, changed: touches.filter { $0.phase != .stationary })
  }

  /// An event with known changed touches, so that they need not be found again.
  init(_ kind: Kind, at timestamp: Time, touches: [Touch], changed: [Touch]) {
    self.kind = kind
    self.timestamp = timestamp
    allTouches = touches
    changedTouches = changed
  }

  public func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }
  public func touches(for window: Window) -> [Touch] {
    allTouches.filter { $0.window === window }
  }
}
