import CGtkShim.Window
import Files
import Glibc
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Which session is shown: begun, opened from a file, recorded, replaced and brought back. No session with deliberate
/// inputs is lost when it is replaced.
final class SessionDesk {
  /// What the desk needs of the window.
  struct Ways {
    /// Shows another session. The one before is forgotten or kept; if kept, this returns the name of its file.
    var show: (LiveSession, _ keepingFormer: Bool) -> String?
    /// Ends the tuning that the user is doing.
    var endTuning: () -> Void
    var openReview: (String) -> Void
    /// The review's place if the session is its, and what brings that back.
    var reviewPlace: () -> (folder: String, take: Int)?
    var bringReviewBack: ((folder: String, take: Int)) -> Void
    /// The prototype as its content is now.
    var prototype: () -> Prototype
  }

  static let scenarios = HostWindow.FileFilter(
    name: "Scenarios, takes, sessions and reviews", pattern: "*.json*")
  static let sessions = HostWindow.FileFilter(name: "Sessions", pattern: "*.session.jsonl")

  /// How many sessions Undo can bring back.
  private static let mostFormer = EarlierSessions.most
  /// The type that the desktop knows scenarios and takes by.
  private static let mediaType = "application/vnd.\(ProgramIdentity.command).scenario+json"

  let parts: WindowParts
  let (recentMenu, earlierMenu) = (Menu(), Menu())
  private let edits: UndoDesk
  private let starting: StartingTuning
  private let ways: Ways
  private let earlier: EarlierSessions?
  private var journal: Journal?
  private var recovery: Recovery?
  /// The file that holds the session that is shown, for links to its moments.
  private(set) var momentFile: (path: String, size: Int)?
  /// Whether it refused a take that diverges from its recording.
  private(set) var hasRefusedTake = false

  init(
    _ parts: WindowParts, in folder: UserFolder?, _ edits: UndoDesk, _ starting: StartingTuning,
    _ ways: Ways
  ) {
    self.parts = parts
    self.edits = edits
    self.starting = starting
    self.ways = ways
    earlier = folder.map { EarlierSessions(folder: $0.path, prototype: parts.prototype) }
    journal = folder.map { Journal(in: $0.path, parts.prototype) { Alarm(at: Alarm.now + $0, $1) } }
    journal?.onFailure = { [parts] in parts.notices.show($0) }
  }

  var session: LiveSession { parts.session }
  var prototype: Prototype { ways.prototype() }
  private var phone: PhoneCanvas { parts.phone }
  private var notices: Notices { parts.notices }
  private var measurer: PangoMeasurer { phone.painter.measurer }

  // MARK: The recording

  /// Where it is; nil if there is no recording.
  var recording: String? { journal?.path }

  func record(_ input: RecordedInput, isDeliberate: Bool) {
    journal?.append(input, isDeliberate: isDeliberate)
  }

  func record(_ change: BranchChange) { journal?.append(change) }

  /// Records the session from its beginning. The one before is forgotten, or kept to its end; if kept, this returns the
  /// name of its file.
  @discardableResult
  func record(keepingFormerTo end: Time? = nil) -> String? {
    journal?.begin(session, keepingFormerTo: end)
  }

  /// Looks for what crashes left, before this session's recording begins.
  func recover(in folder: UserFolder?) { recovery = Recovery(parts, in: folder, self) }

  /// Offers what was found.
  func offerRecovery() { recovery?.offer() }

  /// The recording becomes an earlier session, whatever ended the program, so that the next start does not offer it as one of a
  /// crash.
  func close(isHandedOver: Bool) {
    if session.isWorthKeeping, !isHandedOver {
      journal?.keep(to: session.end)
      prune()
    } else {
      journal?.finish()
    }
    journal = nil
    recovery = nil
  }

  /// Removes the oldest of too many earlier sessions.
  func prune() { earlier?.prune() }

  // MARK: Sessions

