/// One running phone: its clock, its events, its application. A stage is an island: it lives on one thread, and
/// different threads may run different stages.
///
/// State changes only at events. Between them every moving value is a formula of `now`, so it makes no difference how
/// often a stage is advanced or looked at.
public final class Stage {
  /// A scheduled event, for `cancel`.
  public struct EventID: Hashable, Sendable { let order: UInt64 }

  /// More events than this at one instant count as an endless loop.
  public static let eventsAtOneTime = 10_000

  /// The prototype that runs.
  public let prototype: Prototype
  /// What it was started with.
  public let settings: Settings
  /// What measures text.
  public let measurer: any TextMeasuring
  /// What the user chose and the surroundings are now.
  public internal(set) var environment: Environment { willSet { finishDeferredLayout() } }
  /// The values that designers chose, as they are now.
  public internal(set) var tuning: Tuning
  /// How the device is held. The interface keeps its own orientation if a controller forbids it to turn.
  public internal(set) var deviceOrientation: Orientation
  /// What happened so far, as far as it is kept.
  public private(set) var log = EventLog()
  /// The virtual time; only `advance` and `send` move it.
  public private(set) var now = Time.zero
  /// The application; it exists from the end of the stage's making on.
  public var application: Application {
    guard let madeApplication else {
      preconditionFailure("the stage's application is not made yet")
    }
    return madeApplication
  }
  /// The touches and gestures of this stage.
  public let touches = TouchCentre()
  /// The notices by which the parts of this stage notify each other.
  public let notices = NotificationCentre()

  private var madeApplication: Application?
  private(set) lazy var reference = RevocableReference(self)
  private var queue = EventQueue()
  private var entries = 0
  private var needingLayout: [View] = []
  /// The views that have deferred layout.
  private var deferring: [RevocableReference<View>] = []
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
    reference.revoke()
    touches.abandon()
  }

  // MARK: Time

  /// Runs everything due at or before `time` and makes it now.
  public func advance(to time: Time) {
    precondition(time >= now, "a stage cannot go back from \(now) to \(time)")
    layOut()
    runDue(until: time)
    now = time
  }

  /// Delivers an input at its time, after everything due at or before it, and runs the events that
  /// it makes due immediately.
  ///
  /// An input from before now is delivered now.
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

  /// The next time at which anything may change without an input; nil if nothing will change.
  ///
  /// While a motion runs, this is the present time; a caret changes when it next blinks.
  public func nextChange(after time: Time) -> Time? {
    if finiteMotions > 0 { return time }
    let picture = endless.nextChange(after: time)
    guard let event = queue.next else { return picture }
    return picture.map { min($0, event) } ?? event
  }

  /// Whether no motion with an end runs and no touch is down.
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

  /// Calls back at a time, which is not before now.
  @discardableResult
  public func schedule(at time: Time, _ name: String, _ action: @escaping () -> Void) -> EventID {
    schedule(at: time, name, isMotion: false, action)
  }

  /// Calls back after a span of time; with a span of zero, before the next input.
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

  /// Cancels a scheduled event; it has no effect on one that has run.
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
      "at \(now) more than one view is named \(doubledIDs)")
    mayHaveDoubledIDs = false
  }

  /// The ids of views that scenarios can't name, because the prototype's vocabulary doesn't have them.
  public var unknownIDs: [String] {
    IDOwners(application.windows).ids.filter { !prototype.ids.contains($0) }
  }

  /// The ids that more than one present view has.
  public var doubledIDs: [String] { IDOwners(application.windows).doubled }

  // MARK: Animation

  /// Animates the changes of views' properties inside `changes`.
  ///
  /// The completion receives whether all motions reached their ends. If nothing changed, or if the
  /// last motion was interrupted, the completion is called in an event of its own at the same time.
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

  /// Makes changes without motion, also inside `animate`. A property that is set stops moving, even
  /// if it moves to that value.
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
      precondition(rounds <= 100, "layout does not come to rest: \(needingLayout)")
      let views = needingLayout
      needingLayout = []
      for view in views where view.window?.stage === self { view.layoutIfNeeded() }
    }
  }

  /// A view has deferred layout that depends on the environment.
  func deferLayout(of view: View) { deferring.append(view.reference) }

  func removeDeferredLayout(of view: View) {
    deferring.removeAll { $0.owner == nil || $0.owner === view }
  }

  private func finishDeferredLayout() {
    for reference in deferring { reference.owner?.finishDeferredLayout() }
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

  /// Writes words of a topic into the log.
  public func note(_ kind: LogEntry.Kind, _ text: String) { note(kind, .text(text)) }

  /// The civil time now.
  public var civilNow: CivilTime { settings.now.later(by: now) }
}
