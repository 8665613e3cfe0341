import JSON
import Rehearsal
import TouchKit

/// The command `generate`: prints the files that are made of the program's own tables.
extension CommandRule {
  /// `script/generate` keeps its output under `resources/`; a test compares the two.
  static let generate = CommandRule(
    "generate", "prints a file that the program makes from its own tables, such as the man page",
    writes: [],
    operand: Operand(
      placeholder: "WHAT", count: 1...1, completion: .words(Generated.allCases.map(\.rawValue))),
    isHidden: true
  ) { invocation in
    let words = Generated.allCases.map(\.rawValue)
    guard let what = Generated(rawValue: invocation.operands[0]) else {
      throw Invocation.problem(
        "there is no generated file named \(quoted(invocation.operands[0]))",
        suggestion(for: invocation.operands[0], known: words))
    }
    try Console.write(what.bytes(invocation.table))
    return .fine
  }
}

/// The files made of the program's tables.
private enum Generated: String, CaseIterable {
  case man, bash, zsh, fish
  case scenarioSchema = "scenario-schema"
  case tuningSchema = "tuning-schema"
  case treeSchema = "view-tree-schema"
  /// A line for each way to have a command write files.
  case writing

  func bytes(_ table: CommandTable) -> [UInt8] {
    let schemas = Schemas(table.prototype)
    return switch self {
    case .man: Array(ManPage(table: table).text.utf8)
    case .bash: Array(BashCompletion(table: table).text.utf8)
    case .zsh: Array(ZshCompletion(table: table).text.utf8)
    case .fish: Array(FishCompletion(table: table).text.utf8)
    case .scenarioSchema: schemas.scenario
    case .tuningSchema: schemas.tuning
    case .treeSchema: schemas.tree
    case .writing: Array(table.writing.map { "\($0)\n" }.joined().utf8)
    }
  }
}
