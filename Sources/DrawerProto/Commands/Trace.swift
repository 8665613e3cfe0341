import Files
import Rehearsal
import Screens
import TouchKit

extension CommandRule {
  static let trace = CommandRule(
    "trace", "writes motion tracks: CSV, JSON or an SVG plot", operand: CommandTable.scenario,
    options: [
      OptionRule(
        "view", takes: "ID", repeats: true, "tracks this view; all that move unless given"),
      OptionRule(
        "property", takes: "NAME", offers: .words(properties), repeats: true,
        "tracks this number of each view; all unless given"),
    ] + Instants.rates + [
      OptionRule(
        "format", takes: "WORD", offers: .words(TraceFormat.allCases.map(\.rawValue)),
        "what is written; by the output's ending, or csv, unless given"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files, "a file; stdout unless given"),
      RunWatch.option,
    ] + CommandTable.opening,
    details: [
      """
      Runs the scenario and writes where views are on the screen over time, 60 times a second unless told otherwise, \
      and at the end.
      """
    ]
  ) { invocation in
    let format = try TraceFormat(invocation)
    let tracks = try tracks(invocation)
    let rate =
      try Instants.rate(invocation) ?? .sequence(numerator: 1_000_000, denominator: 60)
    let file = try ScenarioFile(invocation)
    try rate.check(file)
    let rehearsal = try file.rehearsal()
    guard let filled = try record(file, rehearsal, tracks, rate) else {
      Console.complain(file.problems(rehearsal))
      return .failed
    }
    let bytes = format.bytes(filled, title: file.scenario.name)
    let output = invocation.value("output") ?? "-"
    if output == "-" { try Console.write(bytes) } else { try SafeFile.write(bytes, to: output) }
    Console.complain(file.problems(rehearsal))
    return rehearsal.failures.isEmpty ? .fine : .failed
  }

  private static let properties = MotionTracks.Property.allCases.map(\.rawValue)

  private static func tracks(_ invocation: Invocation) throws(Problem) -> MotionTracks {
    let ids = invocation.values("view")
    for id in ids where !phone.ids.contains(id) {
      throw Invocation.problem(
        "no view \(quoted(id))", suggestion(for: id, known: phone.ids.words(like: id)))
    }
    var chosen: [MotionTracks.Property] = []
    for word in invocation.values("property") {
      guard let property = MotionTracks.Property(rawValue: word) else {
        throw Invocation.problem(
          "--property is \(quoted(word))", suggestion(for: word, known: properties))
      }
      if !chosen.contains(property) { chosen.append(property) }
    }
    return MotionTracks(
      ids: ids, properties: chosen.isEmpty ? MotionTracks.Property.allCases : chosen)
  }

  /// Samples a run to its end; nil where a step of it failed.
  private static func record(
    _ file: ScenarioFile, _ rehearsal: Rehearsal, _ empty: MotionTracks, _ rate: Instants
  ) throws -> MotionTracks? {
    guard case .sequence(let numerator, let denominator) = rate else { return nil }
    var tracks = empty
    var place = 0
    while true {
      let time = Instants.time(place, numerator, denominator)
      if let end = rehearsal.end, time >= end { break }
      rehearsal.run(to: time)
      try file.check(rehearsal)
      if rehearsal.isStopped { return nil }
      if let end = rehearsal.end, time >= end { break }
      tracks.sample(rehearsal.stage)
      place += 1
    }
    rehearsal.finish()
    try file.check(rehearsal)
    if tracks.times.last != rehearsal.stage.now { tracks.sample(rehearsal.stage) }
    tracks.finish(rehearsal.stage.log.entries)
    return tracks
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
    case .csv: tracks.csv
    case .json: tracks.json
    case .svg: tracks.svg(title: title)
    }
  }
}
