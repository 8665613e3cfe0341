import Files
import Glibc

/// Where the program keeps what it remembers between two starts.
struct StateFolder {
  let path: String

  init(path: String) { self.path = path }

  /// The user's; made with access for nobody else. Nil where there is no place for it or it can't be made.
  init?() {
    guard let path = UserFolder.make() else { return nil }
    self.path = path
  }

  /// Does something that no other window does in this folder at the same time.
  func locked(_ body: () -> Void) {
    // Where a file system knows no locks, the last one to write wins.
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    body()
    if descriptor >= 0 { close(descriptor) }
  }
}
