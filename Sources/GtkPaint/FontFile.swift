import Files

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
    guard let bytes = try? SafeFile.read(path) else { return nil }
    return SHA256.hex(of: bytes)
  }
}
