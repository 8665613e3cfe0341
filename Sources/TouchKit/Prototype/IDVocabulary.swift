/// The ids that a prototype's views can have: words such as `status-bar` and families such as
/// `row-{number}`.
///
/// The placeholders in braces are `{number}` (digits), `{date}` (as 2026-01-05), `{name}` (lower-case words with
/// dashes) and `{key}` (any characters but a space). `{name}` and `{key}` must be at the end of a form.
public struct IDVocabulary: Hashable, Sendable {
  enum Placeholder: String, CaseIterable, Hashable, Sendable {
    case number = "{number}"
    case date = "{date}"
    case name = "{name}"
    case key = "{key}"

    /// What people read in its place.
    var letters: String {
      switch self {
      case .number: "N"
      case .date: "YYYY-MM-DD"
      case .name: "NAME"
      case .key: "X"
      }
    }

    var expression: String {
      switch self {
      case .number: "[0-9]+"
      case .date: "[0-9]{4}-[0-9]{2}-[0-9]{2}"
      case .name: "[a-z0-9]+(?:-[a-z0-9]+)*"
      case .key: "[^ ]+"
      }
    }
  }

  private enum Part: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)
  }

  private let forms: [[Part]]
  /// The words and forms as users read them, such as `row-N` for the family `row-{number}`.
  public let words: [String]

  /// A vocabulary of words and forms, such as `["lamp", "row-{number}"]`. If a form has a mistake, the program stops.
  public init(_ forms: [String]) {
    self.forms = forms.map(IDVocabulary.parts)
    words = self.forms.map { form in
      form.map { part in
        switch part {
        case .literal(let text): text
        case .placeholder(let placeholder): placeholder.letters
        }
      }.joined()
    }
  }

  /// What is wrong with a form, in words for the prototype's author; nil if nothing is.
  package static func fault(ofForm form: String) -> String? {
    let all = Placeholder.allCases.map { $0.rawValue }.joined(separator: ", ")
    var rest = form[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard
        let placeholder = Placeholder.allCases.first(where: {
          rest[brace...].hasPrefix($0.rawValue)
        })
      else { return "has an unknown placeholder; there are \(all)" }
      rest = rest[brace...].dropFirst(placeholder.rawValue.count)
      if !rest.isEmpty, placeholder == .name || placeholder == .key {
        return "has something after \(placeholder.rawValue), which must stand at the end"
      }
    }
    if form.isEmpty || form.utf8.contains(UInt8(ascii: " ")) {
      return "is no id; write letters, figures and dashes"
    }
    if form.hasSuffix("-") {
      return
        "ends in a dash; write a family of ids as \"\(form){number}\", or with another of \(all)"
    }
    return nil
  }

  private static func parts(_ form: String) -> [Part] {
    var parts: [Part] = []
    var rest = form[...]
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { parts.append(.literal(String(rest[..<brace]))) }
      guard
        let placeholder = Placeholder.allCases.first(where: {
          rest[brace...].hasPrefix($0.rawValue)
        })
      else { preconditionFailure("the form of ids \(form) has an unknown placeholder") }
      parts.append(.placeholder(placeholder))
      rest = rest[brace...].dropFirst(placeholder.rawValue.count)
      precondition(
        rest.isEmpty || placeholder == .number || placeholder == .date,
        "in the form of ids \(form) something follows \(placeholder.rawValue)")
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }

  /// Whether the vocabulary contains an id.
  public func contains(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    return forms.contains { IDVocabulary.matches(bytes, $0, whole: true) }
  }

  /// Whether an id of the vocabulary can begin with a prefix.
  public func hasPrefix(_ prefix: String) -> Bool {
    let bytes = Array(prefix.utf8)
    return forms.contains { IDVocabulary.matches(bytes, $0, whole: false) }
  }

  /// The words and forms as users read them, but with the number at the end of `id` instead of `N`. Use it to find the
  /// id that was probably meant.
  public func words(like id: String) -> [String] {
    let digits = String(id.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard !digits.isEmpty else { return words }
    return zip(forms, words).map { form, word in
      guard form.last == .placeholder(.number) else { return word }
      return String(word.dropLast(Placeholder.number.letters.count)) + digits
    }
  }

  /// A regular expression for the ids, between `^` and `$`.
  public var expression: String {
    let all = forms.map { form in
      form.map { part in
        switch part {
        case .literal(let text): text
        case .placeholder(let placeholder): placeholder.expression
        }
      }.joined()
    }
    return "(?:\(all.joined(separator: "|")))"
  }

  /// Whether bytes match a form or, if `whole` is false, can begin one that matches.
  private static func matches(_ bytes: [UInt8], _ form: [Part], whole: Bool) -> Bool {
    var rest = bytes[...]
    for part in form {
      if rest.isEmpty, !whole { return true }
      switch part {
      case .literal(let text):
        let literal = Array(text.utf8)
        if !whole, rest.count < literal.count { return literal.starts(with: rest) }
        guard rest.starts(with: literal) else { return false }
        rest = rest.dropFirst(literal.count)
      case .placeholder(let placeholder):
        guard let length = length(of: placeholder, in: rest, whole: whole) else { return false }
        rest = rest.dropFirst(length)
      }
    }
    return rest.isEmpty
  }

  /// How many of the first bytes match the placeholder; nil if they don't match.
  private static func length(
    of placeholder: Placeholder, in bytes: ArraySlice<UInt8>, whole: Bool
  ) -> Int? {
    switch placeholder {
    case .number:
      let digits = bytes.prefix(while: isDigit).count
      return digits > 0 ? digits : nil
    case .date:
      let date = Array(bytes.prefix(10))
      let isDate = date.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : isDigit(byte)
      }
      guard isDate, date.count == 10 || !whole else { return nil }
      return date.count
    case .name:
      let words = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      for (index, word) in words.enumerated() {
        let mayBeEmpty = !whole && index == words.count - 1
        guard !word.isEmpty || mayBeEmpty,
          word.allSatisfy({ isDigit($0) || (0x61...0x7A).contains($0) })
        else { return nil }
      }
      return bytes.count
    case .key:
      return bytes.isEmpty || bytes.contains(UInt8(ascii: " ")) ? nil : bytes.count
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
