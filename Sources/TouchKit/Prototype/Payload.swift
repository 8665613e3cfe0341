/// The content of an input that the prototype has declared, as decoded JSON. It has already been checked against the
/// input's schema.
public enum Payload: Hashable, Sendable {
  /// JSON's `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// A list.
  case array([Payload])
  /// An object, with its members in the order of the file.
  case object([Member])

  /// A key of an object, with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: Payload
    /// A key with its value.
    public init(_ key: String, _ value: Payload) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a key; nil if this is not an object or has no such key.
  public subscript(key: String) -> Payload? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
  /// The string; nil if this is another kind of value.
  public var string: String? { if case .string(let s) = self { s } else { nil } }
  /// The number; nil if this is another kind of value.
  public var number: Double? { if case .number(let n) = self { n } else { nil } }
  /// The truth value; nil if this is another kind of value.
  public var bool: Bool? { if case .bool(let b) = self { b } else { nil } }
  /// The list; nil if this is another kind of value.
  public var array: [Payload]? { if case .array(let a) = self { a } else { nil } }
}
