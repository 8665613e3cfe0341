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
  // The view takes itself out when it goes.
  public internal(set) unowned(unsafe) var view: View?
  /// Switching it off takes it out of every contest.
  public var isEnabled = true {
    didSet { if !isEnabled { stage?.touches.referee.remove(self) } }
  }
  /// Whether the view's own touches are cancelled when this gesture is recognised.
  public var cancelsTouchesInView = true
  /// Whether views hear of a touch only once this gesture has failed with it.
  public var delaysTouchesBegan = false
  /// Whether views hear of a touch's end only once this gesture has failed with it; they hear of a cancellation if it is
  /// recognised.
  public var delaysTouchesEnded = false
  /// Called at each change of state from `began` on.
  public var onChange: ((GestureRecognizer) -> Void)?
  /// May refuse to look at a touch.
  public var shouldReceive: ((Touch) -> Bool)?
  /// May refuse to begin.
  public var shouldBegin: (() -> Bool)?
  /// May allow another gesture on the same touch.
  public var isSimultaneous: ((GestureRecognizer) -> Bool)?
  /// The touches it watches that are down.
  public internal(set) var touches: [Touch] = []
  /// The touches it has watched since it was reset.
  var watched: [Touch] = []

  private struct Weak { weak var recognizer: GestureRecognizer? }
  private var toFail: [Weak] = []

  public init(name: String) { self.name = name }

  public var stage: Stage? { view?.window?.stage }

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
  /// Whether the gesture is still possible though no finger is down, as between two taps.
  open var isPatient: Bool { false }
  /// Called before a touch that lands is shown to anybody; the gesture may still fail without it.
  open func touchWillEnter(_ touch: Touch) {}
  /// Why a touch is not the gesture's, or nil; asked before the touch is watched.
  open func refusal(of touch: Touch) -> String? { nil }

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
    note(.ended)
    onChange?(self)
  }

  /// A gesture that began is taken away.
  public func cancel() {
    guard state.isActive else { return }
    state = .cancelled
    note(.cancelled)
    onChange?(self)
  }

  /// The gesture is not what is happening.
  public func fail(_ reason: String) {
    guard state == .possible, !watched.isEmpty else { return }
    stage?.touches.referee.fail(self, because: .reason(reason))
  }

  /// The place of the gesture in a view: the middle of its touches.
  public func location(in view: View?) -> Point {
    guard !touches.isEmpty else { return watched.last?.location(in: view) ?? .zero }
    var sum = Point.zero
    for touch in touches { sum = sum + touch.location(in: view) }
    return sum * (1 / Double(touches.count))
  }

  func note(_ decision: GestureDecision) {
    stage?.note(.gesture, .gesture(name, of: view?.logName, decision))
  }

  func watches(_ touch: Touch) -> Bool { watched.contains { $0 === touch } }

  public var logName: String { view.map { "\(name) of \($0.logName)" } ?? name }
}
