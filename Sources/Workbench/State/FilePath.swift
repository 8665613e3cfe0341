import Glibc

/// Resolves the links in paths.
package enum FilePath {
  /// The path with all links resolved; the path itself if there is no such file.
  package static func real(_ path: String) -> String { resolved(path) ?? path }

  /// The path with all links resolved; nil if there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
