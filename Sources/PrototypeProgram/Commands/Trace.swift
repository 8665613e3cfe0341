import Files
import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// The command `trace`: writes motion tracks.
extension CommandRule {
  static let trace = CommandRule(
    "trace", "writes how views move over time, as CSV, JSON or an SVG plot",
    writes: ["output"], operand: CommandTable.scenario,
    options: TrackChoice.options + CommandTimes.rates + [
      VaryOption.rule,
      OptionRule(
        "format", takes: "WORD", offers: .words(TraceFormat.allCases.map(\.rawValue)),
        "output format (default: the file extension of --output, else csv)"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files,
        "writes to this file (default: stdout)"),
      RunWatch.option,
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Plays the scenario and writes where views are on the screen, 60 times per second (--fps and --every change this) \
      and at the end.
      """,
      """
      With --vary the scenario is played once for each value. The CSV then has a column for each number of each run, such \
      as "KEY=0.4 card.y". The JSON has an object for each run, and the SVG has a panel for each run.
      """,
      TakeOptions.details,
    ]
  ) { invocation in try TraceCommand(invocation).run() }
}

/// One run of `trace`.
private struct TraceCommand {
  private let format: TraceFormat
  private let empty: MotionTracks
  private let times: SampleTimes
  private let variations: [Variation]
  private let file: ScenarioFile
  private let output: String

  init(_ invocation: Invocation) throws(Problem) {
    format = try TraceFormat(invocation)
    let choice = try TrackChoice.read(invocation)
    empty = MotionTracks(
      ids: choice.ids,
      properties: choice.properties.isEmpty ? MotionTracks.Property.allCases : choice.properties)
    times = try CommandTimes.rate(invocation) ?? .perSecond(60)
    variations = try VaryOption.read(invocation)
    file = try ScenarioFile(invocation)
    output = invocation.value("output") ?? "-"
  }

  func run() throws -> ExitStatus {
    try CommandTimes.check(times, file, variations)
    guard variations.isEmpty else { return try runAll() }
    let run = try file.run()
    guard let tracks = try tracks(run) else { return .failed }
    try write(format.bytes(tracks, title: file.scenario.name))
    return file.report(run) ? .fine : .failed
  }

  /// A run for each value.
  private func runAll() throws -> ExitStatus {
    let measurer = PangoMeasurer(fonts: try Typefaces.load(file.prototype))
    var all: [(variation: Variation, tracks: MotionTracks)] = []
    var isFine = true
    for variation in variations {
      let run = file.run(measurer, under: variation.applied(to: file.scenario.startState))
      guard let tracks = try tracks(run, with: variation) else { return .failed }
      all.append((variation, tracks))
      isFine = file.report(run, with: variation.name) && isFine
    }
    try write(format.bytes(VariedTracks(all), title: file.scenario.name))
    return isFine ? .fine : .failed
  }

  /// The tracks of a run; nil, with a complaint, if a step of it can't be done.
  private func tracks(_ run: Run, with variation: Variation = Variation([])) throws -> MotionTracks?
  {
    let filled = run.tracks(empty, at: times)
    try file.check(run)
    if filled == nil { _ = file.report(run, with: variation.name) }
    return filled
  }

  private func write(_ bytes: [UInt8]) throws(Problem) {
    if output == "-" { try Console.write(bytes) } else { try SafeFile.write(bytes, to: output) }
  }
}

/// What motion tracks are written as.
private enum TraceFormat: String, CaseIterable {
  case csv, json, svg

  init(_ invocation: Invocation) throws(Problem) {
    let output = invocation.value("output") ?? ""
    let words = TraceFormat.allCases.map(\.rawValue)
    if let word = try invocation.word("format", of: words), let format = TraceFormat(rawValue: word)
    {
      self = format
    } else {
      self = TraceFormat.allCases.first { output.hasSuffix("." + $0.rawValue) } ?? .csv
    }
  }

  func bytes(_ tracks: MotionTracks, title: String) -> [UInt8] {
    switch self {
    case .csv: tracks.numbers.csv
    case .json: tracks.json
    case .svg: tracks.svg(title: title)
    }
  }

  func bytes(_ tracks: VariedTracks, title: String) -> [UInt8] {
    switch self {
    case .csv: tracks.csv
    case .json: tracks.json
    case .svg: tracks.svg(title: title)
    }
  }
}
