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
      "uses the results in this folder, also those of another machine; needs --yes"),
    OptionRule(
      "yes", letter: "y", "makes the changes also with CI=true in the environment and with --from"),
    OptionRule("dry-run", letter: "n", "only lists what would change"),
    OptionRule("undo", "undoes the newest change of baselines instead"),
  ]

  private static let names =
    """
    NAME is a picture such as halfway@2x, with or without its path, a folder of baselines or a scenario. The command \
    uses the results of the last run in \(StateFolder.usualPath)/last, and refuses them if the baselines have changed since then.
    """

  private static let origin =
    """
    Results have a stamp. Only your own runs in this folder can make it, with the key \(ProgramIdentity.command)/key in \
    XDG_STATE_HOME or ~/.local/state. For other results, such as those of a CI run, use --from.
    """

  static let approve = CommandRule(
    "approve", "accepts pictures of the last test run as the new baselines",
    writes: ["", "undo"], operand: picture,
    options: judging,
    details: [
      "Lists the changes and then makes them. Without names, it changes all that can be changed.",
      names, origin,
    ]
  ) { invocation in
    try ApprovalRun(invocation, word: "approve").run { (approval) throws(Problem) in
      try approval.approval()
    }
  }

  static let reject = CommandRule(
    "reject", "rejects pictures of the last test run, with a reason",
    writes: ["", "undo"], operand: picture,
    options: [
      OptionRule("reason", takes: "TEXT", "the reason; tests show it until the picture changes")
    ]
      + judging,
    details: [
      "The baselines' manifest keeps the rejection for exactly this picture.", names, origin,
    ]
  ) { invocation in
    let reason = invocation.value("reason") ?? ""
    if !invocation.has("undo") {
      guard !invocation.operands.isEmpty else {
        throw Invocation.problem(
          "reject needs the names of pictures", "name the pictures to reject")
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
