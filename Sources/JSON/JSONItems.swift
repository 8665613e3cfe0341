/// An array of a file whose items are read one at a time, so that it is never in memory as a whole.
public struct JSONItems: Sendable {
  /// How many items there are, if they are well formed.
  package let count: Int
  private let file: [UInt8]
  private let rules: JSONParser.Rules
  private let start: JSONParser.Checkpoint

  init(count: Int, in file: [UInt8], _ rules: JSONParser.Rules, from start: JSONParser.Checkpoint) {
    self.count = count
    self.file = file
    self.rules = rules
    self.start = start
  }

  /// Passes on each item in the order of the file; a problem of an item is found when the item is read.
  package func forEach(_ body: (JSONValue) throws(Problem) -> Void) throws(Problem) {
    // The closure of withUnsafeBufferPointer would lose the error's type, hence the Result.
    let result = file.withUnsafeBufferPointer { buffer -> Result<Void, Problem> in
      var parser = JSONParser(buffer, of: file, rules, from: start)
      do throws(Problem) {
        return .success(try parser.parseItems(body))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}

extension JSONItems: Equatable {
  public static func == (a: JSONItems, b: JSONItems) -> Bool {
    a.start == b.start && a.count == b.count && a.rules == b.rules && a.file == b.file
  }
}
