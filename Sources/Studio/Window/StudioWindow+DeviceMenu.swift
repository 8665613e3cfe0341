import TouchKit

/// The menu of the device, with what can happen to the phone from outside.
extension StudioWindow {
  func deviceMenu() -> Menu {
    let menu = Menu()
    menu.append(
      section: Menu(.device, prototype.devices.map { ($0.name, StudioNames.words(for: $0)) }))
    let turning = Menu()
    turning.append(.rotateLeft)
    turning.append(.rotateRight)
    turning.append(.shake)
    menu.append(section: turning)
    let surroundings = Menu()
    surroundings.append(submenu: interruptions(), "Interrupt")
    surroundings.append(submenu: statusBar(), "Status Bar")
    surroundings.append(.hardwareKeyboard)
    menu.append(section: surroundings)
    let screens = Menu()
    screens.append(
      submenu: Menu(.screen, prototype.screens.map { ($0, StudioNames.title($0)) }), "Screen")
    menu.append(section: screens)
    return menu
  }

  private func interruptions() -> Menu {
    Menu(
      .interrupt,
      [
        (Input.Interruption.call.rawValue, "A Call Comes"),
        (Input.Interruption.background.rawValue, "Another Program"),
        (Input.Interruption.resume.rawValue, "Back Again"),
        (Input.Interruption.lowMemory.rawValue, "Low Memory"),
      ])
  }

  private func statusBar() -> Menu {
    let menu = Menu()
    let readings = Menu()
    readings.append(
      submenu: Menu(
        .statusTime,
        [(Reading.usual, "The Phone’s Clock"), ("9:41", "9:41"), ("23:59", "23:59")]),
      "Time")
    readings.append(
      submenu: Menu(
        .statusBattery,
        [(Reading.usual, "Usual")] + [100, 60, 20, 5].map { ("\($0)", "\($0) %") }),
      "Battery")
    readings.append(
      submenu: Menu(.statusSignal, Self.bars(StatusReadings.signals)), "Signal")
    readings.append(submenu: Menu(.statusWifi, Self.bars(StatusReadings.wifis)), "Wireless")
    readings.append(
      submenu: Menu(
        .statusCarrier,
        [("", "None"), ("Drawer", "Drawer"), ("Ferngespräche Nord", "A Long Name")]),
      "Carrier")
    menu.append(section: readings)
    let flags = Menu()
    flags.append("Charging", Command.charging.action())
    flags.append("Call Bar", Command.callBar.action())
    menu.append(section: flags)
    return menu
  }

  private static func bars(_ range: ClosedRange<Int>) -> [(value: String, words: String)] {
    [(Reading.usual, "Usual")]
      + range.reversed().map { ("\($0)", $0 == 0 ? "None" : "\($0) of \(range.upperBound)") }
  }
}
