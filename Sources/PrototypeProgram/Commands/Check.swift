import Files
import Rehearsal
import TouchKit
import TuningFiles

/// The command `check`: whether scenarios, takes and tunings are well formed.
extension CommandRule {
  static let check = CommandRule(
    "check", "says whether scenarios, takes and tunings are well formed",
    operand: Operand(placeholder: "FILE …", count: 0...Int.max, completion: .files),
    readsContent: true,
    details: [
      "Prints a line for each file that is, and complains about the others.",
      "A tuning in a file named \(usualTuningFile) must give every value; others leave out what is as there.",
    ]
  ) { invocation in
    // The content was read when the prototype was made of it.
    if let source = invocation.table.source {
      try Console.write("\(printable(source.folder.path)): content of the phone\n")
    } else if invocation.operands.isEmpty {
      throw Invocation.problem("check lacks its FILE …", "usage: \(invocation.command.usage)")
    }
    if !invocation.prototype.fonts.isEmpty { _ = try Typefaces.load(invocation.prototype) }
    var problems: [Problem] = []
    for path in invocation.operands {
      try Interruption.check()
      do throws(Problem) {
        try Console.write("\(printable(path)): \(try kind(of: path, invocation.prototype))\n")
      } catch {
        problems.append(error)
      }
    }
    Console.complain(problems)
    if problems.contains(where: { $0.kind == .machine }) { return .machine }
    return problems.isEmpty ? .fine : .wrongInput
  }

  private static let usualTuningFile = "\(Prototype.usualTuning).json"

  private static func isUsualTuning(_ path: String) -> Bool {
    path.split(separator: "/").last.map(String.init) == usualTuningFile
  }

  /// What a well-formed file is, in words.
  private static func kind(of path: String, _ prototype: Prototype) throws(Problem) -> String {
    let bytes = try SafeFile.read(path, atMost: ScenarioReader.limits.bytes)
    do throws(Problem) {
      let value = try ScenarioReader.parse(bytes)
      guard !looksLikeTuning(value) else {
        let reader = TuningReader(prototype.catalogue)
        let changes = try isUsualTuning(path) ? reader.readWhole(value) : reader.read(value)
        return "a tuning of \(Words.count(changes.count, "value"))"
      }
      let scenario = try ScenarioReader(prototype).read(
        value, file: path, sources: ScenarioFile.sources(of: path))
      let steps = Words.count(scenario.steps.count, "step")
      return "a \(scenario.isTake ? "take" : "scenario") of \(steps)"
    } catch {
      throw error.inFile(path)
    }
  }

  /// The names in a tuning have dots, the keys of a scenario have none.
  private static func looksLikeTuning(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.kind else { return false }
    return !members.contains { ["scenario", "take", "steps"].contains($0.key) }
      && members.allSatisfy { $0.key.contains(".") || $0.key.hasPrefix("$") }
  }
}
