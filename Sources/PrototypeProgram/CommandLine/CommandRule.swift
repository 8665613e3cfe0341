import Files

/// A command of the program: one row of the table that parser, help, man page and completions come from.
struct CommandRule: Sendable {
  /// Empty for what the program does if no command is named.
  let name: String
  /// One line, lower case, without a full stop.
  let summary: String
  /// The options with which it writes files, `""` if it does so without one. The tests kill it with each of them.
  let writes: [String]
  /// What the operands are, if there are any.
  let operand: Operand?
  let options: [OptionRule]
  /// Whether options can change what a scenario starts from.
  let changesStart: Bool
  /// Whether it can look at other content, though it starts nothing.
  let readsContent: Bool
  /// Paragraphs for the command's own help and for the man page.
  let details: [String]
  /// Whether help and completions leave it out.
  let isHidden: Bool
  let run: @Sendable (Invocation) throws -> ExitStatus

  struct Operand: Sendable {
    /// `SCENARIO`, or `FILE …` if there may be several.
    let placeholder: String
    let count: ClosedRange<Int>
    let completion: OptionRule.Completion
  }

  init(
    _ name: String, _ summary: String, writes: [String], operand: Operand? = nil,
    options: [OptionRule] = [],
    changesStart: Bool = false, readsContent: Bool = false, details: [String] = [],
    isHidden: Bool = false,
    run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    for option in writes where !option.isEmpty {
      precondition(options.contains { $0.name == option }, "\(name) has no option \(option)")
    }
    self.name = name
    self.summary = summary
    self.writes = writes
    self.operand = operand
    self.options = options
    self.changesStart = changesStart
    self.readsContent = readsContent
    self.details = details
    self.isHidden = isHidden
    self.run = run
  }

  /// `drawer-proto capture SCENARIO [options]`
  var usage: String {
    [
      ProgramIdentity.command, name.isEmpty ? nil : name, operand?.placeholder,
      options.count > 1 ? "[options]" : nil,
    ]
    .compactMap { $0 }.joined(separator: " ")
  }

  /// The rule with the options that every command has, and those of the start if it takes them. An option of its own that has
  /// the name of one of the start takes that one's place and offers the same.
  func adding(startOptions: [OptionRule]) -> CommandRule {
    let help = OptionRule("help", letter: "h", "shows this help")
    let start = changesStart || readsContent ? startOptions : []
    let own = options.map { option in
      start.first { $0.name == option.name }.map(option.offering) ?? option
    }
    return CommandRule(
      name, summary, writes: writes, operand: operand,
      options: own + start.filter { option in !own.contains { $0.name == option.name } } + [help],
      changesStart: changesStart, readsContent: readsContent, details: details, isHidden: isHidden,
      run: run)
  }
}
