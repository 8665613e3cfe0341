import TouchKit

/// The menu of tunings.
extension TuningDesk {
  func menu() -> Menu {
    let menu = Menu()
    menu.append(
      section: Menu(.tuning, prototype.tunings.map { ($0.name, StudioNames.title($0.name)) }))
    fillMenus()
    menu.append(section: recentFiles)
    let files = Menu()
    files.append("File…", Command.tuningFile.action())
    menu.append(section: files)
    let changes = Menu()
    changes.append(.tune)
    changes.append(.fromHere)
    changes.append(.revertTuning)
    changes.append(.copyTuning)
    changes.append(.saveTuning)
    changes.append(.writeBack)
    menu.append(section: changes)
    menu.append(submenu: sides.menu(), "Beside It")
    let compared = Menu()
    compared.append(
      section: Menu(
        .compareTuning,
        [(Self.presetTarget, "The Preset")]
          + prototype.tunings.map { ($0.name, StudioNames.title($0.name)) }))
    compared.append(section: comparedFiles)
    menu.append(submenu: compared, "Compare the Values With")
    return menu
  }

  func fillMenus() {
    recentFiles.clear()
    comparedFiles.clear()
    for path in parts.memory.state.recentTunings {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      recentFiles.append(
        name.replacing("_", with: "__"), Command.tuning.action(), target: path)
      comparedFiles.append(
        name.replacing("_", with: "__"), Command.compareTuning.action(), target: path)
    }
  }
}
