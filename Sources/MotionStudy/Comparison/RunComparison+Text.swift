import Files
import JSON
import TouchKit

/// Puts a comparison into words, with a table for each number.
extension RunComparison {
  /// More tables are of no use to a reader.
  private static let mostTables = 12

  package func text(title: String) -> String {
    var lines = [title.isEmpty ? nil : printable(title), counts].compactMap(\.self)
    lines.append("")
    lines += settledLines
    for track in byWeight.prefix(RunComparison.mostTables) { lines += [""] + table(track) }
    let left = tracks.count - RunComparison.mostTables
    if left > 0 {
      lines += [
        "",
        "\(NumberWords.count(left, "other number differs", "other numbers differ")) less; --view shows them",
      ]
    }
    if tracks.isEmpty { lines += ["", "Nothing moves in any run."] }
    lines += ["", parts, ""]
    return lines.joined(separator: "\n")
  }

  private var counts: String {
    "\(NumberWords.count(runs.count, "run")) with the same inputs, observed for \(RunComparison.ms(end))"
  }

  /// Where the runs diverge, as a sentence.
  var parts: String {
    guard let divergence else {
      return "The runs do not diverge: the inputs have the same effect in every run."
    }
    return
      "The runs diverge at \(RunComparison.ms(divergence.time)): \(printable(divergence.meaning))."
  }

  private var settledLines: [String] {
    RunComparison.aligned(
      runs.map { run in
        [run.label, run.settled.map { "settled at \(RunComparison.ms($0))" } ?? "still moves"]
      }, leading: 2)
  }

  private func table(_ track: ComparedTrack) -> [String] {
    let unit = track.isLength ? "pt" : "share"
    func number(_ value: Double?) -> String {
      value.map { RunComparison.number($0, track.isLength) } ?? "–"
    }
    let head = [
      "\(track.name), \(unit)", "begins", "arrives", "ends", "duration", "overshoot",
      "peak velocity",
      "from", "to",
    ]
    let rows = zip(runs, track.measures).map { run, measures in
      [
        "  \(run.label)", RunComparison.ms(measures?.begins), RunComparison.ms(measures?.arrives),
        RunComparison.ms(measures?.ends), RunComparison.ms(measures?.duration),
        number(measures?.overshoot), number(measures?.peakVelocity), number(measures?.from),
        number(measures?.to),
      ]
    }
    return RunComparison.aligned([head] + rows, leading: 1) + ["  \(track.apart)"]
  }

  // MARK: Words

  static func ms(_ time: Time?) -> String {
    time.map { "\(grouped((($0.milliseconds * 10).rounded() / 10).twoDecimals)) ms" } ?? "–"
  }

  static func number(_ value: Double, _ isLength: Bool) -> String {
    if isLength { return grouped(((value * 10).rounded() / 10).twoDecimals) }
    return value.twoDecimals
  }

  /// With a comma between thousands.
  private static func grouped(_ number: String) -> String {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let figures = parts[0].drop { $0 == "-" }
    var whole = ""
    for (index, figure) in figures.enumerated() {
      if index > 0, (figures.count - index) % 3 == 0 { whole += "," }
      whole.append(figure)
    }
    let sign = number.hasPrefix("-") ? "-" : ""
    return sign + whole + (parts.count > 1 ? ".\(parts[1])" : "")
  }

  /// Rows with their cells under each other; those after the first `leading` end at one place.
  private static func aligned(_ rows: [[String]], leading: Int) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let room = String(repeating: " ", count: widths[column] - cell.count)
        return column < leading ? cell + room : room + cell
      }
      var line = cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}

extension RecordedRun {
  /// The name as it is shown beside numbers: long ones lose their middle.
  var label: String {
    let name = printable(name)
    let most = 40
    guard name.count > most else { return name }
    return "\(name.prefix(most / 2 - 1))…\(name.suffix(most / 2))"
  }
}

extension ComparedTrack {
  /// How far the runs are apart, in words.
  var apart: String {
    guard let farthest else { return "no two runs have this number at the same time" }
    guard isApart else { return "the same in every run" }
    let unit = isLength ? " pt" : ""
    let distance = RunComparison.number(farthest.distance, isLength)
    return "largest distance \(distance)\(unit) at \(RunComparison.ms(farthest.time))"
  }
}
