import Workbench

/// The commands of the session's lines.
extension LinesDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .line: .target { [self] in show($0) },
      .dropBranch: .plain { [self] in dropShown() },
      .dropLine: .target { [self] in drop($0) },
      .askName: .target(askName(ofLine:)),
      .rename: .target { [self] in rename(to: $0) },
      .lines: .toggle({ [self] in isShown }, toggle),
    ]
  }
}
