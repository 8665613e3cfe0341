import Workbench

/// The commands of panels; each panel's own is its owner's.
extension Panels: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .panel: .choice({ [self] in shown ?? "" }) { [self] in set($0) },
      .panels: .toggle({ [self] in shown != nil }) { [self] in toggle() },
      .log: .toggle({ [self] in shown == EventsPanel.name }) { [self] in toggle(EventsPanel.name) },
      .find: .plain(find),
    ]
  }
}
