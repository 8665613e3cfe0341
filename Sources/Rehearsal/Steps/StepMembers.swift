import JSON
import TouchKit

/// The members of a step that was checked against its schema. Asking for what the schema does not promise is a bug.
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
    // By index, so that the other members are not copied.
    for index in members.indices where members[index].key == key { return members[index].value }
    return nil
  }

  private func promised<Value>(_ value: Value?, _ key: String) -> Value {
    guard let value else {
      preconditionFailure("the table of steps does not promise this \(key) of \(self.key)")
    }
    return value
  }

  /// A member that the step's schema requires.
  func promised(_ key: String) -> JSONValue { promised(self[key], key) }

  /// The value under the key that names the step.
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
  func place(_ key: String) -> Point { promised(self[key]?.checkedPlace, key) }

  /// The point of the members `x` and `y`.
  var point: Point { Point(number("x"), number("y")) }

  var aim: Aim {
    if let id = value.checkedText { return .view(id) }
    return .point(place(key))
  }
}
