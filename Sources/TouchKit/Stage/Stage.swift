/// One running phone: its clock, its events, its application. A stage shares nothing with other stages. It lives on one
/// thread; different threads may run different stages.
///
/// State changes only at events. Between events every moving value is a formula of `now`, so it makes no difference how
/// often you advance a stage or look at it.
public final class Stage: Referable {
  /// A scheduled event, to cancel it with `cancel(_:)`.
  public struct EventID: Hashable, Sendable { let order: UInt64 }

  /// If there are more events than this at one instant, the stage assumes an endless loop and stops.
  public static let eventsAtOneTime = 10_000

  /// The prototype that runs.
  public let prototype: Prototype
  /// The settings with which the stage was started.
  public let settings: Settings
  /// The object that measures text.
  public let measurer: any TextMeasuring
  /// The present choices of the phone's user, and the present surroundings.
  public internal(set) var environment: Environment { willSet { finishDeferredLayout() } }
  /// The present values that designers can tune.
  public internal(set) var tuning: Tuning
  /// How the device is held. The interface can have another orientation, if a controller forbids it to turn.
  public internal(set) var deviceOrientation: Orientation
  /// The log of what happened. Old lines are dropped.
  public private(set) var log = EventLog()
  /// The virtual time. Only `advance(to:)` and `send(_:)` change it.
  public private(set) var now = Time.zero
  /// The application. It exists once the stage's initialiser has ended.
  public var application: Application {
    guard let madeApplication else {
      preconditionFailure("the stage's application is not made yet")
    }
    return madeApplication
  }
  /// The touches and gestures of this stage.
  public let touches = TouchCentre()
  /// The centre through which the parts of this stage notify each other.
  public let notices = NotificationCentre()

  private var madeApplication: Application?
  private var queue = EventQueue()
  private var entries = 0
  private var needingLayout: [View] = []
  /// The views that have deferred layout.
  private var deferring: [Weak<View>] = []
  private var transactions: [Transaction] = []
  private var finiteMotions = 0
  var endless = EndlessMotions()
  var animatedValues = AnimatedValues()
  /// In the order in which they began.
  var propertyMotions: [PropertyMotion] = []
  var shownViewLists = ShownViewLists()
  /// How often a view's own place, size, alpha or hiding was changed, or began or ceased to move.
  private(set) var placesChanges = 0
  /// Whether changes are made at once even to what moves.
  private(set) var isWithoutAnimation = false
  private var isRunning = false
  /// Whether the application is launched.
  private(set) var isStarted = false
  /// What is seen of the interface's turn, while it turns.
  var turn: ScreenTurn?

  /// Starts a prototype: the application is made, launched and laid out at t = 0.
  public init(
    _ prototype: Prototype, settings: Settings, tuning: Tuning, measurer: any TextMeasuring
  ) {
    self.prototype = prototype
    self.settings = settings
    self.measurer = measurer
    self.tuning = tuning
    environment = settings.environment
    deviceOrientation = settings.environment.orientation
    super.init()
    touches.stage = self
    notices.stage = self
    let application = prototype.makeApplication(self)
    madeApplication = application
    application.launch()
    isStarted = true
    layOut()
    runDue(until: .zero)
  }

  deinit {
    endLife()
    touches.abandon()
  }

  // MARK: Time

  /// Runs all events that are due at or before `time`, and sets `now` to `time`.
  public func advance(to time: Time) {
    precondition(time >= now, "a stage cannot go back from \(now) to \(time)")
    layOut()
    runDue(until: time)
    now = time
  }

  /// Delivers an input at its time, after all events that are due at or before this time. Then runs the events that the
  /// input has made due immediately.
  ///
  /// If the input's time is in the past, the input is delivered now.
  public func send(_ input: Input) {
    if input.time < now {
      note(.application, "an input of \(input.time) came late")
    } else {
      advance(to: input.time)
    }
    application.receive(input)
    layOut()
    checkIDs()
    runDue(until: now)
  }

