import TouchKit

/// The window's main menu.
extension StudioWindow {
  private func timeEntries() -> Menu {
    let time = Menu()
    time.append("Restart", Command.restart.action())
    time.append("Undo", Command.undo.action())
    time.append("Redo", Command.redo.action())
    let travel = Menu()
    let places = Menu()
    places.append("To the Start", Command.toStart.action())
    places.append("The Input Before", Command.formerInput.action())
    places.append("The Frame Before", Command.stepBack.action())
    places.append("Next Frame", Command.step.action())
    places.append("Next Input", Command.nextInput.action())
    places.append("To the End", Command.toEnd.action())
    places.append("Go to a Time…", Command.askTime.action())
    places.append("Lanes", Command.lanes.action())
    places.append("All of the Session", Command.fitTimeline.action())
    travel.append(section: places)
    let range = Menu()
    range.append("Range Begins Here", Command.rangeStart.action())
    range.append("Range Ends Here", Command.rangeEnd.action())
    range.append("No Range", Command.noRange.action())
    range.append("Loop", Command.loop.action())
    travel.append(section: range)
    time.append(submenu: travel, "Time")
    time.append(submenu: linesMenu, "Branches")
    time.append(submenu: curvesMenu, "Curves")
    return time
  }

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
    menu.append(section: timeEntries())
    let view = Menu()
    view.append(submenu: overlaysMenu(), "Overlays")
    view.append("Lines of the Session", Command.lines.action())
    view.append("Tune", Command.tune.action())
    view.append("Why", Command.why.action())
    view.append("Tree", Command.tree.action())
    view.append("Events", Command.log.action())
    view.append("Notes", Command.notes.action())
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
