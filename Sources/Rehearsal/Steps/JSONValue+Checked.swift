import JSON
import TouchKit

/// What values hold that were checked against a schema; nil if they hold something else.
extension JSONValue {
  /// A number that was checked to be whole.
  var checkedWhole: Int? {
    if case .number(let number, _) = kind { Int(exactly: number) } else { nil }
  }
  /// Not inlined: the optimizer of Swift 6.2 would end with an error of its own.
  @inline(never)
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

  /// A place in either of its forms, `[x, y]` or `{"x", "y"}`.
  var checkedPlace: Point? {
    if let point = checkedPoint { return point }
    guard let x = self["x"]?.checkedNumber, let y = self["y"]?.checkedNumber else { return nil }
    return Point(x, y)
  }

  var checkedRect: Rect? {
    guard let numbers = checkedItems?.compactMap({ $0.checkedNumber }), numbers.count == 4 else {
      return nil
    }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  var members: [JSONMember] { if case .object(let members) = kind { members } else { [] } }

  /// The value without its positions.
  var payload: Payload {
    switch kind {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let number, _): .number(number)
    case .string(let text): .string(text)
    case .array(let items): .array(items.map { $0.payload })
    // No input of a prototype has such a list: it is a scenario's, or that of steps that are repeated.
    case .items: .array([])
    case .object(let members): .object(members.map { .init($0.key, $0.value.payload) })
    }
  }
}
