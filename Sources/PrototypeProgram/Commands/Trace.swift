import Files
import Rehearsal
import TouchKit

/// The command `trace`: writes motion tracks.
extension CommandRule {
  static let trace = CommandRule(
    "trace", "writes motion tracks: CSV, JSON or an SVG plot", operand: CommandTable.scenario,
    options: [
      OptionRule(
        "view", takes: "ID", repeats: true, "tracks this view; all that move unless given"),
      OptionRule(
        "property", takes: "NAME", offers: .words(properties), repeats: true,
        "tracks this number of each view; all unless given"),
    ] + CommandTimes.rates + [
      OptionRule(
        "format", takes: "WORD", offers: .words(TraceFormat.allCases.map(\.rawValue)),
        "what is written; by the output's ending, or csv, unless given"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files, "a file; stdout unless given"),
      RunWatch.option,
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Runs the scenario and writes where views are on the screen over time, 60 times a second unless told otherwise, \
      and at the end.
      """, TakeOptions.details,
    ]
  ) { invocation in
    let format = try TraceFormat(invocation)
    let empty = try tracks(invocation)
    let times = try CommandTimes.rate(invocation) ?? .perSecond(60)
    let file = try ScenarioFile(invocation)
    try CommandTimes.check(times, file)
    let run = try file.run()
    let filled = run.tracks(empty, at: times)
    try file.check(run)
    guard let tracks = filled else {
      _ = file.report(run)
      return .failed
    }
    let bytes = format.bytes(tracks, title: file.scenario.name)
    let output = invocation.value("output") ?? "-"
    if output == "-" { try Console.write(bytes) } else { try SafeFile.write(bytes, to: output) }
    return file.report(run) ? .fine : .failed
  }

  private static let properties = MotionTracks.Property.allCases.map(\.rawValue)

  private static func tracks(_ invocation: Invocation) throws(Problem) -> MotionTracks {
    let ids = invocation.values("view")
    let vocabulary = invocation.prototype.ids
    for id in ids where !vocabulary.contains(id) {
      throw Invocation.problem(
        "no view \(quoted(id))", suggestion(for: id, known: vocabulary.words(like: id)))
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
}
