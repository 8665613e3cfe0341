import TouchKit
import Widgets
import Workbench

/// The device and what happens to it from outside: turns, shakes, interruptions, the readings of its status bar.
final class DeviceDesk {
  /// What the desk needs of the window.
  struct Ways {
    /// Shows another session in place of the present one.
    var show: (LiveSession) -> Void
    /// Begins another session for a reason.
    var begin: (LiveSession.Start, String) -> Void
    /// Ends the tuning that the user is doing.
    var endTuning: () -> Void
  }

  let sounds: PhoneSounds
  private let parts: WindowParts
  private let edits: UndoDesk
  private let ways: Ways

  init(_ parts: WindowParts, _ edits: UndoDesk, _ ways: Ways) {
    self.parts = parts
    sounds = PhoneSounds(parts)
    self.edits = edits
    self.ways = ways
  }

  private var session: LiveSession { parts.session }
  private var prototype: Prototype { parts.prototype }
  private var environment: Environment { session.stage.environment }

  // MARK: Device and screen

  private func setDevice(_ name: String) {
    guard let device = prototype.device(named: name), device != session.stage.settings.device
    else { return }
    ways.endTuning()
    let edit = move(to: device, remembering: device.name)
    edits.add(edit)
  }

  /// Moves the session to another device, and returns the step that undoes it.
  func move(to device: Device, remembering name: String) -> WindowEdit {
    let edit = WindowEdit.device(
      session.stage.settings.device, remembered: parts.memory.state.device)
    parts.memory.state.device = name
    parts.phone.releaseInputs()
    ways.show(session.moved(to: device, at: Alarm.now))
    return edit
  }

  private func setScreen(_ name: String) {
    guard prototype.screens.contains(name) else { return }
    parts.memory.state.screen = name
    var startState = session.presentStart
    startState.settings.screen = name
    ways.begin(
      .init(startState: startState, tuningFile: session.start.tuningFile),
      "Started with \(StudioNames.title(name))")
  }

  // MARK: Readings

  private func change(_ change: EnvironmentChange) { parts.send(.environment(change)) }

  private func setStatusTime(_ word: String) {
    change(EnvironmentChange(time: word == Reading.usual ? .usual : .given(word)))
  }

  private func setBattery(_ word: String) {
    if let percent = Int(word) {
      change(EnvironmentChange(battery: .given(Double(percent) / 100)))
    } else {
      change(EnvironmentChange(battery: .usual))
    }
  }

  private func setSignal(_ word: String) {
    change(EnvironmentChange(signal: Int(word).map { .given($0) } ?? .usual))
  }

  private func setWifi(_ word: String) {
    change(EnvironmentChange(wifi: Int(word).map { .given($0) } ?? .usual))
  }

  // MARK: Menu

  func menu() -> Menu {
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
        (Input.Interruption.call.rawValue, "Incoming Call"),
        (Input.Interruption.background.rawValue, "Open Another App"),
        (Input.Interruption.resume.rawValue, "Return to App"),
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
        [(Reading.usual, "Default")] + [100, 60, 20, 5].map { ("\($0)", "\($0) %") }),
      "Battery")
    readings.append(
      submenu: Menu(.statusSignal, Self.bars(StatusReadings.signals)), "Signal")
    readings.append(submenu: Menu(.statusWifi, Self.bars(StatusReadings.wifis)), "Wi-Fi")
    readings.append(
      submenu: Menu(
        .statusCarrier,
        [("", "None"), ("Drawer", "Drawer"), ("Ferngespräche Nord", "Long Name")]),
      "Carrier")
    menu.append(section: readings)
    let flags = Menu()
    flags.append("Charging", Command.charging.action())
    flags.append("Call Bar", Command.callBar.action())
    menu.append(section: flags)
    return menu
  }

  private static func bars(_ range: ClosedRange<Int>) -> [(value: String, words: String)] {
    [(Reading.usual, "Default")]
      + range.reversed().map { ("\($0)", $0 == 0 ? "None" : "\($0) of \(range.upperBound)") }
  }
}

// MARK: Commands

extension DeviceDesk: CommandOwner {
  private var status: StatusReadings { environment.status }

  var commands: [Command: CommandRow] {
    [
      .device: .choice({ [self] in session.stage.settings.device.name }, setDevice),
      .screen: .choice({ [self] in session.stage.settings.screen }, setScreen),
      .rotateLeft: .plain { [self] in
        parts.send(.rotate(session.stage.deviceOrientation.turnedLeft))
      },
      .rotateRight: .plain { [self] in
        parts.send(.rotate(session.stage.deviceOrientation.turnedRight))
      },
      .shake: .plain { [parts] in parts.send(.shake) },
      .back: .plain { [parts] in parts.phone.goBack() },
      .interrupt: .target { [parts] in
        if let kind = Input.Interruption(rawValue: $0) { parts.send(.interrupt(kind)) }
      },
      .hardwareKeyboard: .toggle({ [self] in environment.hasHardwareKeyboard }) { [self] in
        change(EnvironmentChange(hasHardwareKeyboard: !environment.hasHardwareKeyboard))
      },
      .statusTime: .choice({ [self] in status.time ?? Reading.usual }, setStatusTime),
      .statusBattery: .choice(
        { [self] in
          status.battery.flatMap { Int(exactly: ($0 * 100).rounded()) }.map { "\($0)" }
            ?? Reading.usual
        }, setBattery),
      .statusSignal: .choice(
        { [self] in status.signal.map { "\($0)" } ?? Reading.usual }, setSignal),
      .statusWifi: .choice({ [self] in status.wifi.map { "\($0)" } ?? Reading.usual }, setWifi),
      .statusCarrier: .choice({ [self] in status.carrier }) { [self] in
        change(EnvironmentChange(carrier: $0))
      },
      .charging: .toggle({ [self] in status.isCharging }) { [self] in
        change(EnvironmentChange(isCharging: !status.isCharging))
      },
      .callBar: .toggle({ [self] in status.hasCall }) { [self] in
        change(EnvironmentChange(hasCall: !status.hasCall))
      },
    ]
  }
}

/// The values that menus have for readings.
enum Reading {
  /// Stands for the phone's own reading.
  static let usual = "usual"
}
