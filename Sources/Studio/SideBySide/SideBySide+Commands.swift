import Workbench

/// The commands of several designs.
extension SideBySide: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .beside: .choice({ [self] in name }, set),
      .arrangement: .choice({ [self] in arrangement.rawValue }, arrange),
      .sideBySide: .toggle({ [self] in name != BesideNames.none }, toggle),
      .flip: .plain(flip),
      .grid: .toggle({ [self] in name == BesideNames.grid }, toggleGrid),
      .blind: .toggle({ [self] in isBlind }, toggleBlind),
    ]
  }
}
