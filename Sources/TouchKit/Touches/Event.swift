/// An event that reaches the application at one time.
public struct Event {
  /// What an event is about.
  public enum Kind {
    /// Fingers; see `changedTouches`.
    case touches
    /// A packed record from outside.
    case raw(RawRecord)
    /// A wheel or touchpad moved content by a distance under the pointer.
    case scroll(by: Point, at: Point, phase: Input.ScrollPhase)
    /// The device was shaken.
    case shake
  }

  /// What the event is about.
  public var kind: Kind
  /// When it happened.
  public var timestamp: Time
  /// All touches whose finger is down or has just lifted; empty unless the kind is `touches`.
  public let allTouches: [Touch]
  /// Those of `allTouches` that changed: all that are not stationary.
  public let changedTouches: [Touch]

  /// An event at a time. All its touches that are not stationary count as changed.
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

  /// The touches that belong to a view: those that landed on it.
  public func touches(for view: View) -> [Touch] { allTouches.filter { $0.view === view } }
  /// The touches that landed in a window.
  public func touches(for window: Window) -> [Touch] {
    allTouches.filter { $0.window === window }
  }
}
