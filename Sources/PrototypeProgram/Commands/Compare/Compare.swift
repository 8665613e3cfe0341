import Capture
import JSON
import Rehearsal
import TouchKit

/// The command `compare`: one finger under several tunings, or in another build.
extension CommandRule {
  static let compare = CommandRule(
    "compare", "plays the same inputs with several tunings and compares the results",
    writes: ["output"],
    operand: CommandTable.scenario,
    options: [
      OptionRule(
        "tuning", takes: "FILE|NAME", repeats: true,
        "one of the tunings, two to eight in all; may be repeated"),
      VaryOption.rule,
      OptionRule(
        "with", takes: "PROGRAM", offers: .files,
        "compares with another build of the same prototype instead"),
      TakeOptions.followRule(),
    ] + TrackChoice.options + [
      OptionRule("velocity", "draws velocity curves below the position curves"),
      OptionRule(
        "format", takes: "WORD", offers: .words(CompareFormat.allCases.map(\.rawValue)),
        "output format (default: from the output's ending, or text)"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files, "a file (default: stdout)"),
      OptionRule("strict", "exits with status 1 if anything differs"),
      RunWatch.option,
    ], changesStart: true,
    details: [
      """
      Plays the inputs of the take, or those that the scenario makes under the first tuning, at the same times under \
      every tuning, until nothing moves. It reports when each number of a moving view begins, arrives and ends, \
      its overshoot and its peak velocity. It also reports the largest distance between the runs, and when they first \
      diverge because a touch has another effect.
      """,
      """
      Other start values, such as those of --set, apply to all runs. With --vary there is a run for each value. With --follow each run \
      touches the views that the take hit, and the program reports on standard error where it diverges. With --with the other program plays \
      the same inputs in its own process, and both runs are measured every 4 ms.
      """,
    ]
  ) { invocation in
    let command = try CompareCommand(invocation)
    return try command.run()
  }
}

/// What a comparison is written as.
enum CompareFormat: String, CaseIterable {
  case text, json, svg, png

  init(_ invocation: Invocation) throws(Problem) {
    let output = invocation.value("output") ?? ""
    let words = CompareFormat.allCases.map(\.rawValue)
    if let word = try invocation.word("format", of: words),
      let format = CompareFormat(rawValue: word)
    {
      self = format
    } else {
      self = CompareFormat.allCases.first { output.hasSuffix("." + $0.rawValue) } ?? .text
    }
  }
}
