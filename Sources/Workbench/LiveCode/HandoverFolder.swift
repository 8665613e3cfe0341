import Files
import Glibc
import JSON

/// A folder of this user's alone through which one program passes its session to the next.
package struct HandoverFolder: Equatable {
  /// The recording as it was when the next program was started.
  package static let start = "start.take.json"
  /// The whole recording.
  package static let recording = "recording.take.json"
  /// The session with all its lines.
  package static let session = "session.jsonl"
  /// The inputs that were put off.
  package static let later = "later.take.json"
  /// What there is besides inputs.
  package static let window = "window.json"
  private static let all = [start, recording, session, later, window]

  package let path: String

  package init(path: String) { self.path = path }

  /// Makes one.
  package static func make() throws(Problem) -> HandoverFolder {
    HandoverFolder(path: try PrivateFolder.make(for: "handover"))
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  package func write(_ bytes: [UInt8], _ name: String) throws(Problem) {
    try SafeFile.write(bytes, to: file(name), throughLinks: true)
  }

  package func read(_ name: String) throws(Problem) -> [UInt8] {
    try SafeFile.read(file(name), noFollow: true)
  }

  package func remove() {
    for name in HandoverFolder.all { unlink(file(name)) }
    rmdir(path)
  }
}
