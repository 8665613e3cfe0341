import TouchKit

/// A member of an input's value as a field of a form, whose text becomes the value.
nonisolated struct ComposerField: Sendable {
  /// What is wrong with a text.
  struct Wrong: Error, Equatable { var why: String }

  enum Control: Equatable {
    case entry(placeholder: String)
    case toggle, color
    case choice([String])
    /// So many words at the most, each in a row of its own.
    case list(most: Int)
  }

  let key: String
  let hint: String
  let control: Control
  private let shape: Shape
  private let isRequired: Bool

  /// Nil for a member that one field can't hold.
  init?(_ member: Shape.Member) {
    switch member.shape {
    case .bool: control = .toggle
    case .word(let words): control = .choice(words)
    case .text: control = .entry(placeholder: "")
    case .number(let range):
      control = .entry(
        placeholder: "\(decimals(range.lowerBound)) to \(decimals(range.upperBound))")
    case .integer(let range):
      control = .entry(placeholder: "\(range.lowerBound) to \(range.upperBound)")
    case .pattern(let pattern):
      control = pattern.isColor ? .color : .entry(placeholder: "")
    case .list(.text, let count): control = .list(most: count.upperBound)
    case .exactly, .null, .id, .tunings, .steps, .list, .object, .either: return nil
    }
    key = member.key
    hint = member.summary
    shape = member.shape
    isRequired = member.isRequired
  }

  /// The key as words: `hideStyle` is "Hide style".
  var label: String {
    let words = key.flatMap { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
    return StudioNames.title(String(words))
  }

  /// The value that a text stands for; nil where the member is left out.
  func value(of text: String) throws(Wrong) -> Payload? {
    guard !text.isEmpty || isRequired else { return nil }
    switch shape {
    case .bool: return .bool(text == "true")
    case .word(let words):
      guard words.contains(text) else { throw Wrong(why: "one has to be chosen") }
      return .string(text)
    case .text(let range):
      try ComposerField.check(text, range)
      return .string(text)
    case .number(let range):
      guard let number = Double(text), range.contains(number) else {
        throw Wrong(
          why: "a number from \(decimals(range.lowerBound)) to \(decimals(range.upperBound))")
      }
      return .number(number)
    case .integer(let range):
      guard let number = Int(text), range.contains(number) else {
        throw Wrong(why: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return .number(Double(number))
    case .pattern(let pattern):
      guard pattern.accepts(text) else { throw Wrong(why: pattern.what) }
      return .string(text)
    case .list(.text(let range), let count):
      let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard count.contains(words.count) else {
        throw Wrong(why: "\(count.lowerBound) to \(count.upperBound) of them")
      }
      for word in words { try ComposerField.check(word, range) }
      return .array(words.map(Payload.string))
    case .exactly, .null, .id, .tunings, .steps, .list, .object, .either:
      preconditionFailure("\(key) is no field of a form")
    }
  }

  private static func check(_ text: String, _ range: ClosedRange<Int>) throws(Wrong) {
    guard range.contains(text.unicodeScalars.count) else {
      throw Wrong(why: "\(range.lowerBound) to \(range.upperBound) letters")
    }
  }
}
