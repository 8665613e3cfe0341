/// Parses a JSON file in one pass. Extensions scan strings and numbers, and read long lists later.
struct JSONParser {
  /// What is read, and how.
  struct Rules: Equatable, Sendable {
    var allowComments: Bool
    var limits: JSONLimits
    /// The keys of the outermost object whose values are long arrays; the items of these are read later.
    var listKeys: [String]
  }

  /// A place in a file from which reading can go on.
  struct Checkpoint: Equatable, Sendable {
    var index = 0
    var depth = 0
    var mark = PositionMark()
  }

  let input: UnsafeBufferPointer<UInt8>
  /// The same bytes, which lists that are read later keep.
  let file: [UInt8]
  let rules: Rules
  /// The next byte to be read.
  var index: Int
  var depth: Int
  private var mark: PositionMark
  /// The depth of the object whose list is read later.
  var listDepth: Int
  /// How many more values may be held.
  var budget: Int
  /// Where the lists begin that were stepped over.
  var skipped: [Checkpoint] = []
  /// Where the first comment begins.
  var firstComment: Int?
  /// The keys of the list item before.
  private var usualKeys: [UsualKey] = []

  init(
    _ input: UnsafeBufferPointer<UInt8>, of file: [UInt8], _ rules: Rules,
    from start: Checkpoint = Checkpoint()
  ) {
    self.input = input
    self.file = file
    self.rules = rules
    index = start.index
    depth = start.depth
    mark = start.mark
    listDepth = start.depth + 1
    budget = rules.limits.budget(for: input.count)
  }

  /// The checkpoint at a byte that is still to be read.
  mutating func checkpoint(at index: Int) -> Checkpoint {
    _ = position(at: index)
    return Checkpoint(index: index, depth: depth, mark: mark)
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < input.count ? input[index] : nil }

  mutating func parseFile() throws(Problem) -> JSONValue {
    guard input.count <= rules.limits.bytes else {
      throw Problem(
        what: "the file has \(input.count) bytes",
        remedy: "at most \(rules.limits.bytes) are allowed")
    }
    try refuseOtherEncodings()
    do throws(Problem) {
      return try parseWhole()
    } catch {
      throw earliest(error)
    }
  }

  private mutating func parseWhole() throws(Problem) -> JSONValue {
    try skipBlanks()
    guard next != nil else {
      throw problem(at: index, "the file is empty", "write a JSON value")
    }
    let value = try parseValue()
    try skipBlanks()
    if let extra = next {
      throw problem(
        at: index, "found \(name(of: extra)) after the end of the JSON value",
        "a file can have only one value: remove what follows it")
    }
    return value
  }

