import JSON
import TouchKit

/// Says in messages what a schema expects.
extension ValueSchema {
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
    case .tunings: "an object with the keys and values of a tuning"
    case .steps: "a list of steps"
    case .list(_, let count) where count.count == 1 && count.upperBound <= 4:
      "[\(Array(repeating: "…", count: count.upperBound).joined(separator: ", "))]"
    case .list(_, let count):
      count.count == 1 ? "an array of \(count.upperBound) items" : "an array"
    case .object(let object):
      "{\(object.members.filter { $0.isRequired }.map { quoted($0.key) + ": …" }.joined(separator: ", "))}"
    case .either(let schemas): schemas.map { $0.words }.joined(separator: " or ")
    }
  }
}
