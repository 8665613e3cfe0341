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
      let inputs = Menu()
      inputs.append("\(CustomInputForm.verb(of: input))…", Command.inputForm.action())
      menu.append(section: inputs)
    }
    menu.append(section: shareEntries())
    let time = Menu()
    time.append("Restart", Command.restart.action())
    menu.append(section: time)
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
    program.append("About \(options.identity.title)", Command.about.action())
    program.append("Quit", Command.quit.action())
    menu.append(section: program)
    return menu
  }
}
