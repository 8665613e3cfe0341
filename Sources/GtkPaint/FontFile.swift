/// A font file of the product: what it is called and where the machine may keep it.
public struct FontFile: Hashable, Sendable {
  public var family: String
  public var style: String
  public var name: String
  /// The Debian package that brings it.
  public var package: String
  /// Where it was found.
  public var path: String

  /// The file's SHA-256 in hexadecimal digits, for manifests; nil once the file is gone.
  public var digest: String? { FontFile.digest(path) }
}