  /// The next time, from `time` on, at which something may change without an input; nil if nothing will change.
  ///
  /// While a motion runs, this is the present time. For a caret, it is the time of the next blink.
  public func nextChange(after time: Time) -> Time? {
    if finiteMotions > 0 { return time }
    let picture = endless.nextChange(after: time)
    guard let event = queue.next else { return picture }
    return picture.map { min($0, event) } ?? event
  }

  /// Whether the phone is at rest: no finger is down, and no motion that has an end runs.
  public var isSettled: Bool { finiteMotions == 0 && touches.active.isEmpty }

  /// Why the stage is not settled, in words: the fingers that are down, and the motions that have
  /// not ended.
  public var unsettled: [String] {
    touches.active.map { "finger \($0.finger) is down" }
      + queue.motionEnds.map { "\($0.name) at \($0.time.milliseconds.twoDecimals) ms" }
  }

  /// The time of the next scheduled event, if any.
  public var nextEvent: Time? { queue.next }

  /// What `read` returns at a later time, up to which nothing happens; nothing is changed.
  func ahead<Value>(to time: Time, _ read: () -> Value) -> Value {
    precondition(
      time >= now && queue.next.map { time <= $0 } ?? true,
      "something happens between \(now) and \(time)")
    let present = now
    now = time
    defer { now = present }
    return read()
  }

  /// Calls `action` at a time, which must not be before now.
  @discardableResult
  public func schedule(at time: Time, _ name: String, _ action: @escaping () -> Void) -> EventID {
    schedule(at: time, name, isMotion: false, action)
  }

  /// Calls `action` after a span of time. With a span of zero, it is called before the next input.
  @discardableResult
  public func schedule(after span: Time, _ name: String, _ action: @escaping () -> Void)
    -> EventID
  {
    schedule(at: now + span, name, isMotion: false, action)
  }

  func schedule(
    at time: Time, _ name: String, isMotion: Bool, _ action: @escaping () -> Void
  ) -> EventID {
    if isMotion { finiteMotions += 1 }
    return EventID(
      order: queue.add(at: max(time, now), name: name, isMotion: isMotion, action: action))
  }

  /// Cancels a scheduled event. If the event has already run, this has no effect.
  public func cancel(_ event: EventID) {
    if queue.cancel(event.order) { finiteMotions -= 1 }
  }

  private func runDue(until time: Time) {
    precondition(!isRunning, "a stage was advanced from within its own event")
    isRunning = true
    defer { isRunning = false }
    var atOneTime = 0
    var names: [String] = []
    while let item = queue.pop(until: time) {
      if item.time > now {
        now = item.time
        atOneTime = 0
        names.removeAll()
      }
      atOneTime += 1
      if atOneTime > Stage.eventsAtOneTime - 20 { names.append(item.name) }
      precondition(
        atOneTime <= Stage.eventsAtOneTime,
        "more than \(Stage.eventsAtOneTime) events at \(now): \(names.joined(separator: ", "))")
      if item.isMotion { finiteMotions -= 1 }
      item.action()
      layOut()
      checkIDs()
    }
  }

  // MARK: Ids

  /// Whether views were added, removed or named since ids were last looked at.
  private var mayHaveDoubledIDs = false

  func idsChanged() {
    mayHaveDoubledIDs = true
    treeChanged()
  }

  /// The views' order changed, or one was added or removed.
  func treeChanged() { shownViewLists.forget() }

  /// A view's own place, size, alpha or hiding is changed, or begins or ceases to move.
  func placesChange() { placesChanges += 1 }

  /// Ids are unique at any instant; a debug build looks after each event that may have changed them.
  private func checkIDs() {
    assert(
      !mayHaveDoubledIDs || doubledIDs.isEmpty,
      "at \(now) more than one view is named \(doubledIDs.joined(separator: ", "))")
    mayHaveDoubledIDs = false
  }

