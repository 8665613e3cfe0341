import TouchKit

/// The window's main menu.
extension StudioWindow {
  func mainMenu() -> Menu {
    let menu = Menu()
    let files = Menu()
    files.append("Open…", Command.open.action())
    files.append(submenu: recentMenu, "Recent")
    files.append(submenu: earlierMenu, "Earlier Sessions")
    menu.append(section: files)
    if let input = prototype.inputs.first {
      let composing = Menu()
      composing.append("\(Composer.verb(of: input))…", Command.composer.action())
      menu.append(section: composing)
    }
    menu.append(section: shareEntries())
    let view = Menu()
    view.append("Show Touches", Command.showTouches.action())
    view.append("Events", Command.log.action())
    view.append("Two Fingers", Command.twoFingers.action())
    view.append("Present", Command.present.action())
    view.append(submenu: zoomMenu(), "Zoom")
    view.append(
      submenu: choices(
        .style, [("follow", "Like the Desktop"), ("light", "Light"), ("dark", "Dark")]),
      "Window Style")
    menu.append(section: view)
    let program = Menu()
    program.append("Keyboard Shortcuts", Command.shortcuts.action())
    program.append("About \(StudioWindow.programName)", Command.about.action())
    program.append("Quit", Command.quit.action())
    menu.append(section: program)
    return menu
  }

  func fillRecentMenu() {
    recentMenu.clear()
    state.recent = RecentFiles.once(state.recent)
    for path in state.recent {
      let name = (path.split(separator: "/").last.map(String.init) ?? path)
        .replacing("_", with: "__")
      if RecentFiles.isThere(path) {
        recentMenu.append(name, Command.openRecent.action(), target: path)
      } else {
        recentMenu.append(nothing: "\(name) (not there)")
      }
    }
    if state.recent.isEmpty { recentMenu.append(nothing: "None yet") }
  }
}
