/// The entry of a catalogue for one tunable value: its name, its allowed values and its purpose. The value is in a
/// tuning.
public struct TuningEntry: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case number(ClosedRange<Double>, step: Double)
    case choice([String])
    case color
    case curve
  }
  public enum Unit: String, Hashable, Sendable {
    case points = "pt"
    case seconds = "s"
    case pointsPerSecond = "pt/s"
    case share = ""
    case count = "×"
    case none = " "
  }

  /// Dotted, lower case: `drawer.open.duration`.
  public let name: String
  public let kind: Kind
  public let unit: Unit
  /// One line for editors.
  public let summary: String

  init(_ name: String, _ kind: Kind, unit: Unit = .none, _ summary: String) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.summary = summary
  }

  /// Whether a value is of the entry's kind and in its range.
  public func accepts(_ value: TuningValue) -> Bool {
    switch (kind, value) {
    case (.number(let range, _), .number(let number)): range.contains(number)
    case (.choice(let choices), .choice(let choice)): choices.contains(choice)
    case (.color, .color), (.curve, .curve): true
    case (.number, _), (.choice, _), (.color, _), (.curve, _): false
    }
  }
}
