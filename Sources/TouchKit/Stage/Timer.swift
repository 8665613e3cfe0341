/// Calls a closure once after a span of the stage's time, or repeatedly until the timer is invalidated.
///
/// The stage keeps a timer alive until the timer has fired for the last time.
public final class Timer {
  /// The name in logs.
  public let name: String
  /// The span until the timer fires, and between two firings.
  public let interval: Time
  /// Whether the timer fires repeatedly.
  public let repeats: Bool
  /// When the timer fires next; nil after the last time, and after it was invalidated.
  public private(set) var fireTime: Time?
  private let action: (Timer) -> Void
  private var event: Stage.EventID?
  @Unowned private var stage: Stage

  /// Starts a timer immediately. The interval of a repeating timer is at least a microsecond.
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

  /// Whether the timer will fire again.
  public var isValid: Bool { fireTime != nil }

  /// Stops the timer. It never fires again.
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
