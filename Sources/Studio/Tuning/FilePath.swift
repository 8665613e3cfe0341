import Glibc

/// Paths as the system knows them.
nonisolated enum FilePath {
  /// Where all links lead to; the path itself where there is no such file.
  static func real(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
