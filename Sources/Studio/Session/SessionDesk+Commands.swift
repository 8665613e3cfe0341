import Workbench

/// The commands of sessions and their files.
extension SessionDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .open: .plain(chooseFile),
      .openRecent: .target { [self] in play(file: $0) },
      .openEarlier: .target { [self] in goOn(withEarlier: $0) },
      .saveTake: .plain { [self] in saveTake() },
      .saveSession: .plain(saveSession),
      .makeTest: .plain { [self] in makeTest() },
      .keepRange: .plain(keepRange),
      .keepMinute: .plain(keepMinute),
      .copyLink: .plain(copyLink),
    ]
  }
}
