/// A value of a JSON file with its position in the file.
public struct JSONValue: Equatable, Sendable {
  /// What a value is, with what it holds.
  public enum Kind: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Always finite; `text` is the number as written.
    case number(Double, text: String)
    /// The text, without quotes and escapes.
    case string(String)
    /// Its items.
    case array([JSONValue])
    /// The one array of a file that is read an item at a time.
    indirect case items(JSONItems)
    /// In the order of the file; no key appears twice.
    case object([JSONMember])
  }

  /// What it is.
  public let kind: Kind
  /// Where the value's first character is.
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
