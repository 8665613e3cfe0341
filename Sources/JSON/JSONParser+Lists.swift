/// Reads lists of a file an item at a time: it steps over a list first and reads its items when they are asked for.
extension JSONParser {
  /// Steps over an array and counts its items; what is wrong in it is reported when it is read.
  mutating func stepOverList() throws(Problem) -> JSONValue {
    let start = checkpoint(at: index)
    let position = position(at: index)
    skipped.append(start)
    var count = 0
    if let found = skipArray() {
      count = found
    } else {
      // Something in it is wrong; reading it says what.
      var reader = wholeReader(from: start)
      try reader.parseItems { _ in count += 1 }
      index = reader.index
      firstComment = firstComment ?? reader.firstComment
    }
    let items = JSONItems(count: count, in: file, rules, from: start)
    return JSONValue(.items(items), at: position)
  }

  /// Reads an array from its opening bracket past its closing one, and passes each item to `body`.
  mutating func parseItems(
    _ body: (JSONValue) throws(Problem) -> Void
  ) throws(Problem) {
    let start = index
    let (budget, listDepth) = (budget, listDepth)
    try enter()
    self.listDepth = depth + 1
    defer { self.listDepth = listDepth }
    try skipBlanks()
    if next != UInt8(ascii: "]") {
      repeat {
        // The items before are freed already.
        self.budget = rules.limits.itemValues ?? min(budget, rules.limits.values)
        skipped.removeAll(keepingCapacity: true)
        let item: JSONValue
        do throws(Problem) {
          item = try parseValue()
        } catch {
          throw earliest(error)
        }
        try body(item)
      } while try anotherFollows(close: UInt8(ascii: "]"), openedAt: start, "array")
    }
    self.budget = budget
    leave()
  }

  /// The problem to report: if something is wrong in a list that was stepped over, that comes before a problem found
  /// behind it, because a missing bracket or quote may have made the list end at another place.
  mutating func earliest(_ found: Problem) -> Problem {
    let lists = skipped
    for list in lists {
      var reader = wholeReader(from: list)
      do throws(Problem) {
        try reader.parseItems { _ in }
      } catch {
        return error
      }
    }
    return found
  }

  /// A reader that steps over nothing, so that it finds all that is wrong.
  private func wholeReader(from start: Checkpoint) -> JSONParser {
    var all = rules
    all.listKeys = []
    return JSONParser(input, of: file, all, from: start)
  }

  /// Moves past an array without reading what is in it and counts its items; nil if brackets, strings or comments in
  /// it are wrong.
  private mutating func skipArray() -> Int? {
    // A bit for each bracket that is open, from the array's own on: 1 for an object's.
    var open: UInt64 = 0
    var level = 0
    var commas = 0
    var isEmpty = true
    let most = min(rules.limits.depth - depth, UInt64.bitWidth)
    while index < input.count {
      let byte = input[index]
      index += 1
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard level < most else { return nil }
        if level > 0 { isEmpty = false }
        level += 1
        open = open << 1 | (byte == UInt8(ascii: "{") ? 1 : 0)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open & 1 == (byte == UInt8(ascii: "}") ? 1 : 0) else { return nil }
        level -= 1
        open >>= 1
        if level == 0 { return isEmpty ? 0 : commas + 1 }
      case UInt8(ascii: "\""):
        isEmpty = false
        guard skipString() else { return nil }
      case UInt8(ascii: ","):
        if level == 1 { commas += 1 }
      case UInt8(ascii: "/"):
        index -= 1
        let start = index
        guard (try? skipBlanks()) != nil, index > start else { return nil }
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: isEmpty = false
      }
    }
    return nil
  }

  /// Moves from behind a string's opening quote past its closing one; false if there is no closing quote.
  private mutating func skipString() -> Bool {
    while index < input.count {
      let byte = input[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte < 0x20 { return false }
    }
    return false
  }
}
