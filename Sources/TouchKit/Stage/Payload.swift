/// The content of an input that only the prototype understands, as decoded JSON. The file's reader has checked it.
public enum Payload: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Payload])
  /// Members in the order of the file.
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: Payload
    public init(_ key: String, _ value: Payload) {
      self.key = key
      self.value = value
    }
  }

  public subscript(key: String) -> Payload? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
  public var string: String? { if case .string(let s) = self { s } else { nil } }
  public var number: Double? { if case .number(let n) = self { n } else { nil } }
  public var bool: Bool? { if case .bool(let b) = self { b } else { nil } }
  public var array: [Payload]? { if case .array(let a) = self { a } else { nil } }
}
