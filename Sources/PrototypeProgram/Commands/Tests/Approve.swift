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
      "uses the results in this folder, even from another machine; needs --yes"),
    OptionRule(
      "yes", letter: "y", "makes the changes even with --from or with CI=true in the environment"),
    OptionRule("dry-run", letter: "n", "only lists the changes and does not make them"),
    OptionRule("undo", "undoes the latest change of baselines"),
  ]

  private static let names =
    """
    NAME is a picture (such as halfway@2x, with or without its path), a folder of baselines, or a scenario. The command uses \
    the results of the last test run, in \(StateFolder.usualPath)/last. If the baselines have changed since this run, the command refuses \
    the results.
    """

  private static let origin =
    """
    The results of your own runs in this folder have a stamp (a signature). The stamp is made with your key, \
    \(ProgramIdentity.command)/key in XDG_STATE_HOME or ~/.local/state. Other results, such as those of a CI run, need --from.
    """

  static let approve = CommandRule(
    "approve", "accepts pictures of the last test run as the new baselines",
    writes: ["", "undo"], operand: picture,
    options: judging,
    details: [
      "Lists the changes and then makes them. Without NAME, all pictures that did not pass are accepted.",
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
      OptionRule(
        "reason", takes: "TEXT", "says why; tests show this text until the picture changes")
    ]
      + judging,
    details: [
      "The manifest (the list of the baselines) stores the rejection. If the picture changes, the rejection is no longer valid.",
      names, origin,
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
