import Rehearsal
import TouchKit

/// A run's values that differ from those of others in a row of runs.
public struct Variation: Equatable, Sendable {
  /// A value of a key, as people wrote it.
  public struct Value: Equatable, Sendable {
    public var change: TuningChange
    public var text: String

    public init(_ change: TuningChange, text: String) {
      self.change = change
      self.text = text
    }
  }

  /// A value of each key that varies.
  public var values: [Value]

  public init(_ values: [Value]) { self.values = values }

  /// More runs than this can't be looked at side by side.
  public static let most = 64

  /// Such as `drawer.open.duration = 0.4`.
  public var name: String {
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
  public static func combinations(of keys: [[Value]]) -> [Variation] {
    keys.reduce([Variation([])]) { rows, values in
      rows.flatMap { row in values.map { Variation(row.values + [$0]) } }
    }
  }

  /// The start state with these values.
  public func applied(to start: StartState) -> StartState {
    var start = start
    for value in values { start.set(value.change) }
    return start
  }
}
