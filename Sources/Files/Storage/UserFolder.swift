import Glibc
import JSON

/// The folder in which the program keeps what it remembers of its user between two starts.
package struct UserFolder: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The folder of the program's name in XDG_STATE_HOME, or in the standard's default folder if that is not set; nil if
  /// there is neither.
  package static var usual: UserFolder? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    // A home that does not exist is not made.
    let home = variable("HOME").flatMap { access($0, F_OK) == 0 ? $0 : nil }
    return (variable("XDG_STATE_HOME") ?? home.map { "\($0)/.local/state" })
      .map { UserFolder(path: "\($0)/\(ProgramIdentity.command)") }
  }

  /// The usual one, made if it is missing, without access for other users; nil if that is not possible.
  package static func make() -> UserFolder? { try? made() }

  /// The usual one, made if it is missing; a full disk is the machine's fault, any other reason the choice of the place.
  package static func made() throws(Problem) -> UserFolder {
    guard let usual else {
      throw Problem(
        what: "neither XDG_STATE_HOME nor HOME has the path of a folder", remedy: elsewhere)
    }
    do throws(SystemError) {
      try make(usual.path)
    } catch {
      guard error.isFullDisk else {
        throw Problem(
          file: usual.path,
          what: "this can't be used as the folder for the program's state: \(error.text)",
          remedy: elsewhere)
      }
      throw error.problem(usual.path, "made")
    }
    return usual
  }

  private static let elsewhere = "set XDG_STATE_HOME to the path of a folder that belongs to you"

  /// Makes a folder and those above it; the standard wants 0700 for what is missing.
  private static func make(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST {
      guard access(path, W_OK | X_OK) == 0 else { throw .last }
      return
    }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw .last
    }
    try make(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 else { throw .last }
  }

  /// Calls `body` while no other process does so with this folder.
  package func locked(_ body: () -> Void) {
    // If a file system has no locks, the last writer wins.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    body()
    if descriptor >= 0 { close(descriptor) }
  }
}
