/// Watches the touches of a view for a gesture.
///
/// The gesture itself is a state machine, a value in the subclass. This class passes the machine's claims to the
/// referee and performs the action.
open class GestureRecognizer {
  /// How far a gesture has progressed. A continuous gesture passes through `began`, `changed` and
  /// `ended`. A gesture that ends as soon as it is recognised changes from `possible` to `ended`.
  public enum State: String, Hashable, Sendable {
    /// It watches or waits, and may still become the gesture.
    case possible
    /// The referee granted it the touches with this event.
    case began
    /// It continues, and something about it has changed.
    case changed
    /// It is recognised, or has come to its end.
    case ended
    /// It had begun, and was cancelled.
    case cancelled
    /// These touches are not this gesture.
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
  /// The view whose touches it watches; nil until `View.addGestureRecognizer(_:)`.
  public internal(set) unowned var view: View?
  /// Disabling it removes it from every contest.
  public var isEnabled = true {
    didSet { if !isEnabled { stage?.touches.referee.remove(self) } }
  }
  /// Whether the view's own touches are cancelled when this gesture is recognised.
  public var cancelsTouchesInView = true
  /// Whether views receive a touch only after this gesture has failed with it.
  public var delaysTouchesBegan = false
  /// Whether views receive a touch's end only after this gesture has failed with it. If the gesture
  /// is recognised, they receive a cancellation.
  public var delaysTouchesEnded = false
  /// Called at each change of state from `began` on.
  public var onChange: ((GestureRecognizer) -> Void)?
  /// May refuse to look at a touch.
  public var shouldReceive: ((Touch) -> Bool)?
  /// May refuse to begin.
  public var shouldBegin: (() -> Bool)?
  /// What the kit itself does at each change of state, before the phone: a recogniser of a ready view may not depend on
  /// slots that are the phone's.
  var ownChange: ((GestureRecognizer) -> Void)?
  /// The kit's own refusal to look at a touch.
  var ownShouldReceive: ((Touch) -> Bool)?
  /// The kit's own refusal to begin.
  var ownShouldBegin: (() -> Bool)?
  /// May allow another gesture on the same touch.
  public var isSimultaneous: ((GestureRecognizer) -> Bool)?
  /// The touches it watches that are down.
  public internal(set) var touches: [Touch] = []
  /// The touches it has watched since it was reset.
  var watched: [Touch] = []

  private struct Weak { weak var recognizer: GestureRecognizer? }
  private var toFail: [Weak] = []

  /// Called by subclasses, with the name for logs.
  public init(name: String) { self.name = name }

  /// The phone; nil while its view is in no window.
  public var stage: Stage? { view?.window?.stage }

  /// The gestures that must fail before this one may begin.
  public var required: [GestureRecognizer] { toFail.compactMap(\.recognizer) }

  /// Lets this gesture begin only once `other` has failed.
  public func require(toFail other: GestureRecognizer) { toFail.append(Weak(recognizer: other)) }

  // MARK: For subclasses

  /// Watched fingers landed. The default does nothing; a subclass of `GestureRecognizer` itself need not call super,
  /// others must.
  open func touchesBegan(_ touches: [Touch], _ event: Event) {}
  /// Watched fingers moved. The default does nothing; a subclass of `GestureRecognizer` itself need not call super,
  /// others must.
  open func touchesMoved(_ touches: [Touch], _ event: Event) {}
  /// Watched fingers left. The default does nothing; a subclass of `GestureRecognizer` itself need not call super,
  /// others must.
  open func touchesEnded(_ touches: [Touch], _ event: Event) {}
  /// Watched touches were cancelled: the gesture is cancelled if it had begun, and fails if not. Call super.
  open func touchesCancelled(_ touches: [Touch], _ event: Event) {
    if state.isActive { cancel() } else { fail("the touch was cancelled") }
  }
  /// The gesture and its touches are over. Override it to start the machine again. Call super in a
  /// subclass of one of the kit's gestures.
  open func reset() {}
  /// Whether the gesture is still possible though no finger is down, as between two taps; false by default.
  open var isPatient: Bool { false }
  /// Called before any gesture or view receives a touch that lands. This gesture may fail without
  /// watching it; the default does nothing.
  open func touchWillEnter(_ touch: Touch) {}
  /// Why the gesture does not watch a touch, in words for the log, or nil, the default; asked before it watches the
  /// touch.
  open func refusal(of touch: Touch) -> String? { nil }

  /// Asks the referee to begin a continuous gesture; true if it may begin immediately.
  @discardableResult
  public func claimBegan() -> Bool {
    stage?.touches.referee.ask(self, to: .began) ?? false
  }

  /// Asks the referee to recognise a gesture that is complete with this event.
  @discardableResult
  public func claimEnded() -> Bool {
    stage?.touches.referee.ask(self, to: .ended) ?? false
  }

  /// A gesture that began has changed.
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

  /// The location of the gesture in a view: the middle of its touches.
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

  /// The name in logs, with that of the view.
  public var logName: String { view.map { "\(name) of \($0.logName)" } ?? name }
}
