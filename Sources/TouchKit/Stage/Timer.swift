/// Calls back once after a span of the stage's time, or again and again until it is invalidated.
///
/// The stage keeps a timer alive while it waits.
public final class Timer {
  /// The name in logs.
  public let name: String
  /// The span until it fires, and between two times.
  public let interval: Time
  /// Whether it fires again and again.
  public let repeats: Bool
  /// When it fires next; nil once it has fired or was invalidated.
  public private(set) var fireTime: Time?
  private let action: (Timer) -> Void
  private var event: Stage.EventID?
  private unowned let stage: Stage

  /// Starts immediately. A repeating timer's interval is at least a microsecond.
  public init(
    _ name: String, after interval: Time, repeats: Bool = false, on stage: Stage,
    _ action: @escaping (Timer) -> Void
  ) {
    self.name = name
    self.interval = max(interval, repeats ? .tick : .zero)
    self.repeats = repeats
    self.stage = stage
    self.action = action
    wait(until: stage.now + self.interval)
  }

  /// Whether it will still fire.
  public var isValid: Bool { fireTime != nil }

  /// Keeps it from ever firing again.
  public func invalidate() {
    guard isValid else { return }
    if let event { stage.cancel(event) }
    (event, fireTime) = (nil, nil)
    stage.note(.timer, .timer(name, fired: false))
  }

  private func wait(until time: Time) {
    fireTime = time
    event = stage.schedule(at: time, name) { self.fire(at: time) }
  }

  private func fire(at time: Time) {
    (event, fireTime) = (nil, nil)
    // The next time counts from this one, so that a repeating timer never drifts.
    if repeats { wait(until: time + interval) }
    stage.note(.timer, .timer(name, fired: true))
    action(self)
  }
}
