/// What reaches the application at one time.
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
  public var allTouches: [Touch]

  public init(_ kind: Kind, at timestamp: Time, touches: [Touch] = []) {
    self.kind = kind
    self.timestamp = timestamp
    allTouches = touches
  }

  public func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }
  public func touches(for window: Window) -> [Touch] {
    allTouches.filter { $0.window === window }
  }
}
