import Glibc
import JSON

/// What is under a name in a folder.
package enum EntryKind: Equatable, Sendable {
  case file, folder, link, pipe, socket, device

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// How messages call it.
  var name: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }

  func problem(_ path: String, wanted: String) -> Problem {
    Problem(file: path, what: "this is \(name)", remedy: "use the path of \(wanted)")
  }
}
