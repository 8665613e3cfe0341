import Files
import JSON
import VisualTesting

/// One run of `approve` or `reject`.
struct ApprovalRun {
  private let invocation: Invocation
  private let word: String
  private let state = StateFolder(of: .here)

  init(_ invocation: Invocation, word: String) throws(Problem) {
    try invocation.refuse(["undo", "from"])
    self.invocation = invocation
    self.word = word
  }

  func run(_ changes: (Approval) throws(Problem) -> [BaselineChange]) throws -> ExitStatus {
    if invocation.has("undo") { return try undo() }
    let source = invocation.value("from")
    let last = try LastRun(source ?? state.lastRun)
    if source == nil { try checkOrigin(of: last) }
    let approval = try Approval(
      last, names: invocation.operands, words: invocation.values("filter"), of: state.project)
    guard !approval.choices.isEmpty else {
      Console.complain([
        Invocation.problem(
          "there is nothing to \(word)",
          "all tests of the last run passed, or --filter excludes the tests that did not pass")
      ])
      return .nothingSelected
    }
    for choice in approval.choices { try Console.write("\(word): \(choice.line)\n") }
    if invocation.has("dry-run") { return .fine }
    let pictures = NumberWords.count(approval.choices.count, "picture")
    guard source == nil || invocation.has("yes") else {
      try Console.write("\(pictures); nothing was changed, add --yes to make the changes\n")
      return .fine
    }
    try refuseUnseen()
    try end(
      Interruption.holding { () throws(Problem) in
        try state.apply(
          changes(approval), as: word, isStopped: { Interruption.isRequested })
      })
    try Console.write(
      "\(pictures); \"\(ProgramIdentity.command) \(word) --undo\" undoes this change\n")
    return .fine
  }

  private func undo() throws -> ExitStatus {
    if !invocation.has("dry-run") { try refuseUnseen() }
    guard let undo = try state.newestUndo() else {
      Console.complain([
        Invocation.problem("there is nothing to undo", "use version control for older changes")
      ])
      return .nothingSelected
    }
    for file in undo.files { try Console.write("undo: \(file.line)\n") }
    if invocation.has("dry-run") { return .fine }
    try end(
      Interruption.holding { () throws(Problem) in
        try undo.perform(isStopped: { Interruption.isRequested })
      })
    try Console.write("undone: \(undo.what)\n")
    for folder in undo.folders { try Console.write("  \(folder)\n") }
    return .fine
  }

  /// Says what an interruption left undone, and ends with its status.
  private func end(_ stop: Problem?) throws {
    guard let stop else { return }
    Console.complain([stop])
    throw Interrupted()
  }

  /// Refuses results without a proof that a run of the user left them here.
  private func checkOrigin(of last: LastRun) throws(Problem) {
    let again = "run \"\(ProgramIdentity.command) test\" again"
    let (what, remedy): (String, String)
    switch try last.origin(in: state.project) {
    case .own: return
    case .another:
      (what, remedy) = (
        "these results were changed after your run, or come from another run", again
      )
    case .noPlaceForKey:
      // Without a place for a key no run will have a stamp.
      (what, remedy) = (
        "these results have no stamp, because there is no folder for the key",
        "set XDG_STATE_HOME to a folder of yours and \(again)"
      )
    case .unstamped: (what, remedy) = ("these results do not have your stamp", again)
    }
    throw Problem(
      file: last.path, what: what,
      remedy:
        "\(remedy), or inspect them with \"\(ProgramIdentity.command) \(word) --from \(last.path)\""
    )
  }

  /// Refuses to judge without a person who looks, unless --yes is there.
  private func refuseUnseen() throws(Problem) {
    guard TestCommand.isInCI, !invocation.has("yes") else { return }
    throw Invocation.problem(
      "\(word) needs --yes with CI=true",
      "run \(word) where a person looks at the pictures, or add --yes")
  }
}
