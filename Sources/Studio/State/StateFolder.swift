import Files
import Glibc

/// Where the program keeps what it remembers between two starts.
struct StateFolder {
  let path: String

  init(path: String) { self.path = path }

  /// `drawer-proto` in XDG_STATE_HOME, or in the place that the standard names where that is not set; made with
  /// access for nobody else. Nil where there is no such place or it can't be made.
  init?() {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let base = variable("XDG_STATE_HOME") ?? variable("HOME").map({ "\($0)/.local/state" })
    else { return nil }
    path = "\(base)/drawer-proto"
    guard StateFolder.make(path) else { return nil }
  }

  /// Does something that no other window does in this folder at the same time.
  func locked(_ body: () -> Void) {
    // Where a file system knows no locks, the last one to write wins.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    body()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Makes a folder and those above it; the standard wants 0700 for what is missing.
  private static func make(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return access(path, W_OK | X_OK) == 0 }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      return false
    }
    return make(String(path[..<slash])) && mkdir(path, 0o700) == 0
  }
}
