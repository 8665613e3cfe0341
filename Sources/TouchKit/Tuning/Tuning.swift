/// A value for every name of a catalogue.
public struct Tuning: Equatable, Sendable {
  public let catalogue: TuningCatalogue
  private var values: [TuningValue]

  /// The catalogue's standards.
  public init(_ catalogue: TuningCatalogue) {
    self.catalogue = catalogue
    values = catalogue.entries.map(\.standard)
  }

  /// The value of a name that the catalogue has.
  public subscript(name: String) -> TuningValue { values[catalogue.place(of: name)] }

  /// Sets a value; false, changing nothing, where the name is unknown or the value not acceptable.
  @discardableResult
  public mutating func set(_ name: String, _ value: TuningValue) -> Bool {
    guard let entry = catalogue[name], entry.accepts(value) else { return false }
    values[catalogue.place(of: name)] = value
    return true
  }

  /// The names whose values are not the standard, in the catalogue's order.
  public var changed: [(name: String, value: TuningValue)] {
    zip(catalogue.entries, values).filter { $0.standard != $1 }.map { ($0.name, $1) }
  }

  public func number(_ name: String) -> Double {
    guard case .number(let number) = self[name] else {
      preconditionFailure("the tuning \(name) is no number")
    }
    return number
  }

  public func time(_ name: String) -> Time { .seconds(number(name)) }

  public func choice(_ name: String) -> String {
    guard case .choice(let choice) = self[name] else {
      preconditionFailure("the tuning \(name) is no choice")
    }
    return choice
  }

  public func color(_ name: String) -> Color {
    guard case .color(let color) = self[name] else {
      preconditionFailure("the tuning \(name) is no colour")
    }
    return color
  }

  public func curve(_ name: String) -> TimingCurve {
    guard case .curve(let curve) = self[name] else {
      preconditionFailure("the tuning \(name) is no curve")
    }
    return curve
  }

  /// The animation of the pair `NAME.duration` and `NAME.curve`.
  public func animation(_ name: String) -> Animation {
    Animation(duration: time("\(name).duration"), curve: curve("\(name).curve"))
  }
}
