import Files
import TouchKit
import TuningFiles

/// What the panel of tunings says of entries and values.
nonisolated enum TuneWords {
  /// The group of an entry: the first part of its name.
  static func group(of entry: TuningEntry) -> String {
    StudioNames.title(String(entry.name.prefix { $0 != "." }))
  }

  /// The rest of its name.
  static func label(of entry: TuningEntry) -> String {
    entry.name.split(separator: ".").dropFirst().joined(separator: " ")
  }

  /// The row of an entry whose preset has a value.
  static func row(of entry: TuningEntry, _ preset: TuningValue) -> TuneList.Entry {
    let unit = entry.unit.rawValue.split(separator: " ").joined()
    var row = TuneList.Entry(
      label: label(of: entry), summary: "\(entry.name): \(entry.summary)", unit: unit, kind: .curve)
    switch entry.kind {
    case .number(let range, let step):
      (row.kind, row.range, row.step) = (.number, range, step)
      row.softEnd = softEnd(range, step, preset)
    case .choice(let words): (row.kind, row.choices) = (.choice, words)
    case .color: row.kind = .color
    case .curve: break
    }
    return row
  }

  /// Where a slider ends: far enough for what anybody wants, and near enough for a hand.
  private static func softEnd(
    _ range: ClosedRange<Double>, _ step: Double, _ preset: TuningValue
  ) -> Double {
    guard case .number(let number) = preset else { return range.upperBound }
    let (times, leastSteps) = (3.0, 50.0)
    let wanted = max(number * times, range.lowerBound + step * leastSteps)
    return min(range.upperBound, wanted)
  }

  /// A value as the panel shows it.
  static func words(_ value: TuningValue) -> String {
    switch value {
    case .number(let number): tidy(number)
    case .choice(let word): word
    case .color(let color): color.figures
    case .curve(let curve): words(curve)
    }
  }

  static func words(_ curve: TimingCurve) -> String {
    switch curve {
    case .linear, .ease, .easeIn, .easeOut, .easeInOut:
      TimingCurve.named.first { $0.curve == curve }?.name ?? ""
    case .cubic(let x1, let y1, let x2, let y2):
      [x1, y1, x2, y2].map(tidy).joined(separator: ", ")
    case .spring(let response, let damping): "spring \(tidy(response)) · \(tidy(damping))"
    }
  }

  /// A number with as few figures as say it.
  private static func tidy(_ number: Double) -> String {
    let parts = 100_000.0
    let rounded = (number * parts).rounded() / parts
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int64(rounded))" : "\(rounded)"
  }

  /// What was typed, as a value.
  static func value(_ text: String, of entry: TuningEntry) throws(Problem) -> TuningValue {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var writer = JSONWriter(style: .compact)
    writer.string(text)
    let isWord =
      switch entry.kind {
      case .number: false
      case .choice, .color: true
      case .curve: TimingCurve.named.contains { $0.name == text }
      }
    // A comma is what many languages write before tenths.
    let bytes = isWord ? writer.bytes : Array(text.replacing(",", with: ".").utf8)
    guard let json = try? JSONReader.parse(bytes) else {
      throw Problem(what: "\(quoted(text)) is no number", remedy: "type one such as 0.35")
    }
    return try TuningReader.value(json, of: entry)
  }
}
