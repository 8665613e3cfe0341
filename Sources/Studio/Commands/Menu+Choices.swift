import Widgets
import Workbench

/// Menus of values.
extension Menu {
  /// The values of a command, of which one is chosen.
  convenience init(_ command: Command, _ choices: [(value: String, words: String)]) {
    self.init()
    for choice in choices {
      append(choice.words.replacing("_", with: "__"), command.action(), target: choice.value)
    }
  }

  /// The sizes at which the phone can be shown.
  static func zooms() -> Menu {
    let menu = Menu()
    menu.append(section: Menu(.zoom, [("fit", "Fit")]))
    menu.append(section: Menu(.zoom, ZoomLevels.percents.map { ("\($0)", "\($0) %") }))
    return menu
  }
}
