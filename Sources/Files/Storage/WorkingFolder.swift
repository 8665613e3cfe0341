import Glibc

/// The folder in which the program was started.
package enum WorkingFolder {
  /// Its path from the root; the root itself if the folder no longer exists.
  package static var path: String { here ?? "/" }

  /// A path from the root of the file system; as it is if the folder no longer exists.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here else { return path }
    return "\(here)/\(path)"
  }

  private static var here: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
