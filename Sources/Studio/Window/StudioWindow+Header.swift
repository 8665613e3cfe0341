import TouchKit

extension StudioWindow {
  /// Puts buttons and menus into the header.
  func buildHeader() {
    host.addMenu(.start, named: "device", "Device", deviceMenu())
    host.addMenu(
      .end, icon: "open-menu-symbolic", "Main menu", mainMenu(), isPrimary: true)
    host.addButton(
      .end, icon: "camera-photo-symbolic", "Save a screenshot",
      action: Command.saveScreenshot.action())
    host.addButton(
      .end, icon: "document-open-symbolic", "Open a scenario or a take",
      action: Command.open.action())
  }

  private func deviceMenu() -> Menu {
    let menu = Menu()
    menu.append(
      section: choices(.device, prototype.devices.map { ($0.name, Self.words(for: $0)) }))
    let turning = Menu()
    turning.append("Rotate Left", Command.rotateLeft.action())
    turning.append("Rotate Right", Command.rotateRight.action())
    turning.append("Shake", Command.shake.action())
    menu.append(section: turning)
    let looks = Menu()
    looks.append(
      submenu: choices(
        .appearance,
        [("follow", "Like the Window"), ("light", "Light"), ("dark", "Dark")]), "Appearance")
    looks.append(
      submenu: choices(.textSize, Self.textSizes.map { ("\($0)", "\($0) %") }), "Text Size")
    looks.append("Right to Left", Command.rightToLeft.action())
    looks.append("Reduced Motion", Command.reducedMotion.action())
    menu.append(section: looks)
    let screens = Menu()
    screens.append(
      submenu: choices(.screen, prototype.screens.map { ($0, StudioNames.title($0)) }), "Screen")
    menu.append(section: screens)
    return menu
  }

  func choices(_ command: Command, _ list: [(value: String, words: String)]) -> Menu {
    let menu = Menu()
    for choice in list {
      menu.append(
        choice.words.replacing("_", with: "__"), command.action(), target: choice.value)
    }
    return menu
  }

  /// The text sizes on offer, in percent.
  static let textSizes = [80, 90, 100, 115, 130, 160, 200]

  private static func words(for device: Device) -> String {
    "\(StudioNames.title(device.name))   \(decimals(device.size.width)) × \(decimals(device.size.height))"
  }
}
