import JSON
import Rehearsal
import TouchKit

/// The command `inspect`: what is on the screen at a time.
extension CommandRule {
  static let inspect = CommandRule(
    "inspect", "prints the view tree at a time, as JSON",
    writes: [], operand: CommandTable.scenario,
    options: [
      CommandTimes.at, OptionRule("log", "adds the event log up to then"),
      OptionRule("explain", takes: "X,Y", "adds why a touch there would land where it lands"),
      RunWatch.option,
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Runs the scenario up to the time and prints what is on the screen: every view with an id, a role or a text, \
      with its frame as drawn, in points from the top left.
      """,
      "A time past the end runs on without inputs; 0 is after start-up and the inputs at 0.",
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
          what: "scenarios can't name \(unknown.map(quoted).joined(separator: ", "))",
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
      throw Invocation.problem("--explain \(quoted(text)) is no place", "write --explain X,Y")
    }
    let range = -10_000.0...10_000
    return Point(
      try Invocation.number(String(parts[0]), of: "explain", in: range),
      try Invocation.number(String(parts[1]), of: "explain", in: range))
  }
}
