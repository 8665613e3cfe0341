import Files
import GtkPaint
import JSON
import Rehearsal
import TouchKit
import TuningFiles

/// The command `check`: whether scenarios, takes, sessions and tunings are well formed.
extension CommandRule {
  static let check = CommandRule(
    "check", "checks that scenarios, takes, sessions and tunings are valid",
    writes: [],
    operand: Operand(placeholder: "FILE …", count: 0...Int.max, completion: .files),
    readsContent: true,
    details: [
      "Prints a line for each valid file, and an error for each invalid file.",
      """
      A take (recorded inputs) can say which view each of its touches hit. The command plays such a take. If a touch now hits \
      another view, the command prints an error, and the exit status is 1.
      """,
      """
      A tuning in a file named \(usualTuningFile) must have every value. The file of another tuning needs only the values \
      that differ from \(usualTuningFile).
      """,
    ]
  ) { invocation in
    // The content was read when the prototype was made of it.
    if let source = invocation.table.source {
      try Console.write("\(printable(source.folder.path)): content of the phone\n")
    } else if invocation.operands.isEmpty {
      throw Invocation.problem(
        "an argument is missing: check needs FILE …", "usage: \(invocation.command.usage)")
    }
    if !invocation.prototype.fonts.isEmpty { _ = try Typefaces.load(invocation.prototype) }
    var problems: [Problem] = []
    var departed = 0
    for path in invocation.operands {
      try Interruption.check()
      do {
        let (kind, divergence) = try kind(of: path, invocation.prototype)
        try Console.write("\(printable(path)): \(kind)\n")
        if let divergence {
          problems.append(divergence)
          departed += 1
        }
      } catch let problem as Problem {
        problems.append(problem)
      }
    }
    Console.complain(problems)
    if problems.contains(where: { $0.kind == .machine }) { return .machine }
    if problems.count > departed { return .wrongInput }
    return departed == 0 ? .fine : .failed
  }

  /// A session may have a cut last line, or name a tuning that is missing. Then it is well formed up to there, and this
  /// is reported.
  private static func session(
    _ bytes: [UInt8], _ path: String, _ prototype: Prototype
  ) throws(Problem) -> (words: String, divergence: Problem?) {
    let reading = try SessionReader(ScenarioReader(prototype)).read(bytes, file: path)
    Console.complain(reading.remarks)
    let inputs = reading.tree.branches.map(\.inputs.count).reduce(0, +)
    return (
      "a session of \(NumberWords.count(inputs, "input")) on "
        + NumberWords.count(reading.tree.branches.count, "branch", "branches"), nil
    )
  }

  private static let usualTuningFile = "\(Prototype.usualTuning).json"

  private static func isUsualTuning(_ path: String) -> Bool {
    path.split(separator: "/").last.map(String.init) == usualTuningFile
  }

  /// What a well-formed file is, in words, and how a take means something else now than when it was recorded.
  private static func kind(
    of path: String, _ prototype: Prototype
  ) throws -> (words: String, divergence: Problem?) {
    let bytes = try SafeFile.read(path, atMost: ScenarioReader.limits.bytes)
    if SessionReader.isSession(bytes) { return try session(bytes, path, prototype) }
    do {
      let value = try ScenarioReader.parse(bytes)
      guard !looksLikeTuning(value) else {
        let reader = TuningReader(prototype.catalogue)
        let changes = try isUsualTuning(path) ? reader.readWhole(value) : reader.read(value)
        return ("a tuning of \(NumberWords.count(changes.count, "value"))", nil)
      }
      let scenario = try ScenarioReader(prototype).read(
        value, file: path, sources: ScenarioFile.sources(of: path))
      let steps = NumberWords.count(scenario.steps.count, "step")
      guard scenario.isTake else {
        let sweep =
          scenario.sweep.map { " with a sweep of \(NumberWords.count($0.count, "run"))" } ?? ""
        return ("a scenario of \(steps)\(sweep)", nil)
      }
      let divergence = try divergence(of: scenario, path, prototype)
      return (
        "a take of \(steps)" + (divergence == nil ? "" : " that diverges from its recording now"),
        divergence
      )
    } catch let problem as Problem {
      throw problem.inFile(path)
    }
  }

  /// The first input of a take that hits something else than its file says; nil if no input does.
  private static func divergence(
    of take: Scenario, _ path: String, _ prototype: Prototype
  ) throws -> Problem? {
    guard TakeMeaning.isTold(by: take) else { return nil }
    let measurer = PangoMeasurer(fonts: try Typefaces.load(prototype))
    let divergences = TakeMeaning.divergences(of: take, prototype, measurer: measurer) {
      Interruption.isRequested
    }
    try Interruption.check()
    guard let first = divergences.first else { return nil }
    let others = divergences.count - 1
    return first.problem(
      in: path,
      remedy: "record the take again"
        + (others == 0 ? "" : "; \(NumberWords.count(others, "more input")) diverged, too"))
  }

  /// The names in a tuning have dots, the keys of a scenario do not.
  private static func looksLikeTuning(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.kind else { return false }
    return !members.contains { ["scenario", "take", "steps"].contains($0.key) }
      && members.allSatisfy { $0.key.contains(".") || $0.key.hasPrefix("$") }
  }
}
