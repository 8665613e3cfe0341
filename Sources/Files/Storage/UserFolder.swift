import Glibc

/// The folder in which the program keeps what it remembers of its user between two starts.
public struct UserFolder: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// The folder of the program's name in XDG_STATE_HOME, or in the standard's default folder if that is not set; nil if
  /// there is neither.
  public static var usual: UserFolder? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    // A home that does not exist is not made.
    let home = variable("HOME").flatMap { access($0, F_OK) == 0 ? $0 : nil }
    return (variable("XDG_STATE_HOME") ?? home.map { "\($0)/.local/state" })
      .map { UserFolder(path: "\($0)/\(ProgramIdentity.command)") }
  }

  /// The usual one, made if it is missing, without access for other users; nil if that is not possible.
  public static func make() -> UserFolder? { usual.flatMap { make($0.path) ? $0 : nil } }

  /// Makes a folder and those above it; the standard wants 0700 for what is missing.
  private static func make(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return access(path, W_OK | X_OK) == 0 }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return false
    }
    return make(String(path[..<slash])) && mkdir(path, 0o700) == 0
  }

  /// Calls `body` while no other process does so with this folder.
  public func locked(_ body: () -> Void) {
    // If a file system has no locks, the last writer wins.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    body()
    if descriptor >= 0 { close(descriptor) }
  }
}
