import Files

/// A font file of the product, with its names and its path on this machine.
package struct FontFile: Hashable, Sendable {
  package var family: String
  package var style: String
  package var name: String
  /// The Debian package that contains it.
  package var package: String
  /// Where it was found.
  package var path: String

  /// The file's SHA-256 in hexadecimal digits, for manifests; nil once the file no longer exists.
  package var digest: String? {
    guard let bytes = try? SafeFile.read(path) else { return nil }
    return SHA256.hex(of: bytes)
  }
}
