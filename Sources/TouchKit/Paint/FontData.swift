/// A font of the prototype's own: a TrueType or OpenType file as bytes, so that it is the same on every machine.
///
/// The families in a prototype's fonts are what `TextStyle.family` can name. Each weight of a family is a file.
public struct FontData: Hashable, Sendable {
  /// The name of its file, such as `Title-Bold.otf`, by which messages and the manifests of tests call it.
  public var name: String
  /// The file.
  public var bytes: [UInt8]

  /// A font file under its name.
  public init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
