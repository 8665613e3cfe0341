import TouchKit
import Widgets
import Workbench

/// The buttons in the window's header, with their menus.
extension StudioWindow {
  /// The ranks of the buttons that are left out if there is no room: their entries are in the main menu, too.
  private enum Rank {
    static let panel = 1
    static let share = 2
    static let overlays = 3
  }

  /// Puts buttons and menus into the header.
  func buildHeader() {
    host.addMenu(.start, named: "device", icon: "phone", "Device", device.menu())
    host.addMenu(.start, named: "look", icon: "look", "Look", lookMenu())
    host.addMenu(.start, named: "tuning", icon: "tuning", "Tuning", tuning.menu())
    host.addMenu(
      .start, named: "overlays", icon: "overlays", "Overlays", overlaysMenu(), rank: Rank.overlays)
    if let input = prototype.inputs.first {
      host.addPopover(
        .end, named: CustomInputForm.name, icon: "bell", StudioNames.title(input.name))
    }
    host.addMenu(.end, named: "share", icon: "share", "Share", shareMenu(), rank: Rank.share)
    host.addToggleButton(
      .end, icon: "panel", "Panel", action: Command.panels.action(), rank: Rank.panel)
    host.addMenu(.end, icon: "open-menu-symbolic", "Main menu", mainMenu(), isPrimary: true)
    host.setLabel("Look", "Look", ofButton: "look")
    host.setLabel("Share", "Share", ofButton: "share")
    sharing.addDragOut()
  }

  private func lookMenu() -> Menu {
    let menu = Menu()
    menu.append(
      section: Menu(
        .appearance, [("follow", "Same as Window"), ("light", "Light"), ("dark", "Dark")]),
      "Appearance")
    let sizes = Menu()
    sizes.append(
      submenu: Menu(.textSize, LookDesk.textSizes.map { ("\($0)", "\($0) %") }), "Text Size")
    menu.append(section: sizes)
    let others = Menu()
    others.append(.rightToLeft)
    others.append(.reducedMotion)
    others.append(.contrast)
    menu.append(section: others)
    return menu
  }

  /// What can be drawn over the phone.
  func overlaysMenu() -> Menu {
    let menu = Menu()
    let overlays = Menu()
    overlays.append(.showTouches)
    for overlay in Overlay.allCases { overlays.append(overlay.command) }
    menu.append(section: overlays)
    let check = Menu()
    check.append(.faults)
    menu.append(section: check)
    return menu
  }

  private func shareMenu() -> Menu {
    let menu = Menu()
    menu.append(section: shareEntries())
    return menu
  }

  /// Stands in the main menu as well, for windows that have no room for the button.
  func shareEntries() -> Menu {
    let menu = Menu()
    menu.append(.saveScreenshot)
    menu.append(.copyScreenshot)
    menu.append(submenu: sharing.forms(), "Save As")
    menu.append(submenu: sharing.looks(), "Picture Options")
    menu.append(.saveTake)
    menu.append(.makeTest)
    menu.append(.keepRange)
    menu.append(.keepMinute)
    menu.append(.saveSession)
    menu.append(.beginReview)
    menu.append(.savePage)
    menu.append(.copyLink)
    return menu
  }
}
