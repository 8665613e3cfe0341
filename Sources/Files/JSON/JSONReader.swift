/// Reads JSON strictly and says where a file is wrong.
///
/// Refused beyond the grammar: duplicate keys, byte order marks, lone surrogates, invalid UTF-8,
/// numbers that no Double holds, and whatever passes the limits. `allowComments` admits `//` and
/// `/* */`.
public enum JSONReader {
  public static func parse(
    _ bytes: [UInt8], file: String? = nil, allowComments: Bool = false,
    limits: JSONLimits = .standard
  ) throws(Problem) -> JSONValue {
    // The closure of withUnsafeBufferPointer would lose the error's type, hence the Result.
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, Problem> in
      var parser = JSONParser(buffer, allowComments: allowComments, limits: limits)
      do throws(Problem) {
        return .success(try parser.parseFile())
      } catch {
        return .failure(error.inFile(file))
      }
    }
    return try result.get()
  }

  public static func parse(
    _ text: String, file: String? = nil, allowComments: Bool = false,
    limits: JSONLimits = .standard
  ) throws(Problem) -> JSONValue {
    try parse(Array(text.utf8), file: file, allowComments: allowComments, limits: limits)
  }
}
