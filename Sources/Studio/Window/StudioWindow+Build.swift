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
    guard let row = commands[command] else {
      preconditionFailure("nobody answers the command \(command.rawValue)")
    }
    let name = command.rawValue
    switch row.shown {
    case .nothing: host.addAction(name, takesTarget: row.takesTarget)
    case .isOn: host.addToggle(name, isOn: false)
    case .chosen: host.addChoice(name, chosen: "")
    }
  }
}
