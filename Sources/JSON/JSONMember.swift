/// A key of an object with its value.
public struct JSONMember: Equatable, Sendable {
  public let key: String
  /// Where the key's opening quote is.
  public let keyPosition: SourcePosition
  public let value: JSONValue

  /// The key by which editors find a file's schema; it means nothing to the program.
  public static let schemaKey = "$schema"

  public init(key: String, keyPosition: SourcePosition, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
