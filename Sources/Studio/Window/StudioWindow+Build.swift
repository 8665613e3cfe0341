import TouchKit

extension StudioWindow {
  /// Puts actions, keys, header and menus into the window.
  func build() {
    for command in Command.allCases { add(command) }
    host.addMenu(.start, named: "device", "Device", deviceMenu())
    host.addButton(
      .start, icon: "view-refresh-symbolic", "Restart", action: Command.restart.action())
    host.addButton(
      .start, icon: "media-playback-pause-symbolic", "Pause", action: Command.pause.action())
    host.addButton(
      .start, icon: "media-skip-forward-symbolic", "Next frame", action: Command.step.action())
    host.addMenu(.start, named: "speed", "Speed", speedMenu())
    host.addMenu(
      .end, icon: "open-menu-symbolic", "Main menu", primaryMenu(), isPrimary: true)
    host.addButton(
      .end, icon: "camera-photo-symbolic", "Save a screenshot",
      action: Command.saveScreenshot.action())
    host.addButton(
      .end, icon: "document-open-symbolic", "Open a scenario or a take",
      action: Command.open.action())
    fillRecentMenu()
    host.setEnabled(Command.composer.rawValue, !prototype.inputs.isEmpty)
    for command in [Command.post, .postLater] { host.setEnabled(command.rawValue, false) }
  }

  private func add(_ command: Command) {
    let name = command.rawValue
    switch command.kind {
    case .plain: host.addAction(name)
    case .target: host.addAction(name, takesTarget: true)
    case .toggle: host.addToggle(name, isOn: false)
    case .choice: host.addChoice(name, chosen: "")
    }
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

  private func speedMenu() -> Menu {
    let menu = Menu()
    menu.append(
      section: choices(.speed, VirtualClock.speeds.map { ("\($0)", "\($0) %") }))
    let more = Menu()
    more.append("Slow Motion", Command.slowMotion.action())
    menu.append(section: more)
    return menu
  }

  private func primaryMenu() -> Menu {
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
    for path in state.recent {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      recentMenu.append(
        name.replacing("_", with: "__"), Command.openRecent.action(), target: path)
    }
    if state.recent.isEmpty { recentMenu.append(nothing: "None yet") }
  }

  private func choices(_ command: Command, _ list: [(value: String, words: String)]) -> Menu {
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
