/// One pass over a file. Scanning of strings and numbers, and positions, are in extensions.
struct JSONParser {
  let input: UnsafeBufferPointer<UInt8>
  let allowComments: Bool
  let limits: JSONLimits
  /// The next byte to be read.
  var index = 0
  private var depth = 0
  private var mark = PositionMark()

  init(_ input: UnsafeBufferPointer<UInt8>, allowComments: Bool, limits: JSONLimits) {
    self.input = input
    self.allowComments = allowComments
    self.limits = limits
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < input.count ? input[index] : nil }

  mutating func parseFile() throws(Problem) -> JSONValue {
    guard input.count <= limits.bytes else {
      throw Problem(
        what: "the file has \(input.count) bytes", remedy: "at most \(limits.bytes) are read")
    }
    try refuseOtherEncodings()
    try skipBlanks()
    guard next != nil else {
      throw problem(at: index, "the file is empty", "a JSON value is expected")
    }
    let value = try parseValue()
    try skipBlanks()
    if let extra = next {
      throw problem(
        at: index, "\(name(of: extra)) after the end of the JSON value",
        "a file holds one value; remove what follows it")
    }
    return value
  }

  private mutating func parseValue() throws(Problem) -> JSONValue {
    let start = index
    guard let first = next else {
      throw problem(at: index, "the file ends where a value is expected", "complete it")
    }
    switch first {
    case UInt8(ascii: "{"): return try parseObject()
    case UInt8(ascii: "["): return try parseArray()
    case UInt8(ascii: "\""):
      let place = position(at: start)
      return JSONValue(.string(try scanString()), at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let place = position(at: start)
      let number = try scanNumber()
      return JSONValue(.number(number.value, text: number.text), at: place)
    default:
      let word = scanWord()
      let place = position(at: start)
      switch word {
      case "true": return JSONValue(.bool(true), at: place)
      case "false": return JSONValue(.bool(false), at: place)
      case "null": return JSONValue(.null, at: place)
      default: throw notAValue(word, first: first, at: start)
      }
    }
  }

  private mutating func parseArray() throws(Problem) -> JSONValue {
    let start = index
    let place = position(at: start)
    try enter()
    var items: [JSONValue] = []
    try skipBlanks()
    if next == UInt8(ascii: "]") {
      leave()
      return JSONValue(.array([]), at: place)
    }
    while true {
      items.append(try parseValue())
      guard try anotherFollows(close: UInt8(ascii: "]"), openedAt: start, "array") else { break }
    }
    leave()
    return JSONValue(.array(items), at: place)
  }

  private mutating func parseObject() throws(Problem) -> JSONValue {
    let start = index
    let place = position(at: start)
    try enter()
    var members: [JSONMember] = []
    // Only asked for membership, never iterated; small objects do without it.
    var seen: Set<String> = []
    try skipBlanks()
    if next == UInt8(ascii: "}") {
      leave()
      return JSONValue(.object([]), at: place)
    }
    while true {
      let keyStart = index
      guard next == UInt8(ascii: "\"") else { throw notAKey(openedAt: start) }
      let keyPosition = position(at: keyStart)
      let key = try scanString()
      if members.count == 16 { seen = Set(members.map(\.key)) }
      let isDuplicate =
        members.count < 16 ? members.contains { $0.key == key } : !seen.insert(key).inserted
      if isDuplicate, let first = members.first(where: { $0.key == key }) {
        throw problem(
          at: keyStart, "duplicate key \(quoted(key))",
          "it already stands in line \(first.keyPosition.line); keep one of them")
      }
      try skipBlanks()
      guard next == UInt8(ascii: ":") else {
        throw problem(at: index, "no colon after the key \(quoted(key))", "write \"key\": value")
      }
      index += 1
      try skipBlanks()
      let value = try parseValue()
      members.append(JSONMember(key: key, keyPosition: keyPosition, value: value))
      guard try anotherFollows(close: UInt8(ascii: "}"), openedAt: start, "object") else { break }
    }
    leave()
    return JSONValue(.object(members), at: place)
  }

  /// After a member: true past a comma with another one behind it, false at the closing bracket.
  private mutating func anotherFollows(
    close: UInt8, openedAt start: Int, _ container: String
  ) throws(Problem) -> Bool {
    try skipBlanks()
    guard let byte = next else { throw neverClosed(container, openedAt: start) }
    if byte == close { return false }
    guard byte == UInt8(ascii: ",") else {
      throw problem(
        at: index, "\(name(of: byte)) where a comma or \(name(of: close)) is expected",
        "put a comma between the members of an \(container)")
    }
    let comma = index
    index += 1
    try skipBlanks()
    if next == close {
      throw problem(at: comma, "a comma before \(name(of: close))", "remove the comma")
    }
    if next == nil { throw neverClosed(container, openedAt: start) }
    return true
  }

  /// Steps past an opening bracket.
  private mutating func enter() throws(Problem) {
    guard depth < limits.depth else {
      throw problem(
        at: index, "arrays and objects nested deeper than \(limits.depth)",
        "flatten the file")
    }
    depth += 1
    index += 1
  }

  /// Steps past a closing bracket.
  private mutating func leave() {
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

/// A byte whose line and column are known.
private struct PositionMark {
  var index = 0
  var line = 1
  var column = 1

  mutating func advance(to target: Int, in input: UnsafeBufferPointer<UInt8>) {
    while index < min(target, input.count) {
      let byte = input[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
  }
}
