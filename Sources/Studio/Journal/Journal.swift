import Files
import Rehearsal
import TouchKit

/// The present recording's copy on disk: what a crash leaves of it misses a quarter of a second at most, on a machine that keeps
/// up.
final class Journal {
  /// How long an input waits for others to be written with, in microseconds: what the promise leaves for writing is some tens
  /// of milliseconds.
  private static let delay: Int64 = 200_000
  /// So many bytes are written at once.
  private static let most = 1 << 16

  private let folder: String
  private var writer: TakeWriter
  private let prototype: Prototype
  private var file: JournalFile?
  private var pending: [UInt8] = []
  /// Has something done after so many microseconds, unless what this gives is let go.
  typealias Later = (Int64, @escaping () -> Void) -> AnyObject
  private let later: Later
  private var alarm: AnyObject?
  private var isInTrouble = false
  /// Whether somebody would miss the recording; the file's name says so too.
  private var isMissed = false
  /// Called when the disk begins to fail.
  var onTrouble: ((Problem) -> Void)?

  init(
    in folder: String, _ prototype: Prototype,
    later: @escaping Later = { Alarm(at: Alarm.now + $0, $1) }
  ) {
    self.folder = folder
    self.prototype = prototype
    self.later = later
    writer = TakeWriter(prototype)
  }

  var path: String? { file?.path }

  /// Begins with another recording. The one before is forgotten, or kept as it is with its end; then this gives the
  /// name of its file.
  @discardableResult
  func begin(_ session: LiveSession, keepingFormerTo end: Time? = nil) -> String? {
    let former: JournalFile? = end.map(conclude) ?? file
    alarm = nil
    file = nil
    isInTrouble = false
    isMissed = session.isMissed
    writer = TakeWriter(prototype)
    pending = writer.header(name: session.start.name ?? "", opening: session.start.opening)
    for recorded in session.inputs { pending += writer.step(recorded) }
    // A session may take over what was in the one before, so that one goes only when this one is on disk.
    flush()
    guard let former else { return nil }
    return settle(former, isKept: end != nil)
  }

  /// Keeps the recording as an earlier session that was left at a time.
  func keep(to end: Time) {
    if let former = conclude(end) { _ = settle(former, isKept: true) }
    file = nil
    finish()
  }

  /// Writes what is missing of a recording that is over; nil where the disk failed.
  private func conclude(_ end: Time) -> JournalFile? {
    pending += writer.footer(end: end)
    flush()
    return isInTrouble ? nil : file
  }

  private func settle(_ former: JournalFile, isKept: Bool) -> String? {
    guard isKept else {
      former.remove()
      return nil
    }
    do throws(Problem) {
      return try former.keep()
    } catch {
      onTrouble?(error)
      return nil
    }
  }

  /// Takes an input down. From the first thing on that a person does, a crash leaves something to offer.
  func append(_ recorded: RecordedInput, isDeed: Bool) {
    pending += writer.step(recorded)
    let isFirstDeed = isDeed && !isMissed
    if isFirstDeed { isMissed = true }
    if pending.count > Journal.most || isFirstDeed {
      flush()
    } else if alarm == nil {
      alarm = later(Journal.delay) { [unowned self] in flush() }
    }
  }

  /// Forgets the recording: it was saved, or nobody wants it.
  func finish() {
    alarm = nil
    pending = []
    file?.remove()
    file = nil
  }

  /// Writes what waits.
  func flush() {
    alarm = nil
    guard !pending.isEmpty else { return }
    do throws(Problem) {
      if file == nil { file = try JournalFile(in: folder, isMissed: isMissed) }
      if isMissed { try file?.miss() }
      try file?.append(pending)
      pending = []
      isInTrouble = false
    } catch {
      // It is kept and tried again with the next input.
      if !isInTrouble { onTrouble?(error) }
      isInTrouble = true
    }
  }
}
