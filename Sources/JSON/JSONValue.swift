/// A value of a JSON file with its position in the file.
public struct JSONValue: Equatable, Sendable {
  /// The kind of a value, with its content.
  public enum Kind: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number. `text` is the number as it is written in the file.
    case number(Double, text: String)
    /// A string, without quotes and escapes.
    case string(String)
    /// An array, with its items.
    case array([JSONValue])
    /// The one array of a file that is read an item at a time.
    indirect case items(JSONItems)
    /// An object, with its members in the order of the file. No key occurs twice.
    case object([JSONMember])
  }

  /// The kind and the content of the value.
  public let kind: Kind
  /// The position of the value's first character.
  public let position: SourcePosition

  /// A value at a position of a file.
  public init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }

  /// The value of an object's member, or nil if there is no such member or this is not an object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
}
