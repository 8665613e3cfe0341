/// Writes JSON. The same calls always write the same bytes.
///
///     var writer = JSONWriter(style: .pretty)
///     writer.object { o in
///       o.member("time", 350)
///       o.key("frame")
///       o.array(onOneLine: true) { a in for x in frame { a.number(x, .rounded(2)) } }
///     }
///
/// A call that makes no well-formed JSON (a value without its key, a NaN) is a bug of the caller
/// and stops the program.
package struct JSONWriter: Sendable {
  package enum Style: Equatable, Sendable {
    /// No white space at all.
    case compact
    /// Two spaces a level, a member a line, and a line feed at the end of the file.
    case pretty
  }

  /// How a number that is not whole is written.
  package enum NumberFormat: Equatable, Sendable {
    /// The shortest text that reads back as the same Double. Minus zero is written as 0.
    case shortest
    /// At most this number of decimals (0 to 9), without trailing zeros.
    case rounded(Int)
    /// Exactly this number of decimals (0 to 9).
    case fixed(Int)
  }

  private enum Container: Sendable {
    case object, array
    var close: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  private struct Level: Sendable {
    var container: Container
    var onOneLine: Bool
    var isEmpty = true
  }

  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []
  package let style: Style
  /// Whether `<` and the separators U+2028 and U+2029 are written as `\uXXXX`, so that the text may be inside a script
  /// element.
  package let escapingForHTML: Bool
  private var levels: [Level] = []
  private var keyIsPending = false

  package init(style: Style = .compact, escapingForHTML: Bool = false) {
    self.style = style
    self.escapingForHTML = escapingForHTML
  }

  /// The text of all that has been written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Containers

  package mutating func beginObject(onOneLine: Bool = false) { begin(.object, onOneLine) }
  package mutating func endObject() { end(.object) }
  package mutating func beginArray(onOneLine: Bool = false) { begin(.array, onOneLine) }
  package mutating func endArray() { end(.array) }

  /// Writes an object around what `body` writes.
  package mutating func object<E: Error>(
    onOneLine: Bool = false, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    begin(.object, onOneLine)
    try body(&self)
    end(.object)
  }

  /// Writes an array around what `body` writes.
  package mutating func array<E: Error>(
    onOneLine: Bool = false, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    begin(.array, onOneLine)
    try body(&self)
    end(.array)
  }

  /// Writes a member's key; its value has to follow.
  package mutating func key(_ key: String) {
    precondition(
      levels.last?.container == .object && !keyIsPending, "the key \(key) outside an object")
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    keyIsPending = true
  }

  // MARK: Values

  package mutating func string(_ value: String) {
    beforeValue()
    appendQuoted(value)
    afterValue()
  }

  package mutating func integer(_ value: Int) {
    beforeValue()
    bytes.appendDecimal(Int64(value))
    afterValue()
  }

  /// Writes a finite number; whole ones below 2⁵³ get neither point nor exponent.
  package mutating func number(_ value: Double, _ format: NumberFormat = .shortest) {
    precondition(value.isFinite, "\(value) cannot be written as JSON")
    beforeValue()
    bytes.appendNumber(value, format)
    afterValue()
  }

  package mutating func bool(_ value: Bool) {
    beforeValue()
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
    afterValue()
  }

  package mutating func null() {
    beforeValue()
    bytes.append(contentsOf: "null".utf8)
    afterValue()
  }

  /// Writes a value that was read; numbers keep their text.
  package mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .string(let string): self.string(string)
    case .number(_, let text):
      beforeValue()
      bytes.append(contentsOf: text.utf8)
      afterValue()
    case .array(let items):
      array { a in for item in items { a.value(item) } }
    case .items(let items):
      // The reader of an item reports what is wrong with it.
      array { a in try? items.forEach { a.value($0) } }
    case .object(let members):
      object { o in
        for member in members {
          o.key(member.key)
          o.value(member.value)
        }
      }
    }
  }

  // MARK: Members

  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }

  package mutating func member(
    _ key: String, _ value: Double, _ format: NumberFormat = .shortest
  ) {
    self.key(key)
    number(value, format)
  }

  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  // MARK: Layout

  private mutating func begin(_ container: Container, _ onOneLine: Bool) {
    beforeValue()
    bytes.append(container == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    let inherited = levels.last?.onOneLine ?? false
    levels.append(Level(container: container, onOneLine: onOneLine || inherited))
  }

  private mutating func end(_ container: Container) {
    guard let level = levels.popLast(), level.container == container, !keyIsPending else {
      let kind = container == .object ? "object" : "array"
      preconditionFailure("the \(kind) that is to be ended is not the innermost one")
    }
    if style == .pretty, !level.isEmpty {
      if !level.onOneLine {
        breakLine()
      } else if container == .object {
        bytes.append(UInt8(ascii: " "))
      }
    }
    bytes.append(container.close)
    afterValue()
  }

  private mutating func beforeValue() {
    guard let level = levels.last else {
      precondition(bytes.isEmpty, "a second value at the top of a JSON file")
      return
    }
    if level.container == .object {
      precondition(keyIsPending, "a value without a key in an object")
      keyIsPending = false
    } else {
      separate()
    }
  }

  private mutating func afterValue() {
    if levels.isEmpty, style == .pretty { bytes.append(UInt8(ascii: "\n")) }
  }

  /// The comma and the white space before a member or an item.
  private mutating func separate() {
    let last = levels.count - 1
    let isFirst = levels[last].isEmpty
    levels[last].isEmpty = false
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    guard style == .pretty else { return }
    if !levels[last].onOneLine {
      breakLine()
    } else if !isFirst || levels[last].container == .object {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * levels.count))
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(text, forHTML: escapingForHTML)
    bytes.append(UInt8(ascii: "\""))
  }
}