  mutating func parseValue() throws(Problem) -> JSONValue {
    let start = index
    guard let first = next else {
      throw problem(at: index, "the file ends, but a value is expected", "complete the file")
    }
    budget -= 1
    guard budget >= 0 else {
      throw problem(
        at: index, "the file has too many values for its size of \(input.count) bytes",
        "make it shorter")
    }
    switch first {
    case UInt8(ascii: "{"): return try parseObject()
    case UInt8(ascii: "["): return try parseArray()
    case UInt8(ascii: "\""):
      let position = position(at: start)
      return JSONValue(.string(try scanString()), at: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let position = position(at: start)
      let number = try scanNumber()
      return JSONValue(.number(number.value, text: number.text), at: position)
    default:
      let word = scanWord()
      let position = position(at: start)
      switch word {
      case "true": return JSONValue(.bool(true), at: position)
      case "false": return JSONValue(.bool(false), at: position)
      case "null": return JSONValue(.null, at: position)
      default: throw notAValue(word, first: first, at: start)
      }
    }
  }

  private mutating func parseArray() throws(Problem) -> JSONValue {
    let start = index
    let position = position(at: start)
    try enter()
    var items: [JSONValue] = []
    try skipBlanks()
    if next == UInt8(ascii: "]") {
      leave()
      return JSONValue(.array([]), at: position)
    }
    while true {
      items.append(try parseValue())
      guard try anotherFollows(close: UInt8(ascii: "]"), openedAt: start, "array") else { break }
    }
    leave()
    return JSONValue(.array(items), at: position)
  }

  private static let usualMembers = 8
  /// From this many keys on a set is faster than comparing each.
  private static let fewMembers = 16

  /// A key as it is written in the file, from behind its opening quote.
  private struct UsualKey {
    let key: String
    let start: Int
    let length: Int
  }

  /// Steps past a key if the list item before has the same key at this index.
  private mutating func usualKey(_ number: Int) -> String? {
    guard number < usualKeys.count else { return nil }
    let (usual, start) = (usualKeys[number], index + 1)
    let end = start + usual.length
    guard end < input.count, input[end] == UInt8(ascii: "\"") else { return nil }
    for offset in 0..<usual.length where input[start + offset] != input[usual.start + offset] {
      return nil
    }
    index = end + 1
    return usual.key
  }

  /// Keeps the key that was just read for the next list item, unless it holds an escape.
  private mutating func note(_ key: String, from quote: Int, _ number: Int) {
    guard number <= usualKeys.count else { return }
    usualKeys.removeSubrange(number...)
    let length = index - quote - 2
    guard length == key.utf8.count else { return }
    usualKeys.append(UsualKey(key: key, start: quote + 1, length: length))
  }

  private mutating func parseObject() throws(Problem) -> JSONValue {
    let start = index
    let opening = position(at: start)
    try enter()
    var members: [JSONMember] = []
    // Only asked for membership, never iterated; small objects need no set.
    var seen: Set<String> = []
    try skipBlanks()
    if next == UInt8(ascii: "}") {
      leave()
      return JSONValue(.object([]), at: opening)
    }
    // An item of a list is freed before the next one is read, so it may have room to spare.
    let isItem = depth == listDepth
    if isItem { members.reserveCapacity(JSONParser.usualMembers) }
    // As long as the keys are those of the item before, no key is a duplicate.
    var isUsual = isItem
    while true {
      let keyStart = index
      guard next == UInt8(ascii: "\"") else { throw notAKey(openedAt: start) }
      let keyPosition = position(at: keyStart)
      let key: String
      if isUsual, let usual = usualKey(members.count) {
        key = usual
      } else {
        isUsual = false
        key = try scanString()
        if isItem { note(key, from: keyStart, members.count) }
        try refuse(key, at: keyStart, among: members, &seen)
      }
      try skipBlanks()
      guard next == UInt8(ascii: ":") else {
        throw problem(
          at: index, "there is no colon after the key \(quoted(key))", "write \"key\": value")
      }
      index += 1
      try skipBlanks()
      let value =
        depth == listDepth && rules.listKeys.contains(key) && next == UInt8(ascii: "[")
        ? try stepOverList() : try parseValue()
      members.append(JSONMember(key: key, keyPosition: keyPosition, value: value))
      guard try anotherFollows(close: UInt8(ascii: "}"), openedAt: start, "object") else { break }
    }
    leave()
    return JSONValue(.object(members), at: opening)
  }

  /// Refuses a key that an earlier member of the object has.
  private mutating func refuse(
    _ key: String, at start: Int, among members: [JSONMember], _ seen: inout Set<String>
  ) throws(Problem) {
    let isDuplicate: Bool
    if members.count < JSONParser.fewMembers {
      isDuplicate = members.contains { $0.key == key }
    } else {
      if seen.isEmpty { seen = Set(members.map { $0.key }) }
      isDuplicate = !seen.insert(key).inserted
    }
    guard isDuplicate, let first = members.first(where: { $0.key == key }) else { return }
    throw problem(
      at: start, "duplicate key \(quoted(key))",
      "the first one is in line \(first.keyPosition.line); keep one of them")
  }

  /// After a member: true past a comma with another one behind it, false at the closing bracket.
  mutating func anotherFollows(
    close: UInt8, openedAt start: Int, _ container: String
  ) throws(Problem) -> Bool {
    try skipBlanks()
    guard let byte = next else { throw neverClosed(container, openedAt: start) }
    if byte == close { return false }
    guard byte == UInt8(ascii: ",") else {
      throw problem(
        at: index, "expected a comma or \(name(of: close)), found \(name(of: byte))",
        "put a comma between the members of an \(container)")
    }
    let comma = index
    index += 1
    try skipBlanks()
    if next == close {
      throw problem(
        at: comma, "there can't be a comma before \(name(of: close))", "remove the comma")
    }
    if next == nil { throw neverClosed(container, openedAt: start) }
    return true
  }

  /// Steps past an opening bracket.
  mutating func enter() throws(Problem) {
    guard depth < rules.limits.depth else {
      throw problem(
        at: index, "arrays and objects are nested more than \(rules.limits.depth) levels deep",
        "use fewer levels")
    }
    depth += 1
    index += 1
  }

  /// Steps past a closing bracket.
  mutating func leave() {
    depth -= 1
    index += 1
  }

  /// The line and column of a byte. Cheap as long as it is asked in the order of the file.
  mutating func position(at index: Int) -> SourcePosition {
    if index < mark.index { mark = PositionMark() }
    mark.advance(to: index, in: input)
    return SourcePosition(line: mark.line, column: mark.column)
  }

  mutating func problem(at index: Int, _ what: String, _ remedy: String) -> Problem {
    Problem(position: position(at: index), what: what, remedy: remedy)
  }
}
