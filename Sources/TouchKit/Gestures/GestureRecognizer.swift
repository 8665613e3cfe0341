/// Watches the touches of a view for a gesture.
///
/// The gesture itself is a machine, a value in the subclass; this class tells the referee what the machine claims and
/// performs the action.
open class GestureRecognizer {
  public enum State: String, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public var isActive: Bool { self == .began || self == .changed }
    public var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The name in logs.
  public let name: String
  public internal(set) var state = State.possible
  public internal(set) weak var view: View?
  public var isEnabled = true
  /// Whether the view's own touches are cancelled when this gesture is recognised.
  public var cancelsTouchesInView = true
  /// Called at each change of state from `began` on.
  public var onChange: ((GestureRecognizer) -> Void)?
  /// May refuse to look at a touch.
  public var shouldReceive: ((Touch) -> Bool)?
  /// May refuse to begin.
  public var shouldBegin: (() -> Bool)?
  /// May allow another gesture on the same touch.
  public var isSimultaneous: ((GestureRecognizer) -> Bool)?
  /// The touches it watches now.
  public internal(set) var touches: [Touch] = []

  private struct Weak { weak var recognizer: GestureRecognizer? }
  private var toFail: [Weak] = []

  public init(name: String) { self.name = name }

  public var stage: Stage? { view?.stage }

  /// Those that must fail before this one may begin.
  public var required: [GestureRecognizer] { toFail.compactMap(\.recognizer) }

  /// Lets this gesture begin only once `other` has failed.
  public func require(toFail other: GestureRecognizer) { toFail.append(Weak(recognizer: other)) }

  // MARK: For subclasses

  /// The watched touches that began, moved, ended or were cancelled with this event.
  open func touchesBegan(_ touches: [Touch], _ event: Event) {}
  open func touchesMoved(_ touches: [Touch], _ event: Event) {}
  open func touchesEnded(_ touches: [Touch], _ event: Event) {}
  open func touchesCancelled(_ touches: [Touch], _ event: Event) {
    if state.isActive { cancel() } else { fail("the touch was cancelled") }
  }
  /// Everything is over; the machine starts anew.
  open func reset() {}

  /// Asks the referee to begin a gesture that goes on; true where it may at once.
  @discardableResult
  public func claimBegan() -> Bool {
    stage?.touches.referee.ask(self, to: .began) ?? false
  }

  /// Asks the referee to recognise a gesture that is over with this event.
  @discardableResult
  public func claimEnded() -> Bool {
    stage?.touches.referee.ask(self, to: .ended) ?? false
  }

  /// A gesture that began has changed.
  public func change() {
    guard state.isActive else { return }
    state = .changed
    onChange?(self)
  }

  /// A gesture that began has come to its end.
  public func end() {
    guard state.isActive else { return }
    state = .ended
    stage?.note(.gesture, "\(logName) ended")
    onChange?(self)
  }

  /// A gesture that began is taken away.
  public func cancel() {
    guard state.isActive else { return }
    state = .cancelled
    stage?.note(.gesture, "\(logName) cancelled")
    onChange?(self)
  }

  /// The gesture is not what is happening.
  public func fail(_ reason: String) {
    guard state == .possible, !touches.isEmpty else { return }
    stage?.touches.referee.fail(self, because: reason)
  }

  /// The place of the gesture in a view: the middle of its touches.
  public func location(in view: View?) -> Point {
    let points = touches.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    return points.reduce(.zero, +) * (1 / Double(points.count))
  }

  public var logName: String { view.map { "\(name) of \($0.logName)" } ?? name }
}
