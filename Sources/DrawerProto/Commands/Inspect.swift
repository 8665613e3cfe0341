import Files
import Rehearsal
import TouchKit

extension CommandRule {
  static let inspect = CommandRule(
    "inspect", "prints the view tree at a time, as JSON", operand: CommandTable.scenario,
    options: [
      Instants.at, OptionRule("log", "adds the event log up to then"),
    ] + CommandTable.opening,
    details: [
      """
      Runs the scenario up to the time and prints what is on the screen: every view with an id, a role or a text, \
      with its frame as drawn, in points from the top left.
      """,
      "A time past the end runs on without inputs; 0 is after start-up and the inputs at 0.",
    ]
  ) { invocation in
    guard case .one(let time) = try Instants(invocation) else { return .wrongInput }
    let file = try ScenarioFile(invocation)
    let rehearsal = try file.rehearsal()
    if let time { rehearsal.run(to: time) } else { rehearsal.finish() }
    try Interruption.check()
    Console.complain(file.problems(rehearsal))
    guard !rehearsal.isStopped else { return .failed }
    let log = invocation.has("log") ? rehearsal.stage.log.entries : nil
    try Console.write(TreeWriter.write(rehearsal.stage.tree(), log: log))
    return rehearsal.failures.isEmpty ? .fine : .failed
  }
}
