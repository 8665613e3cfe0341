import Files
import JSON
import VisualTesting

/// The commands `approve` and `reject`, with which a person judges the last run's pictures.
extension CommandRule {
  private static let picture = Operand(
    placeholder: "[NAME …]", count: 0...Int.max, completion: .nothing)

  private static let judging: [OptionRule] = [
    TestCommand.filter,
    OptionRule(
      "from", takes: "FOLDER", offers: .files,
      "judges what a run left in this folder, on whatever machine; does so only with --yes"),
    OptionRule(
      "yes", letter: "y", "does so with CI=true in the environment and with --from, too"),
    OptionRule("dry-run", letter: "n", "only lists what would change"),
    OptionRule("undo", "takes back the newest change of baselines instead"),
  ]

  private static let names =
    """
    NAME is a picture such as halfway@2x, with or without the way to it, a folder of baselines or a scenario. What \
    can be judged is what the last run left in \(StateFolder.usualPath)/last, and only as long as that is what was compared.
    """

  private static let origin =
    """
    Results bear a stamp that only your own runs in this folder can make, with the key that lies in \(ProgramIdentity.command)/key in \
    XDG_STATE_HOME or ~/.local/state. Others, such as those of a CI run, are named with --from.
    """

  static let approve = CommandRule(
    "approve", "makes pictures of the last test run the baselines",
    writes: ["", "undo"], operand: picture,
    options: judging,
    details: ["Lists what changes, then does it; without names, all of it.", names, origin]
  ) { invocation in
    try ApprovalRun(invocation, word: "approve").run { (approval) throws(Problem) in
      try approval.approval()
    }
  }

  static let reject = CommandRule(
    "reject", "says no to pictures of the last test run, with a reason",
    writes: ["", "undo"], operand: picture,
    options: [OptionRule("reason", takes: "TEXT", "why; tests tell it until the picture changes")]
      + judging,
    details: ["The baselines' manifest keeps the no to exactly this picture.", names, origin]
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
    return try ApprovalRun(invocation, word: "reject").run { (approval) throws(Problem) in
      try approval.rejection(reason: reason)
    }
  }
}