  /// Begins another session; the present one can be brought back.
  func begin(_ start: LiveSession.Start, _ reason: String) {
    replace(reason) {
      LiveSession(prototype, start, measurer: measurer, at: Alarm.now)
    }
  }

  /// Begins with a session that has happened already.
  func begin(_ saved: SavedSession, _ reason: String, saysSo: Bool = true) {
    replace(reason, saysSo: saysSo) {
      LiveSession(prototype, saved, measurer: measurer, at: Alarm.now)
    }
  }

  /// Shows another session instead of the present one, which can be brought back if it came from a file or something was done
  /// in it or to it.
  private func replace(_ reason: String, saysSo: Bool = true, by make: () -> LiveSession) {
    // Fingers and keys that are down belong to the old session.
    phone.releaseInputs()
    ways.endTuning()
    let isWorthKeeping = session.isWorthKeeping
    var former = presentSession(reason)
    momentFile = nil
    former.file = ways.show(make(), isWorthKeeping)
    prune()
    guard isWorthKeeping || former.saved.start.name != nil || edits.isAboutSession else { return }
    edits.replaced(former, atMost: Self.mostFormer)
    if saysSo { edits.say(reason) }
  }

  /// What brings the present session back, and why another one is shown.
  private func presentSession(_ reason: String) -> FormerSession {
    FormerSession(
      saved: session.saved, reason: reason, momentFile: momentFile,
      review: ways.reviewPlace())
  }

  /// Shows a former session again, at its moment, and returns what brings back the present one.
  func bringBack(_ former: FormerSession) -> FormerSession {
    phone.releaseInputs()
    var present = presentSession(former.reason)
    present.file = ways.show(
      LiveSession(prototype, former.saved, measurer: measurer, at: Alarm.now),
      session.isWorthKeeping)
    // Its new journal holds it.
    if let file = former.file { earlier?.remove(file) }
    prune()
    momentFile = former.momentFile
    if let place = former.review { ways.bringReviewBack(place) }
    return present
  }

  // MARK: Earlier sessions

  /// Brings an earlier session back as it was left.
  func goOn(withEarlier name: String) {
    guard let taken = earlier?.take(name) else {
      notices.show(problem: "The session was removed or can't be read.")
      return
    }
    replace("Earlier session restored") {
      let moment = Alarm.now
      let session = LiveSession(
        prototype, taken.saved, measurer: measurer, at: moment)
      // The fingers that were on it are lifted.
      session.cancelFingers(at: moment)
      return session
    }
    taken.remove()
  }

  /// Lists the sessions that all windows have kept.
  func fillEarlierMenu() {
    earlierMenu.clear()
    let entries = earlier?.list() ?? []
    let now = Int64(time(nil))
    for entry in entries {
      earlierMenu.append(
        entry.words(now: now).replacing("_", with: "__"), Command.openEarlier.action(),
        target: entry.name)
    }
    if entries.isEmpty { earlierMenu.append(nothing: "None yet") }
  }

  func fillRecentMenu() {
    recentMenu.clear()
    parts.memory.state.recent = RecentFiles.once(parts.memory.state.recent)
    for path in parts.memory.state.recent {
      let name = (path.split(separator: "/").last.map(String.init) ?? path)
        .replacing("_", with: "__")
      if RecentFiles.isThere(path) {
        recentMenu.append(name, Command.openRecent.action(), target: path)
      } else {
        recentMenu.append(nothing: "\(name) (missing)")
      }
    }
    if parts.memory.state.recent.isEmpty { recentMenu.append(nothing: "None yet") }
  }

  // MARK: Files

  func chooseFile() {
    parts.host.chooseFile(toOpen: "Open a scenario, a take or a session", Self.scenarios) {
      [unowned self] in
      play(file: $0)
    }
  }

