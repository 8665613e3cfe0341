import Glibc

/// Paths as the system knows them.
nonisolated enum FilePath {
  /// The same place from the root of the file system.
  static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return "\(String(cString: here))/\(path)"
  }

  /// Where all links lead to; the path itself where there is no such file.
  static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
