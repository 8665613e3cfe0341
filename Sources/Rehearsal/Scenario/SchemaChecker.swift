import JSON
import TouchKit
import TuningFiles

/// Refuses values that do not fit their schema. The problem says where the value is and what would be right.
struct SchemaChecker: Sendable {
  let prototype: Prototype

  /// Checks a value; `name` is how messages call it.
  func check(
    _ value: JSONValue, _ schema: ValueSchema, _ name: ValueName
  ) throws(Problem) {
    switch schema {
    case .bool: _ = try value.bool(name.words)
    case .null: guard case .null = value.kind else { throw wrong(value, name.words, schema) }
    case .exactly(let constant): try check(value, constant, name)
    case .number(let range): _ = try value.number(name.words, in: range)
    case .integer(let range): _ = try value.integer(name.words, in: range)
    case .text(let range): try check(value, length: range, name)
    case .word(let words):
      let word = try value.string(name.words)
      guard words.contains(word) else {
        throw value.problem("\(name.words) is \(quoted(word))", suggestion(for: word, known: words))
      }
    case .pattern(let pattern):
      let text = try value.string(name.words)
      guard pattern.accepts(text) else {
        throw value.problem("\(name.words) is \(quoted(text))", "it must be \(pattern.what)")
      }
    case .id:
      let id = try value.string(name.words)
      guard prototype.ids.contains(id) else {
        throw value.problem(
          "there is no view \(quoted(id))",
          suggestion(for: id, known: prototype.ids.words(like: id)))
      }
    case .tunings: _ = try TuningReader(prototype.catalogue).changes(value, name.words)
    case .steps:
      if case .items = value.kind { return }
      _ = try value.array(name.words)
    case .list(let item, let count):
      for one in try value.array(name.words, count: count) {
        try check(one, item, .item(of: name))
      }
    case .object(let object):
      var reader = try ObjectReader(value, in: name.words)
      try check(&reader, object)
    case .either(let schemas):
      guard let schema = schemas.first(where: { $0.fits(value) }) else {
        throw wrong(value, name.words, schema)
      }
      try check(value, schema, name)
    }
  }

  /// Checks the members of an object and that it has no others.
  func check(_ reader: inout ObjectReader, _ schema: ValueSchema.ObjectSchema) throws(Problem) {
    for member in schema.members {
      let value =
        member.isRequired
        ? try reader.value(member.key) : reader.optionalValue(member.key)
      if let value {
        try check(value, member.schema, .member(member.key, of: reader.name))
      }
    }
    try reader.finish()
    guard reader.members.count >= schema.least else {
      throw reader.problem(
        "\(reader.name) is empty",
        "known: \(schema.members.map { quoted($0.key) }.joined(separator: ", "))")
    }
  }

  private func check(
    _ value: JSONValue, _ constant: ValueSchema.Constant, _ name: ValueName
  ) throws(Problem) {
    switch constant {
    case .bool(let wanted):
      guard try value.bool(name.words) == wanted else {
        throw value.problem("\(name.words) is \(!wanted)", "it must be \(wanted)")
      }
    case .integer(let wanted):
      let number = try value.integer(name.words)
      guard number == wanted else {
        throw value.problem("\(name.words) is \(number)", "it must be \(wanted)")
      }
    }
  }

  private func check(
    _ value: JSONValue, length range: ClosedRange<Int>, _ name: ValueName
  ) throws(Problem) {
    let length = try value.string(name.words).unicodeScalars.count
    if length < range.lowerBound {
      throw value.problem("\(name.words) is empty", "write at least one character")
    }
    if length > range.upperBound {
      throw value.problem(
        "\(name.words) has \(NumberWords.count(length, "character"))",
        "at most \(range.upperBound) are allowed")
    }
  }

  private func wrong(_ value: JSONValue, _ name: String, _ schema: ValueSchema) -> Problem {
    value.problem("\(name) is \(value.kindName)", "it must be \(schema.words)")
  }
}

extension ValueSchema {
  /// Whether a value is of the schema's kind, whatever it holds.
  func fits(_ value: JSONValue) -> Bool {
    switch (self, value.kind) {
    case (.bool, .bool), (.exactly(.bool), .bool), (.null, .null), (.number, .number),
      (.integer, .number), (.exactly(.integer), .number), (.text, .string), (.word, .string),
      (.pattern, .string), (.id, .string), (.list, .array), (.steps, .array),
      (.steps, .items), (.tunings, .object),
      (.object, .object):
      true
    case (.either(let schemas), _): schemas.contains { $0.fits(value) }
    case (.bool, _), (.exactly, _), (.null, _), (.number, _), (.integer, _), (.text, _),
      (.word, _), (.pattern, _), (.id, _), (.list, _), (.steps, _), (.tunings, _), (.object, _):
      false
    }
  }
}
