import TouchKit

extension StudioWindow {
  func mainMenu() -> Menu {
    let menu = Menu()
    let files = Menu()
    files.append("Open…", Command.open.action())
    files.append(submenu: recentMenu, "Recent")
    files.append(submenu: earlierMenu, "Earlier Sessions")
    files.append("Save Take…", Command.saveTake.action())
    menu.append(section: files)
    if let input = prototype.inputs.first {
      let composing = Menu()
      composing.append("\(Composer.verb(of: input))…", Command.composer.action())
      menu.append(section: composing)
    }
    let pictures = Menu()
    pictures.append("Save Screenshot…", Command.saveScreenshot.action())
    pictures.append("Copy Screenshot", Command.copyScreenshot.action())
    menu.append(section: pictures)
    let view = Menu()
    view.append("Show Touches", Command.showTouches.action())
    view.append("Event Log", Command.log.action())
    view.append(
      submenu: choices(
        .zoom, [("fit", "Fit"), ("1", "1 ×"), ("2", "2 ×"), ("3", "3 ×")]), "Zoom")
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
