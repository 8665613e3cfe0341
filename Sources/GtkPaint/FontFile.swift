import CGtkShim

/// A font file of the product, with its names and its path on this machine.
public struct FontFile: Hashable, Sendable {
  public var family: String
  public var style: String
  public var name: String
  /// The Debian package that contains it.
  public var package: String
  /// Where it was found.
  public var path: String

  /// The file's SHA-256 in hexadecimal digits, for manifests; nil once the file is gone.
  public var digest: String? {
    var hex = [CChar](repeating: 0, count: 65)
    return hex.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, dp_fonts_digest(path, base) else { return nil }
      return String(cString: base)
    }
  }
}
