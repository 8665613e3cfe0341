import Glibc

/// Where the program keeps what it remembers of its user between two starts.
public struct UserFolder: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// The folder of the program's name in XDG_STATE_HOME, or in the place that the standard names where that is not set; nil where there is
  /// no such place.
  public static var usual: UserFolder? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    // A home that is not there is none to be made.
    let home = variable("HOME").flatMap { access($0, F_OK) == 0 ? $0 : nil }
    return (variable("XDG_STATE_HOME") ?? home.map { "\($0)/.local/state" })
      .map { UserFolder(path: "\($0)/\(ProgramIdentity.command)") }
  }

  /// The usual one, made if it is missing, with access for nobody else; nil where that is not possible.
  public static func make() -> UserFolder? { usual.flatMap { make($0.path) ? $0 : nil } }

  /// Makes a folder and those above it; the standard wants 0700 for what is missing.
  private static func make(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return access(path, W_OK | X_OK) == 0 }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return false
    }
    return make(String(path[..<slash])) && mkdir(path, 0o700) == 0
  }

  /// Does something that no other process does in this folder at the same time.
  public func locked(_ body: () -> Void) {
    // Where a file system knows no locks, the last one to write wins.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    body()
    if descriptor >= 0 { close(descriptor) }
  }
}
