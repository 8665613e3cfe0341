/// Reads JSON strictly, into values that know their positions.
///
/// Refused beyond the grammar: duplicate keys, byte order marks, lone surrogates, invalid UTF-8,
/// numbers that no Double holds, and files that exceed the limits. `allowComments` admits `//` and
/// `/* */`.
package enum JSONReader {
  package static func parse(
    _ bytes: [UInt8], file: String? = nil, allowComments: Bool = false,
    limits: JSONLimits = .standard
  ) throws(Problem) -> JSONValue {
    let rules = JSONParser.Rules(allowComments: allowComments, limits: limits, listKeys: [])
    do throws(Problem) {
      return try outline(bytes, rules).value
    } catch {
      throw error.inFile(file)
    }
  }

  package static func parse(
    _ text: String, file: String? = nil, allowComments: Bool = false,
    limits: JSONLimits = .standard
  ) throws(Problem) -> JSONValue {
    try parse(Array(text.utf8), file: file, allowComments: allowComments, limits: limits)
  }

  /// A file without the items of its long arrays.
  package struct Outline: Sendable {
    package var value: JSONValue
    /// Where the first comment is; nil if there is no comment.
    package var firstComment: SourcePosition?
  }

  /// Reads an object, but the items of the arrays under `listKeys` only when they are asked for; the same holds for an array
  /// under such a key in an item. The first of the comments, if they are admitted, is reported.
  package static func outline(
    _ bytes: [UInt8], listKeys: [String], allowComments: Bool = true,
    limits: JSONLimits = .standard
  ) throws(Problem) -> Outline {
    try outline(
      bytes, JSONParser.Rules(allowComments: allowComments, limits: limits, listKeys: listKeys))
  }

  private static func outline(
    _ bytes: [UInt8], _ rules: JSONParser.Rules
  ) throws(Problem) -> Outline {
    // The closure of withUnsafeBufferPointer would lose the error's type, hence the Result.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Outline, Problem> in
      var parser = JSONParser(buffer, of: bytes, rules)
      do throws(Problem) {
        let value = try parser.parseFile()
        let comment = parser.firstComment.map { parser.position(at: $0) }
        return .success(Outline(value: value, firstComment: comment))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
