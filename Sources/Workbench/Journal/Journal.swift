import JSON
import Rehearsal
import TouchKit

/// Copies the present session with its branches to disk, so that a crash loses a quarter of a second of it at most, on a machine that keeps
/// up.
package final class Journal {
  /// How long an input waits for others to be written with, in microseconds: some tens of milliseconds of the quarter of a
  /// second remain for writing.
  private static let delay: Int64 = 200_000
  /// How many bytes are written at once.
  private static let most = 1 << 16

  private let folder: String
  private let prototype: Prototype
  private var file: JournalFile?
  private var pending: [UInt8] = []
  /// Calls back after a number of microseconds, unless the object that it returns is released.
  package typealias Later = (Int64, @escaping () -> Void) -> AnyObject
  private let later: Later
  private var alarm: AnyObject?
  private var hasFailed = false
  /// The line of the session that is shown.
  private var line = SessionTree.main
  /// Whether the recording has deliberate inputs; the file's name says so, too.
  private var isWorthKeeping = false
  /// Called when the disk begins to fail.
  package var onFailure: ((Problem) -> Void)?

  package init(
    in folder: String, _ prototype: Prototype,
    later: @escaping Later
  ) {
    self.folder = folder
    self.prototype = prototype
    self.later = later
  }

  package var path: String? { file?.path }

  /// Begins with another recording. The one before is forgotten, or kept as it is with its end; then this returns the
  /// name of its file.
  @discardableResult
  package func begin(_ session: LiveSession, keepingFormerTo end: Time? = nil) -> String? {
    let former: JournalFile? = end.map(conclude) ?? file
    alarm = nil
    file = nil
    hasFailed = false
    isWorthKeeping = session.isWorthKeeping
    pending = SessionWriter.write(session.extendedTree, of: prototype)
    line = session.shownBranch
    // A session may continue the former one, so the former file is removed only when the new one is on disk.
    flush()
    guard let former else { return nil }
    return settle(former, isKept: end != nil)
  }

  /// Keeps the recording as an earlier session that was left at a time.
  package func keep(to end: Time) {
    if let former = conclude(end) { _ = settle(former, isKept: true) }
    file = nil
    finish()
  }

  /// Writes the rest of a recording that is over; nil if the disk failed.
  private func conclude(_ end: Time) -> JournalFile? {
    pending += SessionWriter.line(endOf: line, at: end)
    flush()
    return hasFailed ? nil : file
  }

  private func settle(_ former: JournalFile, isKept: Bool) -> String? {
    guard isKept else {
      former.remove()
      return nil
    }
    do throws(Problem) {
      return try former.keep()
    } catch {
      onFailure?(error)
      return nil
    }
  }

  /// Records a change of the lines.
  package func append(_ change: BranchChange) {
    switch change {
    case .branched(let branch):
      pending += SessionWriter.begin(branch)
      line = branch.id
    case .dropped(let id): pending += SessionWriter.line(dropping: id)
    case .restored(let id): pending += SessionWriter.line(restoring: id)
    case .renamed(let id, let name): pending += SessionWriter.line(renaming: id, to: name)
    case .decided(let verdict): pending += SessionWriter.line(verdict)
    case .retracted(let index): pending += SessionWriter.line(retracting: index)
    case .shown(let id, let end):
      pending += SessionWriter.line(endOf: id, at: end)
      line = id
    }
    flush()
  }

  /// Records an input. From the first deliberate one on, a crash leaves a recording that is offered.
  package func append(_ recorded: RecordedInput, isDeliberate: Bool) {
    pending += SessionWriter.line(recorded, of: line)
    let isFirstDeliberate = isDeliberate && !isWorthKeeping
    if isFirstDeliberate { isWorthKeeping = true }
    if pending.count > Journal.most || isFirstDeliberate {
      flush()
    } else if alarm == nil {
      alarm = later(Journal.delay) { [unowned self] in flush() }
    }
  }

  /// Forgets the recording: it was saved, or it is not worth keeping.
  package func finish() {
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
      if file == nil { file = try JournalFile(in: folder, isWorthKeeping: isWorthKeeping) }
      if isWorthKeeping { try file?.markWorthKeeping() }
      try file?.append(pending)
      pending = []
      hasFailed = false
    } catch {
      // It is kept and tried again with the next input.
      if !hasFailed { onFailure?(error) }
      hasFailed = true
    }
  }
}
