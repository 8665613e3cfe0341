import Files
import VisualTesting

extension CommandRule {
  private static let picture = Operand(
    placeholder: "[NAME …]", count: 0...Int.max, completion: .nothing)

  private static let judging: [OptionRule] = [
    TestCommand.filter,
    OptionRule("yes", letter: "y", "does so with CI=true in the environment, too"),
    OptionRule("dry-run", letter: "n", "only lists what would change"),
    OptionRule("undo", "takes back the newest change of baselines instead"),
  ]

  private static let names =
    """
    NAME is a picture such as halfway@2x, with or without the way to it, a folder of baselines or a scenario. What \
    can be judged is what the last run left in .drawer-proto/last, and only as long as that is what was compared.
    """

  static let approve = CommandRule(
    "approve", "makes pictures of the last test run the baselines", operand: picture,
    options: judging,
    details: ["Lists what changes, then does it; without names, all of it.", names]
  ) { invocation in
    try Judgement(invocation, word: "approve").run { (approval) throws(Problem) in
      try approval.approval()
    }
  }

  static let reject = CommandRule(
    "reject", "says no to pictures of the last test run, with a reason", operand: picture,
    options: [OptionRule("reason", takes: "TEXT", "why; tests tell it until the picture changes")]
      + judging,
    details: ["The baselines' manifest keeps the no to exactly this picture.", names]
  ) { invocation in
    let reason = invocation.value("reason") ?? ""
    if !invocation.has("undo") {
      guard !invocation.operands.isEmpty else {
        throw Invocation.problem("reject lacks the names of pictures", "name what is rejected")
      }
      guard (1...500).contains(reason.unicodeScalars.count) else {
        throw Invocation.problem(
          "reject needs a reason of 1 to 500 characters", "write --reason TEXT")
      }
    }
    return try Judgement(invocation, word: "reject").run { (approval) throws(Problem) in
      try approval.rejection(reason: reason)
    }
  }
}

/// One run of `approve` or `reject`.
private struct Judgement {
  private let invocation: Invocation
  private let word: String
  private let state = StateFolder()

  init(_ invocation: Invocation, word: String) {
    self.invocation = invocation
    self.word = word
  }

  func run(
    _ changes: (Approval) throws(Problem) -> [BaselineChange]
  ) throws(Problem) -> ExitStatus {
    if invocation.has("undo") { return try undo() }
    let approval = try Approval(
      LastRun(state.lastRun), names: invocation.operands, words: invocation.values("filter"),
      within: WorkingFolder.path)
    guard !approval.choices.isEmpty else {
      Console.complain([
        Invocation.problem("nothing was selected", "the last run left nothing like it to judge")
      ])
      return .nothingSelected
    }
    for choice in approval.choices { try Console.write("\(word): \(choice.line)\n") }
    if invocation.has("dry-run") { return .fine }
    try refuseUnseen()
    try state.apply(try changes(approval), as: word)
    let count = approval.choices.count
    try Console.write(
      "\(count) \(count == 1 ? "picture" : "pictures"); \"drawer-proto \(word) --undo\" takes it back\n"
    )
    return .fine
  }

  private func undo() throws(Problem) -> ExitStatus {
    try refuseUnseen()
    guard let undone = try state.undoNewest() else {
      Console.complain([Invocation.problem("there is nothing to undo", "see version control")])
      return .nothingSelected
    }
    try Console.write("undone: \(undone.what)\n")
    for folder in undone.folders { try Console.write("  \(printable(folder))\n") }
    return .fine
  }

  /// To say yes is for people.
  private func refuseUnseen() throws(Problem) {
    guard TestCommand.isInCI, !invocation.has("yes") else { return }
    throw Invocation.problem(
      "\(word) with CI=true", "let a person do it, or add --yes where nobody has to look")
  }
}
