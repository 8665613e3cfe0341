import JSON
import Rehearsal
import TouchKit

/// The command `inspect`: what is on the screen at a time.
extension CommandRule {
  static let inspect = CommandRule(
    "inspect", "prints the view tree at one moment, as JSON",
    writes: [], operand: CommandTable.scenario,
    options: [
      CommandTimes.at, OptionRule("log", "adds the event log up to that time"),
      OptionRule(
        "explain", takes: "X,Y", "adds an explanation of which view a touch at this place would hit"
      ),
      RunWatch.option,
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Runs the scenario up to the time and prints the views on the screen: every view with an id, a role or a text, \
      with its frame as drawn, in points from the top left.
      """,
      "After the end of the scenario, time passes without inputs. Time 0 is after start-up and after the inputs at 0.",
      TakeOptions.details,
    ]
  ) { invocation in
    guard case .one(let time) = try CommandTimes(invocation) else { return .wrongInput }
    let point = try point(invocation)
    let file = try ScenarioFile(invocation)
    let run = try file.run()
    let moment = time ?? run.finish()
    run.run(to: moment)
    try file.check(run)
    let isFine = file.report(run)
    guard !run.isStopped else { return .failed }
    try Console.write(
      TreeWriter.write(
        run.tree(at: moment), log: invocation.has("log") ? run.log(at: moment) : nil,
        explanation: point.map { run.state(at: moment).explain($0.x, $0.y) }))
    let unknown = run.state(at: moment).unknownIDs
    if !unknown.isEmpty {
      Console.complain([
        Problem(
          what: "a scenario can't use the name \(unknown.map(quoted).joined(separator: ", "))",
          remedy: "add the ids to `ids:` of the Prototype")
      ])
    }
    return isFine ? .fine : .failed
  }

  /// The point that `--explain` asks about.
  private static func point(_ invocation: Invocation) throws(Problem) -> Point? {
    guard let text = invocation.value("explain") else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw Invocation.problem("--explain \(quoted(text)) is not a place", "write --explain X,Y")
    }
    let range = -10_000.0...10_000
    return Point(
      try Invocation.number(String(parts[0]), of: "explain", in: range),
      try Invocation.number(String(parts[1]), of: "explain", in: range))
  }
}
