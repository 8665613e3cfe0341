import JSON
import TouchKit

/// Writes schemas as JSON Schema.
enum SchemaWriter {
  static func reference(_ name: String, to writer: inout JSONWriter) {
    writer.object(onOneLine: true) { $0.member("$ref", "#/definitions/\(name)") }
  }

  /// A member of `properties`.
  static func write(_ member: ValueSchema.Member, to properties: inout JSONWriter) {
    properties.key(member.key)
    properties.object { object in
      if !member.summary.isEmpty { object.member("description", member.summary) }
      write(member.schema, to: &object)
    }
  }

  /// The members of a schema object that describe a schema.
  static func write(_ schema: ValueSchema, to object: inout JSONWriter) {
    switch schema {
    case .bool: object.member("type", "boolean")
    case .null: object.member("type", "null")
    case .exactly(.bool(let value)): object.member("const", value)
    case .exactly(.integer(let value)): object.member("const", value)
    case .number(let range):
      object.member("type", "number")
      object.member("minimum", range.lowerBound)
      object.member("maximum", range.upperBound)
    case .integer(let range):
      object.member("type", "integer")
      object.member("minimum", range.lowerBound)
      object.member("maximum", range.upperBound)
    case .text(let range):
      object.member("type", "string")
      if range.lowerBound > 0 { object.member("minLength", range.lowerBound) }
      object.member("maxLength", range.upperBound)
    case .word(let words):
      object.key("enum")
      object.array(onOneLine: true) { array in for word in words { array.string(word) } }
    case .pattern(let pattern):
      object.member("type", "string")
      object.member("pattern", "^\(pattern.expression)$")
    // Members beside a reference are ignored, so there is a list around it.
    case .id: all(of: "id", to: &object)
    case .tunings: all(of: "tunings", to: &object)
    case .steps:
      object.member("type", "array")
      object.key("items")
      reference("scenario-any-step", to: &object)
    case .list(let item, let count):
      object.member("type", "array")
      object.key("items")
      object.object { write(item, to: &$0) }
      object.member("minItems", count.lowerBound)
      object.member("maxItems", count.upperBound)
    case .object(let schema): writeMembers(of: schema, to: &object)
    case .either(let schemas):
      object.key("anyOf")
      object.array { array in
        for schema in schemas { array.object { write(schema, to: &$0) } }
      }
    }
  }

  static func writeMembers(of schema: ValueSchema.ObjectSchema, to object: inout JSONWriter) {
    object.member("type", "object")
    object.key("properties")
    object.object { properties in
      for member in schema.members { write(member, to: &properties) }
    }
    let required = schema.members.filter { $0.isRequired }
    if !required.isEmpty {
      object.key("required")
      object.array(onOneLine: true) { array in
        for member in required { array.string(member.key) }
      }
    }
    if schema.least > 0 { object.member("minProperties", schema.least) }
    object.member("additionalProperties", false)
  }

  static func all(of name: String, to object: inout JSONWriter) {
    object.key("allOf")
    object.array(onOneLine: true) { reference(name, to: &$0) }
  }
}
