import Files
import TouchKit

/// The keys of a step that was found right, with its rule: the steps of a take mostly have the keys of the one before,
/// and then only their values are still to be checked.
struct StepForm {
  let rule: StepRule
  private let keys: [String]
  /// The members in the order of the rule's shape.
  private let parts: [Part]
  /// Those of them that are no numbers.
  private let others: [Part]
  /// What is asked of the numbers.
  private let numbers: [Bounds]

  private struct Part {
    /// Which member it is, in the order of the file.
    let place: Int
    let key: String
    let shape: Shape
  }

  private struct Bounds {
    let place: Int
    let range: ClosedRange<Double>
    let isWhole: Bool

    init?(_ part: Part) {
      place = part.place
      switch part.shape {
      case .number(let range): (self.range, isWhole) = (range, false)
      case .integer(let range):
        (self.range, isWhole) = (Double(range.lowerBound)...Double(range.upperBound), true)
      case .bool, .exactly, .null, .text, .word, .pattern, .id, .tunings, .steps, .list, .object,
        .either:
        return nil
      }
    }

    func hold(of members: [JSONMember]) -> Bool {
      guard let number = members[place].value.checkedNumber else { return false }
      return range.contains(number) && (!isWhole || number == number.rounded())
    }
  }

  /// `members` are all those of a step that was checked against the shape of its rule.
  init(_ members: [JSONMember], _ rule: StepRule, _ shape: Shape.ObjectShape) {
    self.rule = rule
    keys = members.map(\.key)
    parts = shape.members.compactMap { part in
      members.firstIndex { $0.key == part.key }.map {
        Part(place: $0, key: part.key, shape: part.shape)
      }
    }
    others = parts.filter { Bounds($0) == nil }
    numbers = parts.compactMap { Bounds($0) }
  }

  /// Whether the members have the same keys in the same order.
  func has(keysOf members: [JSONMember]) -> Bool {
    guard members.count == keys.count else { return false }
    for place in keys.indices where members[place].key != keys[place] { return false }
    return true
  }

  /// Checks the values of members that have these keys.
  func check(_ members: [JSONMember], _ checker: ShapeChecker) throws(Problem) {
    // Where a number is wrong, something before it may be, too, and is told first.
    for part in numbers.allSatisfy({ $0.hold(of: members) }) ? others : parts {
      try checker.check(
        members[part.place].value, part.shape, "\(quoted(part.key)) of \(rule.name)")
    }
  }
}
