import Workbench

/// The commands of what is looked at.
extension Inspector: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .why: .toggle(
        { [self] in panels.shown == WhyPanel.name }, { [self] in panels.toggle(WhyPanel.name) }),
      .tree: .toggle(
        { [self] in panels.shown == TreePanel.name }, { [self] in panels.toggle(TreePanel.name) }),
      .pickView: .plain(pickView),
      .faults: .plain(checkScreen),
    ].merging(
      Overlay.allCases.map { [overlays] overlay in
        (overlay.command, .toggle({ overlays.isShown(overlay) }, { overlays.toggle(overlay) }))
      }
    ) { $1 }
  }
}
