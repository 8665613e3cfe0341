/// Reads an object's members by name. `finish()` then refuses members that you did not read.
///
///     var step = try ObjectReader(value, in: "a step")
///     let x = try step.number("x", in: 0...4096)
///     let device = try step.optionalEnumeration("device", of: devices)
///     try step.finish()
///
/// A member whose value is `null` counts as a member of the wrong kind.
public struct ObjectReader: Sendable {
  /// What the object is, with its article: "a step".
  public let name: String
  /// The position of the opening brace.
  public let position: SourcePosition
  /// All members in the order of the file.
  public let members: [JSONMember]
  /// The keys that were asked for, for messages; a key may be in it twice.
  private var asked: [String] = []
  /// A bit for each of the first members that were asked for.
  private var found: UInt64 = 0

  /// A reader for `value`, which must be an object.
  public init(_ value: JSONValue, in name: String) throws(Problem) {
    guard case .object(let members) = value.kind else {
      throw value.problem("\(name) is \(value.kindName)", "it must be an object")
    }
    self.name = name
    self.position = value.position
    self.members = members
  }

  /// Whether there is a member with this key. The call does not count as reading the member.
  public func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The member's value; nil if the member is missing.
  public mutating func optionalValue(_ key: String) -> JSONValue? {
    if asked.isEmpty { asked.reserveCapacity(members.count + 1) }
    asked.append(key)
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    if index < UInt64.bitWidth { found |= 1 << UInt64(index) }
    return members[index].value
  }

  /// The member's value, of any kind. Throws if the member is missing. So do all methods below whose names do not begin
  /// with «optional».
  public mutating func value(_ key: String) throws(Problem) -> JSONValue {
    guard let value = optionalValue(key) else {
      // A misspelt key says more than that the key is missing.
      if let slip = members.first(where: { nearest($0.key, in: [key]) != nil && !isAsked($0.key) })
      {
        throw Problem(
          position: slip.keyPosition, what: "\(name) has no \(quoted(key))",
          remedy: "did you mean \(quoted(key)) instead of \(quoted(slip.key))?")
      }
      throw problem("\(name) has no \(quoted(key))", "add it")
    }
    return value
  }

  /// The member's string.
  public mutating func string(_ key: String) throws(Problem) -> String {
    try value(key).string(memberName(key))
  }

  /// The member's string; nil if the member is missing.
  public mutating func optionalString(_ key: String) throws(Problem) -> String? {
    try optionalValue(key)?.string(memberName(key))
  }

  /// The member's truth value.
  public mutating func bool(_ key: String) throws(Problem) -> Bool {
    try value(key).bool(memberName(key))
  }

  /// The member's truth value; nil if the member is missing.
  public mutating func optionalBool(_ key: String) throws(Problem) -> Bool? {
    try optionalValue(key)?.bool(memberName(key))
  }

  /// The member's number, which must be in `range` if that is not nil.
  public mutating func number(
    _ key: String, in range: ClosedRange<Double>? = nil
  ) throws(Problem) -> Double {
    try value(key).number(memberName(key), in: range)
  }

  /// The member's number, which must be in `range` if that is not nil. The result is nil if the member is missing.
  public mutating func optionalNumber(
    _ key: String, in range: ClosedRange<Double>? = nil
  ) throws(Problem) -> Double? {
    try optionalValue(key)?.number(memberName(key), in: range)
  }

  /// The member's whole number, which must be in `range` if that is not nil.
  public mutating func integer(
    _ key: String, in range: ClosedRange<Int>? = nil
  ) throws(Problem) -> Int {
    try value(key).integer(memberName(key), in: range)
  }

  /// The member's whole number, which must be in `range` if that is not nil. The result is nil if the member is missing.
  public mutating func optionalInteger(
    _ key: String, in range: ClosedRange<Int>? = nil
  ) throws(Problem) -> Int? {
    try optionalValue(key)?.integer(memberName(key), in: range)
  }

  /// The items of the member's array, whose number must be in `count`.
  public mutating func array(
    _ key: String, count: ClosedRange<Int>? = nil
  ) throws(Problem) -> [JSONValue] {
    try value(key).array(memberName(key), count: count)
  }

  /// The items of the member's array, whose number must be in `count`; nil if the member is missing.
  public mutating func optionalArray(
    _ key: String, count: ClosedRange<Int>? = nil
  ) throws(Problem) -> [JSONValue]? {
    try optionalValue(key)?.array(memberName(key), count: count)
  }

  /// A reader for the member, which must be an object. Messages use `name` for this object.
  public mutating func object(_ key: String, in name: String) throws(Problem) -> ObjectReader {
    try ObjectReader(value(key), in: name)
  }

  /// A reader for the member, which must be an object; nil if the member is missing.
  public mutating func optionalObject(
    _ key: String, in name: String
  ) throws(Problem) -> ObjectReader? {
    guard let value = optionalValue(key) else { return nil }
    return try ObjectReader(value, in: name)
  }

  /// The member's string, which must be one of `words`. If the string is similar to one of them, the message suggests
  /// that word.
  public mutating func enumeration(
    _ key: String, of words: [String]
  ) throws(Problem) -> String {
    try checkedWord(value(key), key, words)
  }

  /// The member's string, which must be one of `words`; nil if the member is missing.
  public mutating func optionalEnumeration(
    _ key: String, of words: [String]
  ) throws(Problem) -> String? {
    guard let value = optionalValue(key) else { return nil }
    return try checkedWord(value, key, words)
  }

  /// Throws if the object has a member that you did not read. The message suggests the most similar key that you read.
  ///
  /// `known` are further keys that the message can suggest, although you did not read them this time.
  public func finish(alsoKnown known: [String] = []) throws(Problem) {
    // Most objects hold only what was asked for; the bits show that at once.
    guard members.count > UInt64.bitWidth || found.nonzeroBitCount < members.count,
      let extra = members.first(where: { !isAsked($0.key) })
    else { return }
    var names: [String] = []
    for key in asked where !names.contains(key) { names.append(key) }
    throw unknownKey(extra, known: names + known)
  }

  /// A problem with the object itself.
  public func problem(_ what: String, _ remedy: String = "") -> Problem {
    Problem(position: position, what: what, remedy: remedy)
  }

  /// A problem with one member, with the position of its value or, if the member is missing, of the object.
  public func problem(of key: String, _ what: String, _ remedy: String = "") -> Problem {
    let member = members.first { $0.key == key }
    return Problem(position: member?.value.position ?? position, what: what, remedy: remedy)
  }

  private func isAsked(_ key: String) -> Bool { asked.contains(key) }

  private func memberName(_ key: String) -> String { "\(quoted(key)) of \(name)" }

  private func checkedWord(
    _ value: JSONValue, _ key: String, _ words: [String]
  ) throws(Problem) -> String {
    let word = try value.string(memberName(key))
    guard words.contains(word) else { throw value.unknown(key, word, known: words) }
    return word
  }

  private func unknownKey(_ member: JSONMember, known: [String]) -> Problem {
    Problem(
      position: member.keyPosition, what: "unknown key \(quoted(member.key)) in \(name)",
      remedy: suggestion(for: member.key, known: known))
  }
}
