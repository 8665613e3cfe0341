import TouchKit
import Widgets
import Workbench

/// The menu of tunings.
extension TuningDesk {
  func menu() -> Menu {
    let menu = Menu()
    menu.append(
      section: Menu(.tuning, prototype.tunings.map { ($0.name, StudioNames.title($0.name)) }))
    presets.fillMenus()
    menu.append(section: presets.recentFiles)
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
    menu.append(submenu: sides.menu(), "Show Beside")
    let compared = Menu()
    compared.append(
      section: Menu(
        .compareTuning,
        [(Self.presetTarget, "Preset")]
          + prototype.tunings.map { ($0.name, StudioNames.title($0.name)) }))
    compared.append(section: presets.comparedFiles)
    menu.append(submenu: compared, "Compare Values With")
    return menu
  }
}
