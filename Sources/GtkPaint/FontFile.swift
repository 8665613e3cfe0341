import CGtkShim

/// A font file of the product, with its names and its path on this machine.
package struct FontFile: Hashable, Sendable {
  package var family: String
  package var style: String
  package var name: String
  /// The Debian package that contains it.
  package var package: String
  /// Where it was found.
  package var path: String

  /// The file's SHA-256 in hexadecimal digits, for manifests; nil once the file is gone.
  package var digest: String? {
    var hex = [CChar](repeating: 0, count: 65)
    return hex.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, dp_fonts_digest(path, base) else { return nil }
      return String(cString: base)
    }
  }
}
