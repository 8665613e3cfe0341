import TouchKit
import Workbench

/// Puts the window together when it is made.
extension StudioWindow {
  /// Puts actions, keys, header and menus into the window.
  func build() {
    chrome.build(commands)
    buildHeader()
    time.build()
    for command in [Command.inputForm, .post, .postLater] {
      host.setEnabled(command.rawValue, !prototype.inputs.isEmpty)
    }
  }
}
