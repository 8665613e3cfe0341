import Files
import JSON
import TouchKit

/// Every command of a prototype's program.
struct CommandTable: Sendable {
  let identity: ProgramIdentity
  let prototype: Prototype
  /// What is done if no command is named.
  let window: CommandRule
  /// What every command that accepts a scenario also accepts.
  let startOptions: [OptionRule]
  let commands: [CommandRule]
  /// The folder that the content comes from, if one was named.
  let source: ContentSource<Prototype>?

  init(
    _ identity: ProgramIdentity, _ prototype: Prototype, takesContent: Bool,
    source: ContentSource<Prototype>? = nil
  ) {
    self.identity = identity
    self.prototype = prototype
    self.source = source
    let content = takesContent ? [CommandTable.content] : []
    let options = CommandTable.startOptions(prototype) + content
    startOptions = options
    window = .window.adding(startOptions: options)
    let rules: [CommandRule] = [
      .capture, .inspect, .trace, .compare, .test, .approve, .reject, .report, .diff, .check,
      .review,
      .serve,
      .generate,
    ]
    commands = rules.map { $0.adding(startOptions: $0.readsContent ? content : options) }
  }

  /// The table of the prototype that is made from the content in a folder.
  func with(_ content: LiveContent, of folder: String) throws(Problem) -> CommandTable {
    let source = ContentSource(ContentFolder(folder, for: content.files), make: content.make)
    let prototype = try source.made(of: source.folder.read().content)
    return CommandTable(identity, prototype, takesContent: true, source: source)
  }

  /// The window, then the commands that help lists.
  var all: [CommandRule] { [window] + shown }
  /// The names of the commands that help lists.
  var names: [String] { shown.map(\.name) }
  var shown: [CommandRule] { commands.filter { !$0.isHidden } }

  /// How a command is called that writes files: its name, empty for the window, and the option that makes it do so.
  var writing: [String] {
    ([window] + commands).flatMap { rule in
      rule.writes.map { $0.isEmpty ? rule.name : "\(rule.name) --\($0)" }
    }
  }

  private static func startOptions(_ prototype: Prototype) -> [OptionRule] {
    [
      OptionRule(
        "tuning", takes: "FILE|NAME", offers: .wordsOrFiles(prototype.tunings.map(\.name)),
        "starts with this tuning instead of the scenario's"),
      OptionRule(
        "device", takes: "NAME", offers: .words(prototype.devices.map(\.name)),
        "runs on this device instead of the scenario's"),
      OptionRule(
        "appearance", takes: "WORD",
        offers: .words(Environment.Appearance.allCases.map(\.rawValue)),
        "uses this appearance instead of the scenario's"),
      OptionRule(
        "set", takes: "KEY=VALUE", offers: .nothing, repeats: true,
        "changes one value of the tuning; can be used several times"),
    ]
  }

  static let content = OptionRule(
    "content", takes: "FOLDER", offers: .files,
    "uses the phone's texts and pictures from this folder instead of the built-in ones")

  static let scenario = CommandRule.Operand(
    placeholder: "SCENARIO", count: 1...1, completion: .files)
}
