import Files
import TouchKit
import TuningFiles

/// Refuses values that are not of their shape, saying where and what would be right.
struct ShapeChecker: Sendable {
  let prototype: Prototype

  /// Checks a value; `name` is how messages call it.
  func check(
    _ value: JSONValue, _ shape: Shape, _ name: @autoclosure () -> String
  ) throws(Problem) {
    switch shape {
    case .bool: _ = try value.bool(name())
    case .null: guard case .null = value.kind else { throw wrong(value, name(), shape) }
    case .exactly(let constant): try check(value, constant, name())
    case .number(let range): _ = try value.number(name(), in: range)
    case .integer(let range): _ = try value.integer(name(), in: range)
    case .text(let range): try check(value, length: range, name())
    case .word(let words):
      let word = try value.string(name())
      guard words.contains(word) else {
        throw value.problem("\(name()) is \(quoted(word))", suggestion(for: word, known: words))
      }
    case .pattern(let pattern):
      let text = try value.string(name())
      guard pattern.accepts(text) else {
        throw value.problem("\(name()) is \(quoted(text))", "it must be \(pattern.what)")
      }
    case .id:
      let id = try value.string(name())
      guard prototype.ids.contains(id) else {
        throw value.problem(
          "no view \(quoted(id))", suggestion(for: id, known: prototype.ids.words(like: id)))
      }
    case .tunings: _ = try TuningReader(prototype.catalogue).changes(value, name())
    case .steps:
      if case .items = value.kind { return }
      _ = try value.array(name())
    case .list(let item, let count):
      for one in try value.array(name(), count: count) {
        try check(one, item, "an item of \(name())")
      }
    case .object(let object):
      var reader = try ObjectReader(value, in: name())
      try check(&reader, object)
    case .either(let shapes):
      guard let shape = shapes.first(where: { $0.fits(value) }) else {
        throw wrong(value, name(), shape)
      }
      try check(value, shape, name())
    }
  }

  /// Checks the members of an object and that it has no others.
  func check(_ reader: inout ObjectReader, _ shape: Shape.ObjectShape) throws(Problem) {
    for member in shape.members {
      let value =
        member.isRequired
        ? try reader.value(member.key) : reader.optionalValue(member.key)
      if let value {
        try check(value, member.shape, "\(quoted(member.key)) of \(reader.place)")
      }
    }
    try reader.finish()
    guard reader.members.count >= shape.least else {
      throw reader.problem(
        "\(reader.place) is empty",
        "known: \(shape.members.map { quoted($0.key) }.joined(separator: ", "))")
    }
  }

  private func check(
    _ value: JSONValue, _ constant: Shape.Constant, _ name: @autoclosure () -> String
  ) throws(Problem) {
    switch constant {
    case .bool(let wanted):
      guard try value.bool(name()) == wanted else {
        throw value.problem("\(name()) is \(!wanted)", "it must be \(wanted)")
      }
    case .integer(let wanted):
      let number = try value.integer(name())
      guard number == wanted else {
        throw value.problem("\(name()) is \(number)", "it must be \(wanted)")
      }
    }
  }

  private func check(
    _ value: JSONValue, length range: ClosedRange<Int>, _ name: @autoclosure () -> String
  ) throws(Problem) {
    let length = try value.string(name()).unicodeScalars.count
    if length < range.lowerBound {
      throw value.problem("\(name()) is empty", "write something")
    }
    if length > range.upperBound {
      throw value.problem(
        "\(name()) has \(Words.count(length, "character"))",
        "at most \(range.upperBound) are allowed")
    }
  }

  private func wrong(_ value: JSONValue, _ name: String, _ shape: Shape) -> Problem {
    value.problem("\(name) is \(value.kindName)", "it must be \(shape.words)")
  }
}

extension Shape {
  /// Whether a value is of the shape's kind, whatever it holds.
  func fits(_ value: JSONValue) -> Bool {
    switch (self, value.kind) {
    case (.bool, .bool), (.exactly(.bool), .bool), (.null, .null), (.number, .number),
      (.integer, .number), (.exactly(.integer), .number), (.text, .string), (.word, .string),
      (.pattern, .string), (.id, .string), (.list, .array), (.steps, .array),
      (.steps, .items), (.tunings, .object),
      (.object, .object):
      true
    case (.either(let shapes), _): shapes.contains { $0.fits(value) }
    case (.bool, _), (.exactly, _), (.null, _), (.number, _), (.integer, _), (.text, _),
      (.word, _), (.pattern, _), (.id, _), (.list, _), (.steps, _), (.tunings, _), (.object, _):
      false
    }
  }

  /// What is expected, for messages.
  var words: String {
    switch self {
    case .bool: "true or false"
    case .exactly(.bool(let value)): "\(value)"
    case .exactly(.integer(let value)): "\(value)"
    case .null: "null"
    case .number: "a number"
    case .integer: "a whole number"
    case .text: "a string"
    case .word(let words): words.map(quoted).joined(separator: ", ")
    case .pattern(let pattern): pattern.what
    case .id: "the id of a view"
    case .tunings: "an object of tunings"
    case .steps: "a list of steps"
    case .list(_, let count):
      count.lowerBound == count.upperBound ? "an array of \(count.lowerBound)" : "an array"
    case .object(let object):
      "{\(object.members.filter(\.isRequired).map { quoted($0.key) + ": …" }.joined(separator: ", "))}"
    case .either(let shapes): shapes.map(\.words).joined(separator: " or ")
    }
  }
}
