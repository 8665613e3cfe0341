import JSON
import TouchKit

/// The keys of a step that was checked, with its rule: most steps of a take have the keys of the step before, and then
/// only their values have to be checked.
struct StepForm {
  let rule: StepRule
  private let keys: [String]
  /// The members in the order of the rule's schema.
  private let parts: [Part]
  /// The members that are no numbers.
  private let others: [Part]
  /// The bounds of the members that are numbers.
  private let numbers: [Bounds]

  private struct Part {
    /// Which member it is, in the order of the file.
    let index: Int
    let key: String
    let schema: ValueSchema
  }

  private struct Bounds {
    let index: Int
    let range: ClosedRange<Double>
    let isWhole: Bool

    init?(_ part: Part) {
      index = part.index
      switch part.schema {
      case .number(let range): (self.range, isWhole) = (range, false)
      case .integer(let range):
        (self.range, isWhole) = (Double(range.lowerBound)...Double(range.upperBound), true)
      case .bool, .exactly, .null, .text, .word, .pattern, .id, .tunings, .steps, .list, .object,
        .either:
        return nil
      }
    }

    func hold(of members: [JSONMember]) -> Bool {
      guard let number = members[index].value.checkedNumber else { return false }
      return range.contains(number) && (!isWhole || number == number.rounded())
    }
  }

  /// `members` are all those of a step that was checked against the schema of its rule.
  init(_ members: [JSONMember], _ rule: StepRule, _ schema: ValueSchema.ObjectSchema) {
    self.rule = rule
    keys = members.map { $0.key }
    parts = schema.members.compactMap { part in
      members.firstIndex { $0.key == part.key }.map {
        Part(index: $0, key: part.key, schema: part.schema)
      }
    }
    others = parts.filter { Bounds($0) == nil }
    numbers = parts.compactMap { Bounds($0) }
  }

  /// Whether the members have the same keys in the same order.
  func has(keysOf members: [JSONMember]) -> Bool {
    guard members.count == keys.count else { return false }
    for index in keys.indices where members[index].key != keys[index] { return false }
    return true
  }

  /// Checks the values of members that have these keys.
  func check(_ members: [JSONMember], _ checker: SchemaChecker) throws(Problem) {
    // If a number is wrong, a member before it may be wrong, too, and is reported first.
    for part in numbers.allSatisfy({ $0.hold(of: members) }) ? others : parts {
      try checker.check(
        members[part.index].value, part.schema, .member(part.key, of: rule.name))
    }
  }
}
