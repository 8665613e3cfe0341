import Glibc

/// Resolves the links in paths.
package enum FilePath {
  /// Where all links lead to; the path itself if there is no such file.
  package static func real(_ path: String) -> String { resolved(path) ?? path }

  /// Where all links lead to; nil if there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
