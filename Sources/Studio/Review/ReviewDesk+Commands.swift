import Workbench

/// The commands of a review that is open.
extension ReviewDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .notes: .toggle(
        { [self] in panels.shown == ReviewPanel.name },
        { [self] in panels.toggle(ReviewPanel.name) }),
      .nextNote: .plain { [self] in stepNote(isNext: true) },
      .formerNote: .plain { [self] in stepNote(isNext: false) },
      .goToNote: .target { [self] in go(toRow: $0) },
      .savePage: .plain(savePage),
      .beginReview: .plain { [self] in begin() },
    ]
  }
}
