import Workbench

/// The commands of the session's branches.
extension BranchesDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .branch: .target { [self] in show($0) },
      .dropBranch: .plain { [self] in dropShown() },
      .removeBranch: .target { [self] in drop($0) },
      .askName: .target(askName(ofBranch:)),
      .rename: .target { [self] in rename(to: $0) },
      .branches: .toggle({ [self] in isShown }, toggle),
    ]
  }
}
