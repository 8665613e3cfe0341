/// Declares a value that a designer may change. Code uses this constant, never the name as a string.
///
/// For example:
///
///     static let height = Tunable.number("lamp.height", in: 80...240, "how high the lamp hangs")
///     let height = stage.tuning[LampView.height]
///
/// List the declaration in a catalogue. The value is in the file of the tuning.
public final class Tunable<Value: Sendable>: TuningDeclaration {
  /// The name, the range, the unit and the purpose.
  public let entry: TuningEntry
  /// The value in its Swift type; nil if it is of another kind.
  @usableFromInline
  let read: @Sendable (TuningValue) -> Value?
  @usableFromInline
  let place = TuningPlace()

  /// The name in files: lower-case words with dots between them.
  public var name: String { entry.name }
  /// The entry of this value, for a catalogue.
  public var entries: [TuningEntry] { [entry] }

  private init(_ entry: TuningEntry, _ read: @escaping @Sendable (TuningValue) -> Value?) {
    self.entry = entry
    self.read = read
  }
}

extension Tunable<Double> {
  /// A number in a range. One press of a control in the window changes the number by `step`. The summary says what the
  /// number does.
  public static func number(
    _ name: String, in range: ClosedRange<Double>, step: Double = 1,
    unit: TuningEntry.Unit = .points, _ summary: String
  ) -> Tunable {
    Tunable(TuningEntry(name, .number(range, step: step), unit: unit, summary)) {
      if case .number(let number) = $0 { number } else { nil }
    }
  }
}

extension Tunable<Int> {
  /// A whole number. A number in a file is rounded.
  public static func whole(
    _ name: String, in range: ClosedRange<Int>, unit: TuningEntry.Unit = .count, _ summary: String
  ) -> Tunable {
    let kind = TuningEntry.Kind.number(
      Double(range.lowerBound)...Double(range.upperBound), step: 1)
    return Tunable(TuningEntry(name, kind, unit: unit, summary)) {
      if case .number(let number) = $0 { Int(exactly: number.rounded()) } else { nil }
    }
  }
}

extension Tunable<Time> {
  /// A span of time. In files it is a number of seconds.
  public static func seconds(
    _ name: String, in range: ClosedRange<Double> = 0...10, _ summary: String
  ) -> Tunable {
    Tunable(TuningEntry(name, .number(range, step: 0.01), unit: .seconds, summary)) {
      if case .number(let seconds) = $0 { .seconds(seconds) } else { nil }
    }
  }
}

extension Tunable<Color> {
  /// A colour. In files it is a string, `#rrggbb` or `#rrggbbaa`.
  public static func color(_ name: String, _ summary: String) -> Tunable {
    Tunable(TuningEntry(name, .color, summary)) {
      if case .color(let color) = $0 { color } else { nil }
    }
  }
}

extension Tunable<TimingCurve> {
  /// A timing curve or a spring.
  public static func curve(_ name: String, _ summary: String) -> Tunable {
    Tunable(TuningEntry(name, .curve, summary)) {
      if case .curve(let curve) = $0 { curve } else { nil }
    }
  }
}

extension Tunable where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration. In files it is the raw value of the case.
  public static func choice(_ name: String, of type: Value.Type, _ summary: String) -> Tunable {
    Tunable(TuningEntry(name, .choice(Value.allCases.map { $0.rawValue }), summary)) {
      if case .choice(let word) = $0 { Value(rawValue: word) } else { nil }
    }
  }
}
