import Files
import JSON
import Rehearsal
import TouchKit

/// A recording that a crash left behind. As long as this lives, no other window offers it.
package final class CrashRecording {
  /// The session with all its lines, at the end of the one that was shown last.
  package let saved: SavedSession
  /// That line as a take.
  package let bytes: [UInt8]
  private let file: JournalFile

  /// Nil if the file can't be read, or has no deliberate inputs; then it is removed.
  private init?(_ file: JournalFile, _ reader: ScenarioReader) {
    guard let bytes = try? file.read(), let whole = RecordingReader(reader).session(bytes) else {
      return nil
    }
    let saved = SavedSession(whole)
    guard saved.deliberateCount > 0 else {
      file.remove()
      return nil
    }
    self.file = file
    self.saved = saved
    self.bytes = TakeWriter.write(
      reader.prototype, name: saved.start.name ?? "", startState: saved.start.startState,
      inputs: saved.tree.inputs(of: saved.shownBranch), end: saved.end)
  }

  /// What crashes left in a folder, the latest first. Recordings in which a person did nothing are removed.
  package static func all(in folder: String, _ prototype: Prototype) -> [CrashRecording] {
    let names = (try? Folder(opening: folder, followingLink: true).names()) ?? []
    func leftBehind(_ ending: String) -> [JournalFile] {
      names.filter { $0.hasSuffix(ending) }.compactMap {
        JournalFile(leftBehind: "\(folder)/\($0)")
      }
    }
    for file in leftBehind(JournalFile.playbackEnding) { file.remove() }
    let files = leftBehind(JournalFile.ending)
    let reader = ScenarioReader(prototype)
    return files.sorted { $0.modified > $1.modified }.compactMap { CrashRecording($0, reader) }
  }

  /// When its last input was written, in seconds of the wall clock.
  var modified: Int64 { file.modified }
  /// When its last input came.
  package var end: Time { saved.tree.inputs(of: saved.shownBranch).last?.input.time ?? .zero }
  /// How many inputs that line has.
  package var inputs: Int { saved.tree.inputs(of: saved.shownBranch).count }

  package func remove() { file.remove() }
  /// Leaves it among the earlier sessions.
  package func keep() throws(Problem) { try file.keep() }
}
