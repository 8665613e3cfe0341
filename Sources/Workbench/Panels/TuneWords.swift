import Files
import JSON
import TouchKit
import TuningFiles

/// What the panel of tunings says of entries and values.
package enum TuneWords {
  /// The group of an entry: the first part of its name.
  package static func group(of entry: TuningEntry) -> String {
    StudioNames.title(String(entry.name.prefix { $0 != "." }))
  }

  /// The rest of its name.
  package static func label(of entry: TuningEntry) -> String {
    entry.name.split(separator: ".").dropFirst().joined(separator: " ")
  }

  /// The row of an entry whose preset has a value.
  package static func row(of entry: TuningEntry, _ preset: TuningValue) -> TuneRow {
    let unit = entry.unit.rawValue.split(separator: " ").joined()
    var row = TuneRow(
      label: label(of: entry), summary: "\(entry.name): \(entry.summary)", unit: unit, kind: .curve)
    switch entry.kind {
    case .number(let range, let step):
      (row.kind, row.reach, row.step) = (.number, reach(range, step, preset), step)
    case .choice(let words): (row.kind, row.choices) = (.choice, words)
    case .color: row.kind = .color
    case .curve: break
    }
    return row
  }

  /// The range of a slider: wide enough for what anybody wants, and narrow enough to drag.
  private static func reach(
    _ range: ClosedRange<Double>, _ step: Double, _ preset: TuningValue
  ) -> ClosedRange<Double> {
    var end = range.upperBound
    if case .number(let number) = preset {
      let (times, leastSteps) = (3.0, 50.0)
      end = min(end, max(number * times, range.lowerBound + step * leastSteps))
    }
    return range.lowerBound...max(end, range.lowerBound + step)
  }

  /// A value as the panel shows it.
  package static func words(_ value: TuningValue) -> String {
    switch value {
    case .number(let number): short(number)
    case .choice(let word): word
    case .color(let color): color.figures
    case .curve(let curve): words(curve)
    }
  }

  package static func words(_ curve: TimingCurve) -> String {
    switch curve {
    case .linear, .ease, .easeIn, .easeOut, .easeInOut:
      TimingCurve.named.first { $0.curve == curve }?.name ?? ""
    case .cubic(let x1, let y1, let x2, let y2):
      [x1, y1, x2, y2].map(short).joined(separator: ", ")
    case .spring(let response, let damping): "spring \(short(response)) · \(short(damping))"
    }
  }

  /// A number with as few figures as say it.
  private static func short(_ number: Double) -> String {
    let parts = 100_000.0
    let rounded = (number * parts).rounded() / parts
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int64(rounded))" : "\(rounded)"
  }

  // MARK: What was typed

  /// What was typed, as a value.
  package static func value(_ text: String, of entry: TuningEntry) throws(Problem) -> TuningValue {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let json: JSONValue.Kind? =
      switch entry.kind {
      case .number: number(text, entry.unit).map { .number($0, text: short($0)) }
      case .choice: .string(text)
      case .color: .string(figures(text))
      case .curve: curve(text)
      }
    guard let json else {
      throw Problem(what: "\(quoted(text)) is not a number", remedy: "type a number such as 0.35")
    }
    return try TuningReader.value(
      JSONValue(json, at: SourcePosition(line: 1, column: 1)), of: entry)
  }

  /// A number with or without its unit; nil for anything else.
  private static func number(_ text: String, _ unit: TuningEntry.Unit) -> Double? {
    // Each with how many make one of the entry's unit.
    let units: [(suffix: String, parts: Double)] =
      switch unit {
      case .points: [("pt", 1)]
      case .seconds: [("ms", 1000), ("s", 1)]
      case .pointsPerSecond: [("pt/s", 1)]
      case .share: [("%", 100)]
      case .count: [("×", 1), ("x", 1)]
      case .none: []
      }
    let written = units.first { text.hasSuffix($0.suffix) }
    // A comma is what many languages write before tenths.
    var figures = text.dropLast(written?.suffix.count ?? 0).replacing(",", with: ".")
    if written != nil, figures.last == " " { figures.removeLast() }
    guard figures.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(figures),
      number.isFinite
    else { return nil }
    return number / (written?.parts ?? 1)
  }

  /// The figures of a colour, which other programs write without the mark before them.
  private static func figures(_ text: String) -> String {
    text.count >= 6 && text.allSatisfy(\.isHexDigit) ? "#\(text)" : text
  }

  private static func curve(_ text: String) -> JSONValue.Kind? {
    if TimingCurve.named.contains(where: { $0.name == text }) { return .string(text) }
    return (try? JSONReader.parse(Array(text.utf8)))?.kind
  }
}
