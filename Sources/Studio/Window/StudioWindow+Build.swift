import TouchKit

/// Puts the window together when it is made.
extension StudioWindow {
  /// Puts actions, keys, header and menus into the window.
  func build() {
    for command in Command.allCases { add(command) }
    buildHeader()
    time.build()
    for command in [Command.inputForm, .post, .postLater] {
      host.setEnabled(command.rawValue, !prototype.inputs.isEmpty)
    }
  }

  private func add(_ command: Command) {
    let name = command.rawValue
    switch command.kind {
    case .plain: host.addAction(name)
    case .target: host.addAction(name, takesTarget: true)
    case .toggle: host.addToggle(name, isOn: false)
    case .choice: host.addChoice(name, chosen: "")
    }
  }
}