  /// The ids of present views that are not in the prototype's vocabulary, so that scenarios can't use them.
  public var unknownIDs: [String] {
    IDOwners(application.windows).ids.filter { !prototype.ids.contains($0) }
  }

  /// The ids that two or more present views have.
  public var doubledIDs: [String] { IDOwners(application.windows).doubled }

  // MARK: Animation

  /// Animates all changes of views' properties that `changes` makes.
  ///
  /// `completion` is called with true if all motions reached their ends, otherwise with false. If nothing changed, or
  /// if the last motion was interrupted, it is called later, in a separate event at the same time.
  public func animate(
    _ animation: Animation, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    layOut()
    let transaction = Transaction(animation, on: self, completion: completion)
    transactions.append(transaction)
    changes()
    layOut()
    transactions.removeLast()
    if transaction.close() {
      schedule(after: .zero, "an animation of nothing ends") { transaction.finishIfDone() }
    }
  }

  /// Makes changes of places and sizes: in motion or, under reduced motion, at once.
  ///
  /// What only fades is animated in either case: call `animate(_:_:completion:)` for that.
  package func move(
    _ animation: Animation, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard environment.reducedMotion else {
      return animate(animation, changes, completion: completion)
    }
    withoutAnimation(changes)
    if let completion { schedule(after: .zero, "a cut is made") { completion(true) } }
  }

  /// Makes changes without motion, even inside `animate`. A property that is set stops moving, even if it was moving to
  /// the same value.
  public func withoutAnimation(_ changes: () -> Void) {
    // Layout asked for before is not part of the changes, and keeps its motions.
    layOut()
    let kept = (transactions, isWithoutAnimation)
    (transactions, isWithoutAnimation) = ([], true)
    changes()
    layOut()
    (transactions, isWithoutAnimation) = kept
  }

  var transaction: Transaction? { transactions.last }

  /// The number of a view that comes into a window: no other has it.
  func nextEntry() -> Int {
    entries += 1
    return entries
  }

  // MARK: Layout

  func needsLayout(_ view: View) { needingLayout.append(view) }

  /// Lays out every view that asked for it, in the order in which they asked.
  func layOut() {
    var rounds = 0
    while !needingLayout.isEmpty {
      rounds += 1
      precondition(
        rounds <= 100,
        "layout does not come to rest: \(needingLayout.map { $0.logName }.joined(separator: ", "))")
      let views = needingLayout
      needingLayout = []
      for view in views where view.window?.stage === self { view.layoutIfNeeded() }
    }
  }

  /// A view has deferred layout that depends on the environment.
  func deferLayout(of view: View) { deferring.append(Weak(view)) }

  func removeDeferredLayout(of view: View) {
    deferring.removeAll { $0.wrappedValue == nil || $0.wrappedValue === view }
  }

  private func finishDeferredLayout() {
    for view in deferring { view.wrappedValue?.finishDeferredLayout() }
  }

  // MARK: Environment, tuning, log

  /// Changes the environment and notifies every view and controller.
  public func change(_ change: EnvironmentChange) {
    var changed = environment
    change.apply(to: &changed)
    guard changed != environment else { return }
    let hasSameKeyboard = changed.hasHardwareKeyboard == environment.hasHardwareKeyboard
    environment = changed
    application.environmentChanged()
    if !hasSameKeyboard { application.keyboard?.firstResponderChanged() }
  }

  func set(_ name: String, _ value: TuningValue) {
    guard tuning.set(name, value) else { return }
    application.tuningChanged(name)
  }

  /// Writes a line into the log.
  public func note(_ kind: LogEntry.Kind, _ message: LogEntry.Message) {
    log.append(LogEntry(time: now, kind: kind, message: message))
  }

  /// Writes a text into the log.
  public func note(_ kind: LogEntry.Kind, _ text: String) { note(kind, .text(text)) }

  /// The present date and time of day on the phone.
  public var civilNow: CivilTime { settings.now.later(by: now) }
}
