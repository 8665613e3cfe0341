/// The entry of a catalogue for one tunable value: its name, its allowed values and its purpose. The value is in a
/// tuning.
public struct TuningEntry: Hashable, Sendable {
  /// The values that are allowed.
  public enum Kind: Hashable, Sendable {
    /// A number in a range; a control in the window changes it by the step.
    case number(ClosedRange<Double>, step: Double)
    /// One of these words.
    case choice([String])
    /// A colour.
    case color
    /// A timing curve or a spring.
    case curve
  }
  /// The unit of a number, shown after the number.
  public enum Unit: String, Hashable, Sendable {
    /// Lengths.
    case points = "pt"
    /// Spans of time.
    case seconds = "s"
    /// Velocities.
    case pointsPerSecond = "pt/s"
    /// A part of something, from 0 to 1 as a rule.
    case share = ""
    /// A number of things, or a factor.
    case count = "×"
    /// A value without a unit.
    case none = " "
  }

  /// The name: lower-case words with dots between them, such as `drawer.open.duration`.
  public let name: String
  /// The values that are allowed.
  public let kind: Kind
  /// The unit, for numbers.
  public let unit: Unit
  /// One line of description, which editors show.
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
