/// A value for each entry of a catalogue.
public struct Tuning: Equatable, Sendable {
  /// The catalogue whose entries have a value here.
  public let catalogue: TuningCatalogue
  private var values: [TuningValue]

  /// A tuning with these values. Each entry of the catalogue must have a value that the entry accepts. Values for other
  /// names are ignored.
  public init(_ catalogue: TuningCatalogue, _ values: [String: TuningValue]) {
    self.catalogue = catalogue
    self.values = catalogue.entries.map { entry in
      guard let value = values[entry.name], entry.accepts(value) else {
        preconditionFailure(
          "the tuning \(entry.name) \(values[entry.name] == nil ? "is left out" : "can't have its value")"
        )
      }
      return value
    }
  }

  /// The value of a declaration, which the catalogue must list.
  // Values are read many times at each input: callers in other modules get one for their type.
  @inlinable
  public subscript<Value>(tunable: Tunable<Value>) -> Value {
    let value = value(of: tunable.entry, at: tunable.place)
    guard let value = tunable.read(value) else {
      preconditionFailure(
        "the tuning \(tunable.name) is declared twice, for values of different kinds")
    }
    return value
  }

  @usableFromInline
  func value(of entry: TuningEntry, at place: TuningPlace) -> TuningValue {
    values[place.index(of: entry.name, in: catalogue)]
  }

  /// The animation for a declaration, with the present values.
  public subscript(animation: TunableAnimation) -> Animation {
    Animation(duration: self[animation.duration], curve: self[animation.curve])
  }

  /// The value of a name in the catalogue, for code that handles all values in the same manner.
  public subscript(name: String) -> TuningValue { values[catalogue.index(of: name)] }

  /// The value of each name, in the catalogue's order.
  public var all: [TuningChange] {
    zip(catalogue.entries, values).map { TuningChange($0.name, $1) }
  }

  /// The values that differ from those of another tuning of the same catalogue, in the catalogue's order.
  public func changes(from other: Tuning) -> [TuningChange] {
    values.indices.filter { values[$0] != other.values[$0] }.map {
      TuningChange(catalogue.entries[$0].name, values[$0])
    }
  }

  /// Sets a value. Returns false and changes nothing if the name is unknown or the entry does not accept the value.
  @discardableResult
  public mutating func set(_ name: String, _ value: TuningValue) -> Bool {
    guard let entry = catalogue[name], entry.accepts(value) else { return false }
    values[catalogue.index(of: name)] = value
    return true
  }
}
