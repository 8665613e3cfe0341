import Files
import Screens
import TouchKit

/// Every command of the program.
struct CommandTable: Sendable {
  static let program = ProgramIdentity.command
  static let version = "0.1.0"
  static let purpose = "a phone-sized touch prototype that can be held still"

  /// What is done if no command is named.
  let window = CommandRule.window
  let commands: [CommandRule]

  init() {
    commands = [
      .capture, .inspect, .trace, .test, .approve, .reject, .report, .diff, .check, .serve,
      .generate,
    ]
  }

  /// The window, then the commands that help lists.
  var all: [CommandRule] { [window] + shown }
  /// The names of the commands that help lists.
  var names: [String] { shown.map(\.name) }
  var shown: [CommandRule] { commands.filter { !$0.isHidden } }

  static let help = OptionRule("help", letter: "h", "shows this")

  /// What every command that takes a scenario also takes.
  static let startOptions: [OptionRule] = [
    OptionRule(
      "tuning", takes: "FILE|NAME", offers: .wordsOrFiles(phone.tunings.map(\.name)),
      "starts from another tuning than the scenario's"),
    OptionRule(
      "device", takes: "NAME", offers: .words(phone.devices.map(\.name)),
      "runs on another device than the scenario's"),
    OptionRule(
      "appearance", takes: "WORD", offers: .words(Environment.Appearance.allCases.map(\.rawValue)),
      "light or dark instead of the scenario's"),
    OptionRule(
      "set", takes: "KEY=VALUE", offers: .nothing, repeats: true,
      "gives one tuning another value; may be repeated"),
  ]

  static let scenario = CommandRule.Operand(
    placeholder: "SCENARIO", count: 1...1, completion: .files)
}
