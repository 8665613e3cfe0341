import JSON
import Testing

/// A list that is read an item at a time is the list that is read at once.
@Suite struct JSONItemsTests {
  private static let file = """
    // first
    {"a": [1, {"steps": 2}], "steps": [ 7, {"x": "]\\"", "steps": [1, [2, "a}"], {"steps": []}], "z": null}, // in it
      [], {"steps": {"b": [1]}} ], "b": 1.5e-3} /* after */
    """

  /// Items whose keys are those of the item before, or nearly.
  private static let alike = """
    {"steps": [{"at": 1, "x": 2, "xy": 3}, {"at": 4, "x": 5, "xy": 6}, {"at": 7, "xy": 8},
      {"at": 7, "x": {"at": 1, "x": 2}, "\\u0061": 9}, {"at": 7, "x": 3, "a": 9}, {}, {"at": 1}]}
    """

  /// What reading gives: the file written again, or what is wrong with it.
  private enum Outcome: Equatable {
    case text(String)
    case wrong(Problem)
  }

  private func atOnce(_ bytes: [UInt8]) -> Outcome {
    do {
      var writer = JSONWriter()
      writer.value(try JSONReader.parse(bytes, allowComments: true))
      return .text(writer.text)
    } catch {
      return .wrong(error)
    }
  }

  private func byItems(_ bytes: [UInt8]) -> Outcome {
    do {
      var writer = JSONWriter()
      try JSONItemsTests.write(
        try JSONReader.outline(bytes, listKeys: ["steps"]).value, to: &writer)
      return .text(writer.text)
    } catch {
      return .wrong(error)
    }
  }

  /// Writes a value with all its lists, each item in its turn.
  private static func write(_ value: JSONValue, to writer: inout JSONWriter) throws(Problem) {
    /// Looks for what is wrong in it.
    func look(_ value: JSONValue) throws(Problem) {
      var unread = JSONWriter()
      try write(value, to: &unread)
    }
    switch value.kind {
    case .items:
      // The writer's closures throw nothing: what is wrong is found first.
      var items: [JSONValue] = []
      try value.forEachItem("it") { (item: JSONValue) throws(Problem) in
        try look(item)
        items.append(item)
      }
      writer.array { array in for item in items { array.value(item) } }
    case .object(let members):
      for member in members { try look(member.value) }
      writer.value(value)
    case .array(let items):
      for item in items { try look(item) }
      writer.value(value)
    case .null, .bool, .number, .string: writer.value(value)
    }
  }

  @Test func `Items come one after the other with their places`() throws {
    let outline = try JSONReader.outline(Array(JSONItemsTests.file.utf8), listKeys: ["steps"])
    #expect(outline.firstComment == SourcePosition(line: 1, column: 1))
    let value = outline.value
    guard case .items(let items)? = value["steps"]?.kind else { throw Problem(what: "no items") }
    #expect(items.count == 4)
    var places: [SourcePosition] = []
    var inner = 0
    try items.forEach { (item: JSONValue) throws(Problem) in
      places.append(item.position)
      if case .items(let list)? = item["steps"]?.kind { inner += list.count }
    }
    #expect(inner == 3)
    #expect(
      places == [
        SourcePosition(line: 2, column: 37), SourcePosition(line: 2, column: 40),
        SourcePosition(line: 3, column: 3), SourcePosition(line: 3, column: 7),
      ])
    #expect(value["a"]?.kind != nil && value["b"]?.kind == .number(1.5e-3, text: "1.5e-3"))
    #expect(byItems(Array(JSONItemsTests.file.utf8)) == atOnce(Array(JSONItemsTests.file.utf8)))
  }

  /// Cuts, single wrong bytes and bytes left out at every place.
  @Test(arguments: [file, alike])
  func `Whatever is wrong with a file is told the same way as where it is read at once`(
    _ file: String
  ) {
    let bytes = Array(file.utf8)
    #expect(byItems(bytes) == atOnce(bytes))
    for i in bytes.indices {
      var all = [Array(bytes[..<i])]
      for wrong in Array("[]{}\",:/*\\ 0xa\n".utf8) + [0x07, 0x80] {
        var copy = bytes
        copy[i] = wrong
        all.append(copy)
      }
      var short = bytes
      short.remove(at: i)
      all.append(short)
      for damaged in all {
        let text = String(decoding: damaged, as: UTF8.self)
        #expect(byItems(damaged) == atOnce(damaged), "\(text)")
      }
    }
  }

  @Test func `Nesting in a list is read to 64 levels in all`() {
    for depth in [61, 62, 63, 64] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let bytes = Array("{\"steps\": \(nested)}".utf8)
      #expect(byItems(bytes) == atOnce(bytes), "\(depth)")
    }
  }

  @Test func `A file of more values than its size allows is refused with the place`() {
    let limits = JSONLimits(values: 100)
    func problem(_ count: Int) -> Problem? {
      do throws(Problem) {
        _ = try JSONReader.parse(
          "[" + Array(repeating: "1", count: count).joined(separator: ",\n") + "]", limits: limits)
        return nil
      } catch {
        return error
      }
    }
    #expect(problem(99) == nil)
    #expect(
      problem(150)?.description
        == "111:1: the file has too many values for its size of 450 bytes; make it shorter")
    // A list that is read an item at a time holds one item's values at once.
    let list =
      "{\"steps\":[" + Array(repeating: "[1,2,3]", count: 500).joined(separator: ",") + "]}"
    let outline = try? JSONReader.outline(Array(list.utf8), listKeys: ["steps"], limits: limits)
    var sum = 0
    try? outline?.value["steps"]?.forEachItem("it") { _ in sum += 1 }
    #expect(sum == 500)
  }

  @Test func `Several lists are read so, and their items may have a bound of their own`() throws {
    let limits = JSONLimits(values: 100, itemValues: 300)
    func sums(_ numbers: Int) throws(Problem) -> [Int] {
      let item = "[" + Array(repeating: "1", count: numbers).joined(separator: ",") + "]"
      let file = "{\"notes\":[\(item),\(item)],\"verdicts\":[\(item)],\"rest\":[1,2]}"
      let value = try JSONReader.outline(
        Array(file.utf8), listKeys: ["notes", "verdicts"], allowComments: false, limits: limits
      ).value
      #expect(value["rest"]?.isList == true)
      return try ["notes", "verdicts"].map { key throws(Problem) in
        var sum = 0
        try value[key]?.forEachItem(key) { (item) throws(Problem) in
          sum += try item.array("it").count
        }
        return sum
      }
    }
    #expect(try sums(299) == [598, 299])
    let problem = #expect(throws: Problem.self) { try sums(300) }
    #expect(problem?.what.hasPrefix("the file has too many values for its size of ") == true)
    #expect(throws: Problem.self) {
      try JSONReader.outline(
        Array("{} // a comment".utf8), listKeys: ["notes"], allowComments: false)
    }
  }
}
