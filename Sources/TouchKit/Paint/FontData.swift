/// A font that belongs to the prototype: a TrueType or OpenType file as bytes, so that the font is the same on every
/// machine.
///
/// `TextStyle.family` can be the name of any family in the prototype's fonts. Each weight of a family is a file of its
/// own.
public struct FontData: Hashable, Sendable {
  /// The name of the file, such as `Title-Bold.otf`, for messages and for the manifests of tests.
  public var name: String
  /// The content of the file.
  public var bytes: [UInt8]

  /// A font file with its name.
  public init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
