import Files
import TouchKit

/// The members of a step that was checked against its shape. Asking for what the shape does not promise is a bug.
struct StepMembers {
  let key: String
  private let members: [JSONMember]
  let catalogue: TuningCatalogue

  init(key: String, _ members: [JSONMember], _ catalogue: TuningCatalogue) {
    self.key = key
    self.members = members
    self.catalogue = catalogue
  }

  subscript(key: String) -> JSONValue? {
    // By its place: a member that is only looked at is not copied.
    for place in members.indices where members[place].key == key { return members[place].value }
    return nil
  }

  private func promised<Value>(_ value: Value?, _ key: String) -> Value {
    guard let value else {
      preconditionFailure("the table of steps does not promise this \(key) of \(self.key)")
    }
    return value
  }

  /// A member that the step's shape requires.
  func promised(_ key: String) -> JSONValue { promised(self[key], key) }

  /// What stands under the key that names the step.
  var value: JSONValue { promised(self[key], key) }

  func optionalNumber(_ key: String) -> Double? { self[key]?.checkedNumber }
  func number(_ key: String) -> Double { promised(optionalNumber(key), key) }
  func integer(_ key: String, or usual: Int? = nil) -> Int {
    promised(optionalNumber(key).flatMap { Int(exactly: $0) } ?? usual, key)
  }
  func time(_ key: String) -> Time { .milliseconds(number(key)) }
  func optionalText(_ key: String) -> String? { self[key]?.checkedText }
  func text(_ key: String) -> String { promised(optionalText(key), key) }
  func optionalBool(_ key: String) -> Bool? { self[key]?.checkedBool }
  func optionalWord<Word: RawRepresentable<String>>(_ key: String) -> Word? {
    optionalText(key).flatMap(Word.init)
  }
  func word<Word: RawRepresentable<String>>(_ key: String) -> Word {
    promised(optionalWord(key), key)
  }
  func point(_ key: String) -> Point { promised(self[key]?.checkedPoint, key) }

  /// The point of the members `x` and `y`.
  var point: Point { Point(number("x"), number("y")) }

  var aim: Aim {
    if let id = value.checkedText { return .view(id) }
    return .point(
      Point(
        promised(value["x"]?.checkedNumber, "x"), promised(value["y"]?.checkedNumber, "y")))
  }
}

extension JSONValue {
  var checkedNumber: Double? { if case .number(let number, _) = kind { number } else { nil } }
  var checkedText: String? { if case .string(let text) = kind { text } else { nil } }
  var checkedBool: Bool? { if case .bool(let bool) = kind { bool } else { nil } }
  var checkedItems: [JSONValue]? { if case .array(let items) = kind { items } else { nil } }
  var checkedPoint: Point? {
    guard let items = checkedItems, items.count == 2, let x = items[0].checkedNumber,
      let y = items[1].checkedNumber
    else { return nil }
    return Point(x, y)
  }

  /// The value without its positions.
  var payload: Payload {
    switch kind {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number, _): .number(number)
    case .string(let text): .string(text)
    case .array(let items): .array(items.map(\.payload))
    // No input of a prototype has such a list: it is a scenario's, or that of steps that are repeated.
    case .items: .array([])
    case .object(let members): .object(members.map { .init($0.key, $0.value.payload) })
    }
  }
}
