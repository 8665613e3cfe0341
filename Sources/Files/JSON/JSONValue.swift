/// A value of a JSON file with its position in the file.
public struct JSONValue: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    /// Always finite; `text` is the number as written.
    case number(Double, text: String)
    case string(String)
    case array([JSONValue])
    /// The one array of a file that is read an item at a time.
    indirect case items(JSONItems)
    /// In the order of the file; no key appears twice.
    case object([JSONMember])
  }

  public let kind: Kind
  /// Where the value's first character stands.
  public let position: SourcePosition

  public init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }

  /// The value of an object's member, or nil if there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
}
