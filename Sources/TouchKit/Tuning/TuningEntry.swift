/// One tunable thing: what it is, what it may be and what it is unless changed.
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
  public var name: String
  public var kind: Kind
  public var unit: Unit
  public var standard: TuningValue
  /// One line for the panel.
  public var summary: String

  public init(
    _ name: String, _ kind: Kind, unit: Unit = .none, _ standard: TuningValue, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.standard = standard
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

  public static func number(
    _ name: String, _ value: Double, in range: ClosedRange<Double>, step: Double = 1,
    unit: Unit = .points, _ summary: String
  ) -> TuningEntry {
    TuningEntry(name, .number(range, step: step), unit: unit, .number(value), summary)
  }

  public static func seconds(
    _ name: String, _ value: Double, in range: ClosedRange<Double> = 0...10, _ summary: String
  ) -> TuningEntry {
    TuningEntry(name, .number(range, step: 0.01), unit: .seconds, .number(value), summary)
  }

  public static func curve(_ name: String, _ value: TimingCurve, _ summary: String)
    -> TuningEntry
  {
    TuningEntry(name, .curve, .curve(value), summary)
  }

  public static func choice(
    _ name: String, _ value: String, of choices: [String], _ summary: String
  ) -> TuningEntry {
    TuningEntry(name, .choice(choices), .choice(value), summary)
  }

  public static func color(_ name: String, _ value: Color, _ summary: String) -> TuningEntry {
    TuningEntry(name, .color, .color(value), summary)
  }
}
