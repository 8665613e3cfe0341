/// The ids that a prototype's views can have: words such as `status-bar` and families such as `row-{number}`.
///
/// The pieces in braces are `{number}` (figures), `{date}` (as 2026-01-05), `{name}` (lower-case words with dashes) and
/// `{key}` (anything without a space); the last two end a form.
public struct IDVocabulary: Hashable, Sendable {
  enum Piece: String, CaseIterable, Hashable, Sendable {
    case number = "{number}"
    case date = "{date}"
    case name = "{name}"
    case key = "{key}"

    /// The letter that stands for it where people read.
    var sign: String {
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
    case piece(Piece)
  }

  private let forms: [[Part]]
  /// The forms as people read them, `row-N` for a family.
  public let words: [String]

  public init(_ forms: [String]) {
    self.forms = forms.map(IDVocabulary.parts)
    words = self.forms.map { form in
      form.map { part in
        switch part {
        case .literal(let text): text
        case .piece(let piece): piece.sign
        }
      }.joined()
    }
  }

  private static func parts(_ form: String) -> [Part] {
    var parts: [Part] = []
    var rest = form[...]
    while let brace = rest.firstIndex(of: "{") {
      if brace > rest.startIndex { parts.append(.literal(String(rest[..<brace]))) }
      guard let piece = Piece.allCases.first(where: { rest[brace...].hasPrefix($0.rawValue) })
      else { preconditionFailure("the form of ids \(form) has an unknown piece") }
      parts.append(.piece(piece))
      rest = rest[brace...].dropFirst(piece.rawValue.count)
      precondition(
        rest.isEmpty || piece == .number || piece == .date,
        "in the form of ids \(form) something follows \(piece.rawValue)")
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }

  /// Whether a view can have the id.
  public func contains(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    return forms.contains { IDVocabulary.matches(bytes, $0, whole: true) }
  }

  /// Whether an id can begin so.
  public func hasPrefix(_ prefix: String) -> Bool {
    let bytes = Array(prefix.utf8)
    return forms.contains { IDVocabulary.matches(bytes, $0, whole: false) }
  }

  /// The forms as people read them, but with an id's own number at its end where it has one, to find what it was
  /// meant to be.
  public func words(like id: String) -> [String] {
    let figures = String(id.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard !figures.isEmpty else { return words }
    return zip(forms, words).map { form, word in
      guard form.last == .piece(.number) else { return word }
      return String(word.dropLast(Piece.number.sign.count)) + figures
    }
  }

  /// A regular expression for the same ids, between `^` and `$`.
  public var expression: String {
    let all = forms.map { form in
      form.map { part in
        switch part {
        case .literal(let text): text
        case .piece(let piece): piece.expression
        }
      }.joined()
    }
    return "(?:\(all.joined(separator: "|")))"
  }

  /// Whether bytes are of a form, or with `whole` false whether they can begin one.
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
      case .piece(let piece):
        guard let length = length(of: piece, in: rest, whole: whole) else { return false }
        rest = rest.dropFirst(length)
      }
    }
    return rest.isEmpty
  }

  /// How many of the first bytes the piece takes; nil where they are none.
  private static func length(
    of piece: Piece, in bytes: ArraySlice<UInt8>, whole: Bool
  ) -> Int? {
    switch piece {
    case .number:
      let figures = bytes.prefix(while: isFigure).count
      return figures > 0 ? figures : nil
    case .date:
      let date = Array(bytes.prefix(10))
      let isDate = date.enumerated().allSatisfy { place, byte in
        place == 4 || place == 7 ? byte == UInt8(ascii: "-") : isFigure(byte)
      }
      guard isDate, date.count == 10 || !whole else { return nil }
      return date.count
    case .name:
      let words = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      for (place, word) in words.enumerated() {
        let mayBeEmpty = !whole && place == words.count - 1
        guard !word.isEmpty || mayBeEmpty,
          word.allSatisfy({ isFigure($0) || (0x61...0x7A).contains($0) })
        else { return nil }
      }
      return bytes.count
    case .key:
      return bytes.isEmpty || bytes.contains(UInt8(ascii: " ")) ? nil : bytes.count
    }
  }

  private static func isFigure(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
