import TouchKit

/// A member of an input's value as a field of a form, whose text becomes the value.
package struct CustomInputField: Sendable {
  /// What is wrong with a text.
  package struct InvalidText: Error, Equatable { package var why: String }

  package enum Control: Equatable {
    case entry(placeholder: String)
    case toggle, color
    case choice([String])
    /// At most `most` words, each in a row of its own.
    case list(most: Int)
  }

  package let key: String
  package let hint: String
  package let control: Control
  private let schema: ValueSchema
  private let isRequired: Bool

  /// Nil for a member that one field can't hold.
  package init?(_ member: ValueSchema.Member) {
    switch member.schema {
    case .bool: control = .toggle
    case .word(let words): control = .choice(words)
    case .text: control = .entry(placeholder: "")
    case .number(let range):
      control = .entry(
        placeholder: "\(range.lowerBound.twoDecimals) to \(range.upperBound.twoDecimals)")
    case .integer(let range):
      control = .entry(placeholder: "\(range.lowerBound) to \(range.upperBound)")
    case .pattern(let pattern):
      control = pattern.isColor ? .color : .entry(placeholder: "")
    case .list(.text, let count): control = .list(most: count.upperBound)
    case .exactly, .null, .id, .tunings, .steps, .list, .object, .either: return nil
    }
    key = member.key
    hint = member.summary
    schema = member.schema
    isRequired = member.isRequired
  }

  /// The key as words: `hideStyle` is "Hide style".
  package var label: String {
    let words = key.flatMap { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
    return StudioNames.title(String(words))
  }

  /// The value that a text means; nil if the member is left out.
  package func value(of text: String) throws(InvalidText) -> Payload? {
    guard !text.isEmpty || isRequired else { return nil }
    switch schema {
    case .bool: return .bool(text == "true")
    case .word(let words):
      guard words.contains(text) else { throw InvalidText(why: "choose one") }
      return .string(text)
    case .text(let range):
      try CustomInputField.check(text, range)
      return .string(text)
    case .number(let range):
      guard let number = Double(text), range.contains(number) else {
        throw InvalidText(
          why: "a number from \(range.lowerBound.twoDecimals) to \(range.upperBound.twoDecimals)")
      }
      return .number(number)
    case .integer(let range):
      guard let number = Int(text), range.contains(number) else {
        throw InvalidText(why: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return .number(Double(number))
    case .pattern(let pattern):
      guard pattern.accepts(text) else { throw InvalidText(why: pattern.what) }
      return .string(text)
    case .list(.text(let range), let count):
      let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard count.contains(words.count) else {
        throw InvalidText(why: "\(count.lowerBound) to \(count.upperBound) items")
      }
      for word in words { try CustomInputField.check(word, range) }
      return .array(words.map(Payload.string))
    case .exactly, .null, .id, .tunings, .steps, .list, .object, .either:
      preconditionFailure("\(key) is no field of a form")
    }
  }

  private static func check(_ text: String, _ range: ClosedRange<Int>) throws(InvalidText) {
    guard range.contains(text.unicodeScalars.count) else {
      throw InvalidText(why: "\(range.lowerBound) to \(range.upperBound) characters")
    }
  }
}
