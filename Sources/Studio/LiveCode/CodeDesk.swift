import CSystem
import JSON
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Live code: builds the program again when its sources change, says what came of it, and passes the session on to the next
/// program.
final class CodeDesk {
  /// What the desk needs of the window.
  struct Ways {
    var updateControls: () -> Void
    /// Begins another session for a reason.
    var begin: (LiveSession.Start, String) -> Void
    /// Whether a form is being filled in.
    var isFormOpen: () -> Bool
    /// The window as the next program shows it.
    var window: () -> Handover.Window
    var close: () -> Void
  }

  /// How long it waits for fingers to leave the phone before it looks again, in microseconds.
  private static let handsTime: Int64 = 50_000

  private let parts: WindowParts
  private let ways: Ways
  private var liveCode: LiveCode?
  /// What the window says of the code.
  private(set) var words: String?
  /// The program that is to take over, and the one before, whose callback may still run.
  private var successor: Successor?
  private var formerSuccessor: Successor?
  /// Rings when it is time to look whether fingers are still on the phone.
  private var handsLeft: Alarm?
  private var hasSaidReady = false

  init(_ parts: WindowParts, _ ways: Ways) {
    self.parts = parts
    self.ways = ways
  }

  private var phone: PhoneCanvas { parts.phone }
  private var session: LiveSession { parts.session }

  var isBuilding: Bool { liveCode?.isBuilding == true }

  /// What it does, for tests.
  var work: String { isBuilding ? "building" : successor != nil ? "starting" : "resting" }

  /// Whether the next program has the session, in a recording of its own.
  var isHandedOver: Bool { successor?.hasTakenSession == true }

  /// Begins to watch the sources, if it is to.
  func start() {
    guard let watch = parts.options.watch else { return }
    liveCode = LiveCode(watch) { [unowned self] event in
      switch event {
      case .changed: endSuccessor()
      case .building: ways.updateControls()
      case .built(let program, let times): built(program, times, watch)
      case .failed(let report): tell(report, isListed: false)
      }
    }
  }

  /// Ends what runs beside the window.
  func stop() {
    liveCode?.stop()
    liveCode = nil
    endSuccessor()
  }

  private func built(_ program: String, _ times: ChangeTimes, _ watch: WatchOptions) {
    words = nil
    parts.notices.hide(.liveCode)
    ways.updateControls()
    // A change of a comment makes no other program.
    guard FileStamp(program) != watch.started else { return }
    startSuccessor(program, times, isClean: false)
  }

  // MARK: Messages

  private func tell(_ report: BuildReport, isListed: Bool) {
    ways.updateControls()
    let hasMore = !isListed && report.faults.count > 1
    tell(
      isListed ? report.list : report.summary,
      hasMore ? ("_Show All", { [unowned self] in tell(report, isListed: true) }) : nil)
  }

  /// Says why the program that runs is not the one that the sources make.
  private func tell(_ words: String, _ button: Notices.Button?) {
    self.words = words
    parts.notices.put(.liveCode, .error, words, button.map { [$0] } ?? [])
  }

  // MARK: The replay

  /// Says where the replay first differed from the recording.
  func tell(_ divergence: Divergence) {
    words = divergence.replayWords
    parts.notices.put(
      .parted, .question, divergence.replayWords,
      [("_Restart Screen", { [unowned self] in startOnSameScreen() })])
  }

  /// Starts clean on the screen that the recording began with; Undo brings the replay back.
  private func startOnSameScreen() {
    ways.begin(
      .init(startState: session.presentStart, tuningFile: session.start.tuningFile),
      "Restarted with \(StudioNames.title(session.start.startState.settings.screen))")
  }

  // MARK: To the next program

  /// Starts the next program, which continues the present session, or begins a clean one of its own. `times` are those of
  /// the change that it shows; a clean session is a person's wish, and nobody waits for it.
  private func startSuccessor(_ program: String, _ times: ChangeTimes?, isClean: Bool) {
    endSuccessor()
    var times = times
    guard let watch = parts.options.watch else { return }
    do throws(Problem) {
      let folder = try HandoverFolder.make()
      var arguments = watch.arguments
      if !isClean {
        phone.flushPointer()
        try folder.write(session.take(named: session.start.name ?? ""), HandoverFolder.start)
        arguments += [
          "--resume", folder.file(HandoverFolder.start), "--at",
          HandoverLine.milliseconds(session.now),
        ]
      }
      let next = Successor(folder, isClean: isClean) { [unowned self] event in
        switch event {
        case .loaded:
          times?.begin(.handOver, at: Alarm.now)
          handOver()
        case .shown:
          if let times { Terminal.say(times.words(shownAt: Alarm.now)) }
          ways.close()
        case .failed(let words): successorFailed(words, program)
        }
      }
      successor = next
      try next.start(program, arguments)
    } catch {
      successorFailed(error.description, program)
    }
  }

  /// Ends the next program, if it has not taken over; the phone continues.
  private func endSuccessor() {
    handsLeft = nil
    formerSuccessor = successor
    successor?.end()
    successor = nil
    phone.endHolding()
  }

  private func successorFailed(_ words: String, _ program: String) {
    let isClean = successor?.isClean == true
    endSuccessor()
    let clean = { [unowned self] in startSuccessor(program, nil, isClean: true) }
    tell("\(words).\nThis window continues unchanged.", isClean ? nil : ("_New Session", clean))
  }

  /// Passes the session to the next program, once no finger is on the phone and no form is being filled in.
  private func handOver() {
    guard let successor else { return }
    guard !phone.isTouched, !ways.isFormOpen() else {
      handsLeft = Alarm(at: Alarm.now + Self.handsTime) { [unowned self] in handOver() }
      return
    }
    handsLeft = nil
    phone.hold()
    do throws(Problem) {
      try write(to: successor.folder, isClean: successor.isClean)
      successor.show()
    } catch {
      successorFailed(error.description, "")
    }
  }

  private func write(to folder: HandoverFolder, isClean: Bool) throws(Problem) {
    let saved = session.saved
    let prototype = parts.prototype
    if !isClean {
      func take(_ inputs: [Input]) -> [UInt8] {
        Recording(start: saved.start.startState, inputs: inputs).write(prototype)
      }
      try folder.write(session.take(named: saved.start.name ?? ""), HandoverFolder.recording)
      try folder.write(SessionWriter.write(saved.tree, of: prototype), HandoverFolder.session)
      try folder.write(take(saved.later), HandoverFolder.later)
    }
    let handover = Handover(
      session: Handover.Session(
        now: saved.now, branch: saved.shownBranch, deliberateCount: saved.deliberateCount,
        percent: saved.percent, isPaused: saved.isPaused, name: saved.start.name,
        tuningFile: saved.start.tuningFile),
      window: ways.window(), state: parts.memory.state)
    try folder.write(handover.bytes, HandoverFolder.window)
  }

  // MARK: From the program before

  /// Tells the program before, once, that the first picture is on the display.
  func sayReady(_ divergence: Divergence?) {
    guard !hasSaidReady, let ready = parts.options.resume?.ready else { return }
    hasSaidReady = true
    parts.host.waitForDisplay()
    dp_child_outlive_parent()
    if let divergence {
      ready.say(.parted(input: divergence.input, milliseconds: divergence.time.milliseconds))
    } else {
      ready.say(.ready)
    }
  }
}
