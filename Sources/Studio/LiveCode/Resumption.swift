import Glibc
import GtkPaint
import JSON
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// A session or a window that this program has received from another one.
struct Resumption {
  /// Nil if the window begins a session of its own.
  let session: LiveSession?
  /// Nil if the replay had no divergence from the recording.
  let divergence: Divergence?
  /// Nil if nothing but a recording was handed over.
  let handover: Handover?

  /// Brings the session to where it is, and waits until the other program wants it to be shown. Nil if that program has
  /// ended: then there is nothing left to do.
  static func run(
    _ prototype: Prototype, _ options: ResumeOptions, measurer: any TextMeasuring
  ) throws(Problem) -> Resumption? {
    guard let recording = options.recording else { return try clean(options) }
    let replay = Replay(prototype, recording, measurer: measurer) { options.ready?.say(.busy) }
    // The inputs of this very time may still get company.
    replay.run(to: options.at - .tick)
    guard let ready = options.ready, ready.isTalk else {
      let saved = SavedSession(
        start: LiveSession.Start(startState: recording.startState, name: recording.fileName),
        inputs: recording.inputs.map { RecordedInput($0) }, now: options.at,
        deliberateCount: recording.inputs.count { $0.kind.isDeliberate })
      return replay.finished(as: saved, nil)
    }
    ready.say(.loaded)
    guard case .go(let path)? = ready.listen() else { return nil }
    let folder = HandoverFolder(path: path)
    func read(_ name: String) throws(Problem) -> ResumedRecording {
      try ResumedRecording(folder.read(name), file: folder.file(name), of: prototype)
    }
    let handover = try Handover(folder.read(HandoverFolder.window))
    let whole = try read(HandoverFolder.recording)
    let session = handover.session
    var saved = SavedSession(
      start: LiveSession.Start(
        startState: whole.startState, name: session.name, tuningFile: session.tuningFile),
      inputs: whole.inputs.map { RecordedInput($0) }, now: max(session.now, whole.end),
      deliberateCount: session.deliberateCount,
      later: try read(HandoverFolder.later).inputs, percent: session.percent,
      isPaused: session.isPaused)
    saved.now = session.now
    // The other branches come along if each of their inputs means something to this program.
    if let tree = try? SessionReader(ScenarioReader(prototype)).read(
      folder.read(HandoverFolder.session), file: nil
    ).tree,
      tree.branch(session.branch) != nil, tree.recording(of: session.branch).inputs == whole.inputs
    {
      (saved.tree, saved.shownBranch) = (tree, session.branch)
    }
    return replay.following(whole, to: saved.now).finished(as: saved, handover)
  }

  /// Takes over a window without its session.
  private static func clean(_ options: ResumeOptions) throws(Problem) -> Resumption? {
    guard let ready = options.ready, ready.isTalk else {
      return Resumption(session: nil, divergence: nil, handover: nil)
    }
    ready.say(.loaded)
    guard case .go(let path)? = ready.listen() else { return nil }
    let bytes = try HandoverFolder(path: path).read(HandoverFolder.window)
    return Resumption(session: nil, divergence: nil, handover: try Handover(bytes))
  }
}

extension ResumedRecording {
  /// The name of the file that it began with.
  fileprivate var fileName: String? { name.isEmpty ? nil : name }
}

/// Runs a recording, and reports now and then that it is still running.
private final class Replay {
  /// The phone's time between two signs of life.
  private static let stride = Time.seconds(1)
  /// The time between two signs of life, in microseconds.
  private static let pause: Int64 = 1_000_000

  private let prototype: Prototype
  private var recording: ResumedRecording
  private let measurer: any TextMeasuring
  private let run: Run
  private let isAlive: () -> Void
  private var lastSign = Alarm.now

  init(
    _ prototype: Prototype, _ recording: ResumedRecording, measurer: any TextMeasuring,
    isAlive: @escaping () -> Void
  ) {
    self.prototype = prototype
    self.recording = recording
    self.measurer = measurer
    self.isAlive = isAlive
    run = Run(
      prototype, continuing: Recording(start: recording.startState, inputs: recording.inputs),
      measurer: measurer)
  }

  func run(to time: Time) {
    while run.stage.now < time {
      run.run(to: min(time, run.stage.now + Replay.stride))
      guard Alarm.now - lastSign > Replay.pause else { continue }
      lastSign = Alarm.now
      isAlive()
    }
  }

  /// Continues with the whole of a recording if this is its beginning, or starts it again if not.
  func following(_ whole: ResumedRecording, to end: Time) -> Replay {
    let inputs = whole.inputs
    let known = run.inputs.count
    guard run.stage.now <= end, whole.startState == recording.startState,
      inputs.prefix(known).elementsEqual(run.inputs),
      inputs.dropFirst(known).first.map({
        $0.time >= max(run.stage.now, run.inputs.last?.time ?? .zero)
      }) != false
    else {
      return Replay(prototype, whole, measurer: measurer, isAlive: isAlive)
    }
    recording = whole
    run.add(Array(inputs.dropFirst(known)))
    return self
  }

  /// The session at its time.
  func finished(as saved: SavedSession, _ handover: Handover?) -> Resumption {
    run(to: saved.now)
    let session = LiveSession(
      prototype, saved, replayed: run, measurer: measurer, at: Alarm.now)
    session.awaitFrame()
    return Resumption(
      session: session, divergence: Divergence.first(of: recording, in: run), handover: handover)
  }
}
