import TouchKit
import Widgets
import Workbench

/// The window's main menu.
extension StudioWindow {
  private func timeEntries() -> Menu {
    let time = Menu()
    time.append(.restart)
    time.append(.undo)
    time.append(.redo)
    let travel = Menu()
    let places = Menu()
    places.append(.toStart)
    places.append(.formerInput)
    places.append(.stepBack)
    places.append(.step)
    places.append(.nextInput)
    places.append(.toEnd)
    places.append(.askTime)
    places.append(.lanes)
    places.append(.fitTimeline)
    travel.append(section: places)
    let range = Menu()
    range.append(.rangeStart)
    range.append(.rangeEnd)
    range.append(.noRange)
    range.append(.loop)
    travel.append(section: range)
    time.append(submenu: travel, "Time")
    time.append(submenu: branches.menu, "Branches")
    time.append(submenu: self.time.curves.menu, "Curves")
    return time
  }

  func mainMenu() -> Menu {
    let menu = Menu()
    let files = Menu()
    files.append(.open)
    files.append(submenu: sessions.recentMenu, "Recent")
    files.append(submenu: sessions.earlierMenu, "Earlier Sessions")
    menu.append(section: files)
    if let input = prototype.inputs.first {
      let inputs = Menu()
      inputs.append("\(StudioNames.title(input.name))…", Command.inputForm.action())
      menu.append(section: inputs)
    }
    menu.append(section: shareEntries())
    menu.append(section: timeEntries())
    let view = Menu()
    view.append(submenu: overlaysMenu(), "Overlays")
    view.append(.branches)
    view.append(.tune)
    view.append(.why)
    view.append(.tree)
    view.append(.log)
    view.append(.notes)
    view.append(.twoFingers)
    view.append(.present)
    view.append(submenu: Menu.zooms(), "Zoom")
    view.append(
      submenu: Menu(
        .style, [("follow", "Same as Desktop"), ("light", "Light"), ("dark", "Dark")]),
      "Window Style")
    menu.append(section: view)
    let program = Menu()
    program.append(.shortcuts)
    program.append("About \(options.identity.title)", Command.about.action())
    if !setup.isBrowser { program.append(.quit) }
    menu.append(section: program)
    return menu
  }
}
