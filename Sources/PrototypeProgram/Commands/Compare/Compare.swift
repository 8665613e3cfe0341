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
        "plays with this tuning; use this option for each of two to eight tunings"),
      VaryOption.rule,
      OptionRule(
        "with", takes: "PROGRAM", offers: .files,
        "compares with another build of the same prototype instead of another tuning"),
      TakeOptions.followRule(),
    ] + TrackChoice.options + [
      OptionRule("velocity", "draws velocity curves below the position curves"),
      OptionRule(
        "format", takes: "WORD", offers: .words(CompareFormat.allCases.map(\.rawValue)),
        "output format (default: the file extension of --output, else text)"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files,
        "writes to this file (default: stdout)"),
      OptionRule("strict", "exits with status 1 if the runs differ"),
      RunWatch.option,
    ], changesStart: true,
    details: [
      """
      Plays the same inputs at the same times with each tuning, until nothing moves. These are the inputs of the take, or the \
      inputs that the scenario makes with the first tuning.
      """,
      """
      For each number of a moving view, such as its y, the command reports when the number begins to move, reaches its \
      target and stops, how far it overshoots, and its peak velocity. The command also reports the largest distance between \
      the runs, and when the runs first diverge: when a touch has another effect.
      """,
      """
      Other options for the start, such as --set, apply to all runs. With --vary there is a run for each value. With --follow, \
      each touch is played on the view that it hit in the take, and standard error shows where a run diverges from the take. \
      With --with, the other program plays the same inputs in its own process, and both runs are measured every 4 ms.
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
