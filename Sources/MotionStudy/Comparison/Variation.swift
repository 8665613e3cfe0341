import Rehearsal
import TouchKit

/// A run's values that differ from those of others in a row of runs.
package struct Variation: Equatable, Sendable {
  /// A value of a key, as people wrote it.
  package struct Value: Equatable, Sendable {
    package var change: TuningChange
    package var text: String

    package init(_ change: TuningChange, text: String) {
      self.change = change
      self.text = text
    }
  }

  /// A value of each key that varies.
  package var values: [Value]

  package init(_ values: [Value]) { self.values = values }

  /// More runs than this can't be looked at side by side.
  package static let most = 64

  /// Such as `drawer.open.duration = 0.4`.
  package var name: String {
    values.map { "\($0.change.name) = \($0.text)" }.joined(separator: ", ")
  }

  /// The same as a part of a column's name, which has no comma and no space of its own.
  var column: String {
    values.map { value in
      let text = String(value.text.map { $0 == "," || $0.isWhitespace ? "_" : $0 })
      return "\(value.change.name)=\(text)"
    }.joined(separator: " ")
  }

  /// Every value of the first key with every one of the next; the last key's values follow each other.
  package static func combinations(of keys: [[Value]]) -> [Variation] {
    keys.reduce([Variation([])]) { rows, values in
      rows.flatMap { row in values.map { Variation(row.values + [$0]) } }
    }
  }

  /// The start state with these values.
  package func applied(to start: StartState) -> StartState {
    var start = start
    for value in values { start.set(value.change) }
    return start
  }
}
