import Rehearsal
import TouchKit

/// A phone that is being played with: a recorded run and the clock that drives it.
///
/// It is at the end of a branch or in its past. If it continues differently there, a branch begins: the branch that it
/// leaves stays as it is.
package final class LiveSession {
  /// What a session starts from.
  package struct Start {
    package var startState: StartState
    /// The name of the file it came from.
    package var name: String?
    /// The path of the file that its tuning came from.
    package var tuningFile: String?

    package init(startState: StartState, name: String? = nil, tuningFile: String? = nil) {
      self.startState = startState
      self.name = name
      self.tuningFile = tuningFile
    }
  }

  /// What the phone does besides following the clock.
  package enum Mode {
    /// It is at its time, which runs or not.
    case there
    /// The user holds the playhead, and this frame is shown: the phone itself follows once the playhead rests.
    case peeking(Scrubber.Frame)
    /// Time runs backwards, since a moment and from a time.
    case backwards(since: Int64, from: Time)
    /// A branch has begun: the future that it left runs beside it for as long as that was, and fingers of the past
    /// continue as those of the user, by their numbers.
    case branching(OldFuture?, fingers: [Int: Int])
  }

  /// How frames follow each other.
  private struct Pace {
    /// When the last one was drawn; nil if no frame follows it at once.
    var lastFrame: Int64?
    /// When the next change is due, while no frames are drawn.
    var due: Int64?
    /// Whether time is stopped until the next frame.
    var awaitsFrame = false
  }

  /// What to remember of a session that was started differently, again and again.
  struct Tuned {
    /// The run before, until it is freed.
    var formerRun: Run?
    var count = 0
    /// On what the inputs landed before the first of these starts.
    var firstLandings: [RecordedInput.Landing?]?
    /// The first input that has hit something else since.
    var divergence: Divergence?
  }

  /// Between two frames of a run no more real time than this counts: what the machine was too busy to show is shown
  /// later rather than never.
  static let longestFrame: Int64 = 1_000_000 / 15

  package let prototype: Prototype
  package var start: Start
  /// Called with each input as it is recorded, and whether a person just did it on purpose.
  package var onInput: ((_ recorded: RecordedInput, _ isDeliberate: Bool) -> Void)?
  /// Called with each change of the lines that is no input.
  package var onChange: ((BranchChange) -> Void)?
  /// The lines, with all that happened on them.
  package var tree: SessionTree
  /// The id of the branch that is shown.
  package var shownBranch: String
  /// The branch that is shown, at the present time.
  package var run: Run
  package var clock: VirtualClock
  /// The log up to the end of the branch, while the phone is before it.
  var endLog = EventLog()
  package var mode = Mode.there
  package var scrubber: Scrubber?
  /// The branches that were shown when branches began, by the branches' ids: one that begins before the shown branch does comes
  /// from an earlier one.
  var leftBranches: [String: String] = [:]
  /// Whether a finger has landed since the last frame: the next one shows the phone alone, so that it answers sooner.
  package var showsPhoneFirst = false
  /// The times between which it plays round and round, if it loops.
  package var range: ClosedRange<Time>?
  package var loops = false
  /// What is known of the starts before the present one.
  var tuned = Tuned()
  /// How many inputs a person gave on purpose.
  var deliberateCount = 0
  /// The inputs that were put off, in the order of their times.
  var later: [Input] = []
  private var pace = Pace()
  package let measurer: any TextMeasuring

  package convenience init(
    _ prototype: Prototype, _ start: Start, measurer: any TextMeasuring, at moment: Int64
  ) {
    var tree = SessionTree(start: start.startState)
    tree.rename(SessionTree.main, to: start.name ?? "")
    self.init(
      prototype, start, tree, SessionTree.main,
      Run(prototype, continuing: tree.recording(of: SessionTree.main), measurer: measurer),
      measurer: measurer, at: moment)
  }

  /// Continues the run of a branch.
  private init(
    _ prototype: Prototype, _ start: Start, _ tree: SessionTree, _ shownBranch: String, _ run: Run,
    measurer: any TextMeasuring, at moment: Int64
  ) {
    self.prototype = prototype
    self.start = start
    self.tree = tree
    self.shownBranch = shownBranch
    self.measurer = measurer
    self.run = run
    clock = VirtualClock(.zero, at: moment)
  }

  /// Brings a session back as it was, by running it again.
  package convenience init(
    _ prototype: Prototype, _ saved: SavedSession, measurer: any TextMeasuring, at moment: Int64
  ) {
    self.init(
      prototype, saved, replayed: Run(prototype, continuing: saved.recording, measurer: measurer),
      measurer: measurer, at: moment)
  }

  /// The same by a run of its inputs, of which some may be played already.
  package convenience init(
    _ prototype: Prototype, _ saved: SavedSession, replayed run: Run, measurer: any TextMeasuring,
    at moment: Int64
  ) {
    self.init(
      prototype, saved.start, saved.tree, saved.shownBranch, run, measurer: measurer, at: moment)
    run.draw(at: saved.end)
    tree.setLandings(of: shownBranch, as: run.recorded)
    endLog = run.stage.log
    if saved.now < saved.end { run.seek(to: saved.now) }
    range = saved.range
    loops = saved.loops
    deliberateCount = saved.deliberateCount
    later = saved.later
    clock.setPercent(saved.percent, at: moment)
    clock.setPaused(saved.isPaused, at: moment)
    clock.set(now, at: moment)
  }

  /// All that is needed to bring the session back as it is now.
  package var saved: SavedSession {
    SavedSession(
      start: start, tree: extendedTree, shownBranch: shownBranch, now: now,
      deliberateCount: deliberateCount, later: later, percent: percent,
      isPaused: isPaused, range: range, loops: loops)
  }

  /// The same inputs on another device, up to the time that this session has reached.
  package func moved(to device: Device, at moment: Int64) -> LiveSession {
    var start = start
    start.startState.settings.device = device
    return restarted(from: start, at: moment)
  }

  /// The same inputs after another start, up to the time that this session has reached.
  package func restarted(from start: Start, at moment: Int64) -> LiveSession {
    var saved = self.saved
    saved.start = start
    saved.tree.start = start.startState
    // On another phone fingers may land on other views.
    saved.tree.forgetLandings()
    return LiveSession(prototype, saved, measurer: measurer, at: moment)
  }

  /// The same inputs to another version of the phone, up to the time that this session has reached.
  package func restarted(as prototype: Prototype, at moment: Int64) -> LiveSession {
    var saved = saved
    saved.tree.forgetLandings()
    return LiveSession(prototype, saved, measurer: measurer, at: moment)
  }

  package var stage: Stage { run.stage }
  /// How often it was started differently.
  package var retunings: Int { tuned.count }
  /// The first input that hits something else than before the first of these starts.
  package var divergence: Divergence? { tuned.divergence }
  package var now: Time { run.stage.now }
  /// Everything that happens on the branch that is shown, in its order.
  package var inputs: [RecordedInput] { run.recorded }
  /// The branch that is shown as a file.
  package func take(named name: String) -> [UInt8] {
    TakeWriter.write(
      prototype, name: name, startState: start.startState, inputs: inputs, end: end)
  }

  // MARK: Time

  /// Whether what is known of the branch plays automatically.
  package var isPlaying: Bool { isPast && !isStopped }
  /// Whether time is stopped while no finger is on the phone.
  package var isPaused: Bool { clock.isPaused }
  /// Whether time is stopped now.
  package var isStopped: Bool { clock.isStopped }
  package var percent: Int { clock.percent }

  package func setPaused(_ isPaused: Bool, at moment: Int64) {
    settle(at: moment)
    skipDelay(to: moment)
    advance(to: clock.time(at: moment))
    clock.setPaused(isPaused, at: moment)
    if playsBackwards { mode = .there }
    pace.lastFrame = nil
  }

  /// The first finger landed, or the last one left: time runs between the two, even if it is paused.
  package func setTouched(_ isTouched: Bool, at moment: Int64) {
    guard isTouched != clock.isTouched else { return }
    if isTouched, playsBackwards { setPaused(true, at: moment) }
    guard clock.isPaused else { return clock.setTouched(isTouched, at: moment) }
    advance(to: clock.time(at: moment))
    clock.setTouched(isTouched, at: moment)
    // Events may come later than the frame that was drawn after them.
    clock.set(now, at: moment)
    pace.lastFrame = nil
  }

  package func setPercent(_ percent: Int, at moment: Int64) {
    skipDelay(to: moment)
    advance(to: clock.time(at: moment))
    clock.setPercent(percent, at: moment)
  }

  /// Brings the phone to the frame that is about to be drawn.
  package func advance(toFrameAt moment: Int64) {
    if pace.awaitsFrame { clock.set(now, at: moment) }
    pace.awaitsFrame = false
    if let lastFrame = pace.lastFrame, moment - lastFrame > LiveSession.longestFrame {
      clock.skip(moment - lastFrame - LiveSession.longestFrame)
    }
    skipDelay(to: moment)
    pace.lastFrame = moment
    pace.due = nil
    if goBackwards(at: moment) || peek != nil { return }
    if let start = loopStart(at: moment) { seek(to: start, at: moment) }
    advance(to: clock.time(at: moment))
    followOldFuture()
  }

  /// When something will next change without an input; nil if nothing will.
  package func nextChange(after moment: Int64) -> Int64? {
    if playsBackwards { return moment }
    let due = [
      stage.nextChange(after: now), later.first?.time, run.nextInput?.time, isPast ? end : nil,
      loopEnd, oldFuture?.nextChange(after: now),
    ]
    guard let next = due.compactMap({ $0 }).min() else { return nil }
    return clock.moment(of: next).map { max($0, moment) }
  }

  /// Says that no frame follows the last one at once, so that the pause to the next one is not a delay, unless it lasts
  /// past the moment at which something is to change: then the program was stopped.
  package func rest(until due: Int64? = nil) {
    pace.lastFrame = nil
    pace.due = due
  }

  /// Brings the phone to a moment while no frames are drawn, up to which nothing on it changes.
  package func goOn(at moment: Int64) {
    guard peek == nil, pace.due.map({ moment < $0 }) ?? true else { return }
    advance(to: clock.time(at: moment))
  }

  /// Lets no time pass before the next frame, however long that takes.
  package func awaitFrame() {
    rest()
    pace.awaitsFrame = true
  }

  func skipDelay(to moment: Int64) {
    guard pace.lastFrame == nil, let due = pace.due, moment - due > LiveSession.longestFrame else {
      return
    }
    clock.skip(moment - due - LiveSession.longestFrame)
    pace.due = moment - LiveSession.longestFrame
  }

  package func advance(to time: Time) {
    // What was put off belongs to the end of the branch.
    if isPast, time > end { run.draw(at: end) }
    if !isPast { sendDue(until: time) }
    run.draw(at: time)
  }

  // MARK: Questions of the window

  /// Whether a person did something on purpose, so that the branch is kept.
  package var isWorthKeeping: Bool { deliberateCount > 0 }

  /// What the phone is set to now, for a new session that begins where this one is.
  package var presentStart: StartState {
    var startState = start.startState
    startState.settings.environment = stage.environment
    startState.settings.environment.orientation = stage.deviceOrientation
    return startState
  }

  /// The view on the phone that accepts text, so that the keyboard sends it text rather than keys.
  package var textInput: (any TextInputHost)? {
    stage.application.firstResponder as? any TextInputHost
  }
}
