/// Watches the touches of a view for a gesture.
///
/// In a subclass, the gesture itself is a state machine, which is a value. This class passes the machine's claims to
/// the referee, which decides who owns a touch, and performs the action.
open class GestureRecognizer: Referable {
  /// How far a gesture has progressed. A continuous gesture passes through `began`, `changed` and
  /// `ended`. A gesture that ends as soon as it is recognised changes from `possible` to `ended`.
  public enum State: String, Hashable, Sendable {
    /// The recogniser watches or waits, and the touches may still make the gesture.
    case possible
    /// With this event the referee granted the touches to the gesture.
    case began
    /// The gesture continues, and something about it has changed.
    case changed
    /// The gesture is recognised, or has ended.
    case ended
    /// The gesture had begun, and was cancelled.
    case cancelled
    /// The touches do not make this gesture.
    case failed
    /// Whether the gesture has the touches now.
    public var isActive: Bool { self == .began || self == .changed }
    /// Whether the gesture has finished with these touches.
    public var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The name in logs.
  public let name: String
  /// How far the gesture has progressed. It is `possible` again once the touches are over.
  public internal(set) var state = State.possible
  // Not counted (decision 18): the view clears this when it is freed.
  /// The view whose touches the recogniser watches; nil until `View.addGestureRecognizer(_:)`.
  @Weak public internal(set) var view: View?
  /// Whether the recogniser watches touches. If you set it to false, the gesture gives up all touches.
  public var isEnabled = true {
    didSet { if !isEnabled { stage?.touches.referee.remove(self) } }
  }
  /// Whether the view's touches are cancelled when this gesture is recognised.
  public var cancelsTouchesInView = true
  /// Whether views receive a touch only after this gesture has failed with the touch.
  public var delaysTouchesBegan = false
  /// Whether views receive the end of a touch only after this gesture has failed with the touch. If the gesture is
  /// recognised, the views receive a cancellation.
  public var delaysTouchesEnded = false
  /// Called when the gesture begins, changes, ends or is cancelled; not if it fails.
  public var onChange: ((GestureRecognizer) -> Void)?
  /// Called when a touch lands. Return false to ignore the touch.
  public var shouldReceive: ((Touch) -> Bool)?
  /// Called before the gesture begins. Return false to let it fail.
  public var shouldBegin: (() -> Bool)?
  /// What the kit itself does at each change of state, before the phone: a recogniser of a ready view may not depend on
  /// slots that are the phone's.
  var ownChange: ((GestureRecognizer) -> Void)?
  /// The kit's own refusal to look at a touch.
  var ownShouldReceive: ((Touch) -> Bool)?
  /// The kit's own refusal to begin.
  var ownShouldBegin: (() -> Bool)?
  /// Return true to allow another gesture to own the same touch.
  public var isSimultaneous: ((GestureRecognizer) -> Bool)?
  /// The watched touches whose fingers are down.
  public internal(set) var touches: [Touch] = []
  /// The touches it has watched since it was reset.
  var watched: [Touch] = []

  private var toFail: [Weak<GestureRecognizer>] = []

  /// For subclasses. `name` is the gesture's name in logs.
  public init(name: String) { self.name = name }

  /// The phone; nil while the view is not in a window.
  public var stage: Stage? { view?.window?.stage }

  /// The gestures that must fail before this one may begin.
  public var required: [GestureRecognizer] { toFail.compactMap { $0.wrappedValue } }

  /// Lets this gesture begin only once `other` has failed.
  public func require(toFail other: GestureRecognizer) { toFail.append(Weak(other)) }

  // MARK: For subclasses

  /// Called when watched fingers land. The default does nothing. A subclass of one of the kit's recognisers must call
  /// super.
  open func touchesBegan(_ touches: [Touch], _ event: Event) {}
  /// Called when watched fingers move. The default does nothing. A subclass of one of the kit's recognisers must call
  /// super.
  open func touchesMoved(_ touches: [Touch], _ event: Event) {}
  /// Called when watched fingers lift. The default does nothing. A subclass of one of the kit's recognisers must call
  /// super.
  open func touchesEnded(_ touches: [Touch], _ event: Event) {}
  /// Called when watched touches are cancelled. A gesture that has begun is cancelled; another gesture fails. Call
  /// super.
  open func touchesCancelled(_ touches: [Touch], _ event: Event) {
    if state.isActive { cancel() } else { fail("the touch was cancelled") }
  }
  /// Called when the gesture and its touches are over. Override it to set the state machine to its first state. A
  /// subclass of one of the kit's recognisers must call super.
  open func reset() {}
  /// Whether the gesture is still possible although no finger is down, as between two taps; false by default.
  open var isPatient: Bool { false }
  /// Called before any gesture or view receives a touch that lands. The gesture may fail now, even if it will not watch
  /// the touch. The default does nothing.
  open func touchWillEnter(_ touch: Touch) {}
  /// Called before the gesture watches a touch. Return a reason, in words for the log, if the gesture must not watch
  /// it. The default is nil.
  open func refusal(of touch: Touch) -> String? { nil }

  /// Claims the touches for a continuous gesture; true if the gesture may begin immediately.
  @discardableResult
  public func claimBegan() -> Bool {
    stage?.touches.referee.ask(self, to: .began) ?? false
  }

  /// Claims the touches for a gesture that is complete with this event; true if the gesture is recognised immediately.
  @discardableResult
  public func claimEnded() -> Bool {
    stage?.touches.referee.ask(self, to: .ended) ?? false
  }

  /// Reports that a gesture that has begun has changed.
  public func change() {
    guard state.isActive else { return }
    state = .changed
    tellChange()
  }

  /// Ends a gesture that has begun.
  public func end() {
    guard state.isActive else { return }
    state = .ended
    note(.ended)
    tellChange()
  }

  /// Cancels a gesture that has begun.
  public func cancel() {
    guard state.isActive else { return }
    state = .cancelled
    note(.cancelled)
    tellChange()
  }

  /// The touches do not make this gesture.
  public func fail(_ reason: String) {
    guard state == .possible, !watched.isEmpty else { return }
    stage?.touches.referee.fail(self, because: .reason(reason))
  }

  /// The location of the gesture in a view, which is the middle of its touches; with nil, the location on the screen.
  public func location(in view: View?) -> Point {
    guard !touches.isEmpty else { return watched.last?.location(in: view) ?? .zero }
    var sum = Point.zero
    for touch in touches { sum = sum + touch.location(in: view) }
    return sum * (1 / Double(touches.count))
  }

  /// Calls the kit's handler and then the phone's. The phone's is not called for a state that the kit's has ended.
  func tellChange() {
    let told = state
    ownChange?(self)
    if state == told { onChange?(self) }
  }

  /// Whether neither the kit nor the phone refuses to look at a touch.
  func mayReceive(_ touch: Touch) -> Bool {
    (ownShouldReceive?(touch) ?? true) && (shouldReceive?(touch) ?? true)
  }

  /// Whether neither the kit nor the phone refuses to begin.
  var mayBegin: Bool { (ownShouldBegin?() ?? true) && (shouldBegin?() ?? true) }

  func note(_ decision: GestureDecision) {
    stage?.note(.gesture, .gesture(name, of: view?.logName, decision))
  }

  func watches(_ touch: Touch) -> Bool { watched.contains { $0 === touch } }

  /// The gesture's name in logs, with the name of the view.
  public var logName: String { view.map { "\(name) of \($0.logName)" } ?? name }
}
