import JSON
import Rehearsal
import TouchKit

/// The command `inspect`: what is on the screen at a time.
extension CommandRule {
  static let inspect = CommandRule(
    "inspect", "prints the view tree at one moment, as JSON",
    writes: [], operand: CommandTable.scenario,
    options: [
      CommandTimes.at, OptionRule("log", "adds the log of events up to the time of --at"),
      OptionRule(
        "explain", takes: "X,Y", "adds an explanation of which view a touch at this place would hit"
      ),
      RunWatch.option,
    ] + TakeOptions.rules(), changesStart: true,
    details: [
      """
      Plays the scenario up to the time of --at. Prints the views on the screen: every view that has an id, a role or a \
      text, with its rectangle as drawn, in points from the top left corner.
      """,
      "The time of --at may be after the end of the scenario; then time passes without inputs. Time 0 is after start-up and after the inputs at 0 ms.",
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
          what: "scenarios can't use the ids \(unknown.map(quoted).joined(separator: ", "))",
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
