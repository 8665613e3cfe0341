import Files
import Glibc
import Rehearsal
import TouchKit

/// The sessions that are over and still kept: the latest ones of all windows, each in a file of its own.
package struct EarlierSessions {
  /// How many stay.
  package static let most = 10
  package static let ending = ".session"

  package let folder: String
  package let prototype: Prototype

  package init(folder: String, prototype: Prototype) {
    self.folder = folder
    self.prototype = prototype
  }

  package struct Entry: Equatable {
    /// The file's name in the folder.
    package var name: String
    /// When it was left, in seconds of the wall clock.
    package var time: Int64
    package var summary: RecordingReader.Summary
  }

  /// Those that can be read, the latest first.
  package func list() -> [Entry] {
    let reader = RecordingReader(ScenarioReader(prototype))
    return files().prefix(EarlierSessions.most).compactMap { file in
      guard let bytes = try? SafeFile.read(path(file.name), noFollow: true),
        let summary = reader.summary(of: bytes)
      else { return nil }
      return Entry(name: file.name, time: file.time.seconds, summary: summary)
    }
  }

  /// Removes all but the latest.
  package func prune() {
    for file in files().dropFirst(EarlierSessions.most) { unlink(path(file.name)) }
  }

  package func remove(_ name: String) { unlink(path(name)) }

  /// A session that a window continues; as long as this lives, no other window can take it.
  package final class TakenSession {
    package let saved: SavedSession
    private let file: JournalFile

    fileprivate init(_ saved: SavedSession, _ file: JournalFile) {
      self.saved = saved
      self.file = file
    }

    /// It has become the session of a window, whose journal holds it.
    package func remove() { file.remove() }
  }

  /// Takes a session out; nil if it is missing, another window has just claimed it, or it can't be read.
  package func take(_ name: String) -> TakenSession? {
    // The name may come from another program, over the session bus.
    guard !name.contains("/"), name.hasSuffix(EarlierSessions.ending),
      let file = JournalFile(leftBehind: path(name)), let bytes = try? file.read(),
      let whole = RecordingReader(ScenarioReader(prototype)).session(bytes)
    else { return nil }
    return TakenSession(SavedSession(whole), file)
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private struct ModificationTime: Comparable {
    var seconds: Int64
    var nanoseconds: Int64

    static func < (a: ModificationTime, b: ModificationTime) -> Bool {
      (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
    }
  }

  /// The files there, the latest first.
  private func files() -> [(name: String, time: ModificationTime)] {
    let names = (try? Folder(opening: folder, followingLink: true).names()) ?? []
    return names.filter { $0.hasSuffix(EarlierSessions.ending) }.compactMap { name in
      var facts = stat()
      guard lstat(path(name), &facts) == 0 else { return nil }
      return (
        name,
        ModificationTime(
          seconds: Int64(facts.st_mtim.tv_sec), nanoseconds: Int64(facts.st_mtim.tv_nsec))
      )
    }.sorted { ($1.time, $0.name) < ($0.time, $1.name) }
  }
}