  /// Opens a scenario, a take or a session; `@` and milliseconds after its path name a moment of it.
  func play(file named: String) {
    if let folder = ReviewDesk.folder(named) { return ways.openReview(folder) }
    let link = MomentLink(named)
    let path = link.path
    do throws(Problem) {
      let bytes = try SafeFile.read(path, atMost: ScenarioReader.limits.bytes)
      let reader = ScenarioReader(prototype)
      if SessionReader.isSession(bytes) {
        try open(SessionReader(reader).read(bytes, file: path), from: path, at: link.time)
      } else {
        var scenario = try reader.read(bytes, file: path)
        if let time = link.time { scenario.from = time }
        play(
          scenario, named: path.split(separator: "/").last.map(String.init) ?? path, from: path,
          isHeld: link.time != nil)
      }
      let absolute = WorkingFolder.absolute(path)
      holds(absolute)
      dp_recent_add(absolute, Self.mediaType, "\(ProgramIdentity.command) %f")
    } catch {
      notices.show(error)
    }
  }

  /// Shows a session where it was left, or at a moment.
  private func open(_ reading: SessionReader.Reading, from path: String, at time: Time?) {
    notices.hide(.problem)
    var saved = SavedSession(reading)
    saved.start.name = path.split(separator: "/").last.map(String.init) ?? path
    adjust(&saved)
    saved.isPaused = true
    saved.now = min(saved.end, time ?? saved.end)
    begin(saved, "Opened \(StudioNames.short(saved.start.name ?? ""))")
    if let remark = reading.remarks.first { notices.show(remark) }
  }

  /// Lets a session that was kept start as the command line and the window want it. Nothing in it is new.
  func adjust(_ saved: inout SavedSession) {
    parts.options.adjust(&saved.start.startState)
    starting.adjust(&saved.start)
    if saved.tree.start != saved.start.startState {
      saved.tree.start = saved.start.startState
      // On another phone fingers may land on other views.
      saved.tree.forgetLandings()
    }
    saved.deliberateCount = 0
  }

  /// Plays a scenario from its beginning; `path` is where it came from, for messages. If it is held, time is stopped at
  /// its beginning.
  func play(
    _ scenario: Scenario, named name: String, from path: String?, isHeld: Bool = false
  ) {
    notices.hide(.problem)
    let recorded = scenario
    var scenario = scenario
    parts.options.adjust(&scenario.startState)
    var start = LiveSession.Start(startState: scenario.startState, name: name)
    starting.adjust(&start)
    scenario.startState = start.startState
    // Only a run finds what a scenario's fingers aim at; the inputs of that run are then played.
    let run = run(scenario, recorded: recorded)
    run.finish()
    guard isMeant(run, path) else { return }
    var saved = SavedSession(
      start: start, inputs: run.recorded, now: run.stage.now, deliberateCount: 0)
    saved.tree.rename(SessionTree.main, to: name)
    saved.now = min(recorded.from, saved.end)
    saved.isPaused = isHeld
    begin(saved, "Playing \(StudioNames.short(name))")
    if let failure = run.failures.first { notices.show(failure.problem(in: path)) }
    if let divergence = divergence(of: run, path) { notices.show(divergence) }
  }

  private func run(_ scenario: Scenario, recorded: Scenario) -> Run {
    guard recorded.isTake, let way = parts.options.takeWay else {
      return Run(prototype, scenario, measurer: measurer)
    }
    return Run(
      prototype, recorded, under: scenario.startState, way, measurer: measurer)
  }

  /// The first divergence of a take from its recording.
  private func divergence(of run: Run, _ path: String?) -> Problem? {
    guard let way = parts.options.takeWay else { return nil }
    return run.divergences.first?.problem(in: path, played: way)
  }

  /// Prints the divergence of a take on the terminal; false if the take is not to be played then.
  private func isMeant(_ run: Run, _ path: String?) -> Bool {
    guard let divergence = divergence(of: run, path) else { return true }
    Terminal.say(divergence.description)
    guard parts.options.isStrict else { return true }
    hasRefusedTake = true
    notices.show(divergence)
    return false
  }

  /// A file holds the session as it is now.
  func holds(_ path: String) {
    parts.memory.state.remember(path)
    momentFile = (path, session.tree.size)
  }
}
