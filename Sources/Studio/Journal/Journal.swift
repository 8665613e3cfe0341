import Files
import Rehearsal
import TouchKit

/// The present recording's copy on disk: what a crash leaves of it misses less than a second.
final class Journal {
  /// How long an input may wait before it is written, in microseconds.
  private static let delay: Int64 = 500_000
  /// So many bytes are written at once.
  private static let most = 1 << 16

  private let folder: String
  private var writer: TakeWriter
  private let prototype: Prototype
  private var file: JournalFile?
  private var pending: [UInt8] = []
  private var alarm: Alarm?
  private var isInTrouble = false
  /// Called when the disk begins to fail.
  var onTrouble: ((Problem) -> Void)?

  init(in folder: String, _ prototype: Prototype) {
    self.folder = folder
    self.prototype = prototype
    writer = TakeWriter(prototype)
  }

  var path: String? { file?.path }

  /// Begins with another recording; the one before is forgotten.
  func begin(_ session: LiveSession) {
    finish()
    isInTrouble = false
    writer = TakeWriter(prototype)
    pending = writer.header(name: session.start.name ?? "", opening: session.start.opening)
    for recorded in session.inputs { pending += writer.step(recorded) }
    flush()
  }

  func append(_ recorded: RecordedInput) {
    pending += writer.step(recorded)
    if pending.count > Journal.most {
      flush()
    } else if alarm == nil {
      alarm = Alarm(at: Alarm.now + Journal.delay) { [unowned self] in flush() }
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
      if file == nil { file = try JournalFile(in: folder) }
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
