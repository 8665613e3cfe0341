import Capture
import JSON
import Rehearsal
import TouchKit

/// The command `compare`: one finger under several tunings, or in another build.
extension CommandRule {
  static let compare = CommandRule(
    "compare", "shows one finger under several tunings side by side",
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
      OptionRule("velocity", "draws how fast things move beneath where they are"),
      OptionRule(
        "format", takes: "WORD", offers: .words(CompareFormat.allCases.map(\.rawValue)),
        "what is written; by the output's ending, or text, unless given"),
      OptionRule(
        "output", letter: "o", takes: "PATH", offers: .files, "a file; stdout unless given"),
      OptionRule("strict", "ends with status 1 if anything differs"),
      RunWatch.option,
    ], changesStart: true,
    details: [
      """
      Plays the inputs of the take, or those that the scenario makes under the first tuning, at the same times under \
      every tuning, and goes on until nothing moves. It tells when each number of a view that moves begins, arrives \
      and ends, how far it overshoots and how fast it is, how far the runs are apart, and where the finger means \
      something else for the first time.
      """,
      """
      Other values of the start, such as those of --set, are those of all runs. With --vary each value is a run. With --follow each run \
      touches the views that the take hit, and standard error says where one goes another way. With --with the other program plays \
      the same inputs as a process of its own, and both are looked at each 4 ms.
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
