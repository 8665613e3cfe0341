/// Reads a value as the type that it has to be, or throws a problem that says what it is.
extension JSONValue {
  /// A problem of this value, for a caller that knows what it should be.
  public func problem(_ what: String, _ remedy: String = "") -> Problem {
    Problem(position: position, what: what, remedy: remedy)
  }

  /// The string that this value has to be; `name` says in the message what it is, and is made for a message alone.
  public func string(_ name: @autoclosure () -> String) throws(Problem) -> String {
    guard case .string(let text) = kind else { throw wrongKind(name(), "a string") }
    return text
  }

  /// The truth value that this value has to be.
  public func bool(_ name: @autoclosure () -> String) throws(Problem) -> Bool {
    guard case .bool(let value) = kind else { throw wrongKind(name(), "true or false") }
    return value
  }

  /// The number that this value has to be, within `range` if that is not nil.
  public func number(
    _ name: @autoclosure () -> String, in range: ClosedRange<Double>? = nil
  ) throws(Problem) -> Double {
    guard case .number(let value, let text) = kind else { throw wrongKind(name(), "a number") }
    if let range, !range.contains(value) {
      throw problem(
        "\(name()) is \(printable(text, atMost: 40))", "it must be \(words(for: range))")
    }
    return value
  }

  /// The whole number that this value has to be, within `range`; `2.0` and `2e3` are whole. Without a range it is one that
  /// an Int and a Double hold: up to 2⁵³, or 2³¹ on a processor of 32 bits.
  public func integer(
    _ name: @autoclosure () -> String, in range: ClosedRange<Int>? = nil
  ) throws(Problem) -> Int {
    guard case .number(let value, let text) = kind else {
      throw wrongKind(name(), "a whole number")
    }
    // Wider than an Int may be: a number outside of the range is whole nevertheless.
    guard let whole = Int64(exactly: value) else {
      throw problem("\(name()) is \(printable(text, atMost: 40))", "it must be a whole number")
    }
    let range = range ?? Int(clamping: -mostExact)...Int(clamping: mostExact)
    guard let integer = Int(exactly: whole), range.contains(integer) else {
      throw problem(
        "\(name()) is \(printable(text, atMost: 40))",
        "it must be \(words(for: range, against: whole))")
    }
    return integer
  }

  /// The items of the array that this value has to be, as many as `count` allows.
  public func array(
    _ name: @autoclosure () -> String, count: ClosedRange<Int>? = nil
  ) throws(Problem) -> [JSONValue] {
    guard case .array(let items) = kind else { throw wrongKind(name(), "an array") }
    if let count, !count.contains(items.count) {
      let wanted =
        count.lowerBound == count.upperBound
        ? NumberWords.count(count.lowerBound, "item")
        : "\(count.lowerBound) to \(count.upperBound) items"
      throw problem(
        "\(name()) has \(NumberWords.count(items.count, "item"))", "it must have \(wanted)")
    }
    return items
  }

  /// Whether it is an array, read or still to be read.
  public var isList: Bool {
    switch kind {
    case .array, .items: true
    case .null, .bool, .number, .string, .object: false
    }
  }

  /// Passes on the items of the array that this value has to be, one after the other.
  public func forEachItem(
    _ name: @autoclosure () -> String, _ body: (JSONValue) throws(Problem) -> Void
  ) throws(Problem) {
    if case .items(let items) = kind { return try items.forEach(body) }
    for item in try array(name()) { try body(item) }
  }

  /// The one of `words` that this value has to be.
  public func enumeration(_ name: String, of words: [String]) throws(Problem) -> String {
    let word = try string(name)
    guard words.contains(word) else { throw unknown(name, word, known: words) }
    return word
  }

  /// A problem for a word that is not in `known`, with the nearest known word or all of them.
  public func unknown(_ name: String, _ word: String, known: [String]) -> Problem {
    problem("unknown \(name) \(quoted(word))", suggestion(for: word, known: known))
  }

  /// How messages call this kind of value.
  public var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array, .items: "an array"
    case .object: "an object"
    }
  }

  private func wrongKind(_ name: String, _ wanted: String) -> Problem {
    problem("\(name) is \(kindName)", "it must be \(wanted)")
  }
}

private func words(for range: ClosedRange<Double>) -> String {
  func short(_ value: Double) -> String {
    Int64(exactly: value).map { String($0) } ?? String(value)
  }
  let largest = Double.greatestFiniteMagnitude
  if range.upperBound >= largest { return "at least \(short(range.lowerBound))" }
  if range.lowerBound <= -largest { return "at most \(short(range.upperBound))" }
  return "\(short(range.lowerBound)) to \(short(range.upperBound))"
}

/// A bound as far as numbers go is not named for a number beyond the other one.
private func words(for range: ClosedRange<Int>, against whole: Int64) -> String {
  let (low, high) = (range.lowerBound, range.upperBound)
  if whole < low, high >= Int(clamping: mostExact) { return "at least \(low)" }
  if whole > high, low <= Int(clamping: -mostExact) { return "at most \(high)" }
  return "\(low) to \(high)"
}

/// Up to 2⁵³ a Double holds every whole number.
private let mostExact = Int64(1) << 53
