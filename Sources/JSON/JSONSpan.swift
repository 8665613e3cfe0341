/// Where a value of a JSON text is, to the byte, with all that is in it.
package struct JSONSpan: Equatable, Sendable {
  /// From its first byte to its last one.
  package let bytes: Range<Int>
  /// An object's keys with their quotes, in the order of the text; empty for all else.
  package let keys: [Range<Int>]
  /// An object's values or an array's items, in the order of the text; empty for all else.
  package let values: [JSONSpan]

  /// The span of the one value of a text; the text may hold comments, and the same is refused as by `JSONReader`.
  package static func find(in text: [UInt8]) throws(Problem) -> JSONSpan {
    // The closure of withUnsafeBufferPointer would lose the error's type, hence the Result.
    let result = text.withUnsafeBufferPointer { buffer in
      Result { () throws(Problem) in
        let rules = JSONParser.Rules(allowComments: true, limits: .standard, listKeys: [])
        var checker = JSONParser(buffer, of: text, rules)
        _ = try checker.parseFile()
        var parser = JSONParser(buffer, of: text, rules)
        try parser.skipBlanks()
        return try parser.parseSpan()
      }
    }
    return try result.get()
  }
}

extension JSONParser {
  /// Steps past a value of a text that is known to be well formed.
  fileprivate mutating func parseSpan() throws(Problem) -> JSONSpan {
    let start = index
    var keys: [Range<Int>] = []
    var values: [JSONSpan] = []
    switch next {
    case UInt8(ascii: "{"):
      try enter()
      try skipBlanks()
      if next != UInt8(ascii: "}") {
        repeat {
          keys.append(try parseKey())
          values.append(try parseSpan())
        } while try anotherFollows(close: UInt8(ascii: "}"), openedAt: start, "object")
      }
      leave()
    case UInt8(ascii: "["):
      try enter()
      try skipBlanks()
      if next != UInt8(ascii: "]") {
        repeat {
          values.append(try parseSpan())
        } while try anotherFollows(close: UInt8(ascii: "]"), openedAt: start, "array")
      }
      leave()
    default: _ = try parseValue()
    }
    return JSONSpan(bytes: start..<index, keys: keys, values: values)
  }

  /// Steps past a key and its colon to the value.
  private mutating func parseKey() throws(Problem) -> Range<Int> {
    let start = index
    _ = try scanString()
    let key = start..<index
    try skipBlanks()
    index += 1
    try skipBlanks()
    return key
  }
}
