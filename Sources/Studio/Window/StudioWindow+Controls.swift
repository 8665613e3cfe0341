import TouchKit

/// Makes the window's controls show the present state of the phone.
extension StudioWindow {
  /// Makes the window's controls show the present state.
  func updateControls() {
    let stage = session.stage
    let controls = Controls(
      device: stage.settings.device.name, screen: stage.settings.screen,
      environment: stage.environment, percent: session.percent, isPaused: session.isPaused,
      stands: session.stands, isPast: session.showsPast, loops: session.loops,
      file: session.start.name,
      isPlaying: session.isPlaying, isBuilding: code.isBuilding,
      tuning: session.start.tuning,
      tuningTitle: session.start.tuningTitle(in: prototype), isInputFormOpen: form.isOpen,
      zoom: ZoomLevels.percent(phone.layout.factor), hasTwoFingers: phone.touches.isAlwaysPair,
      isPresented: phone.viewOptions.isPresented, beside: sides.name,
      comparedTuning: tuning.comparedTuning,
      arrangement: phone.view.wanted, isBlind: phone.view.isBlind, state: state)
    guard controls != shownControls else { return }
    let before = shownControls
    shownControls = controls
    updateHeader(controls)
    host.setBarLabel(StudioNames.numeral(StudioNames.speed(controls.percent)), ofButton: "speed")
    host.setBarLabel(StudioNames.numeral("\(controls.zoom) %"), ofButton: "zoom")
    for command in Command.allCases {
      switch commands[command]?.shown {
      case .isOn(let isOn): host.setToggle(command.rawValue, isOn: isOn())
      case .chosen(let chosen): host.setChoice(command.rawValue, chosen: chosen())
      case .nothing, nil: break
      }
    }
    let button = StudioWindow.pauseButton(controls)
    if before.map(StudioWindow.pauseButton) != button {
      host.setBarIcon(button.icon, button.words, ofButton: Command.pause.action())
    }
  }

  private struct PauseButton: Equatable {
    var icon: String
    var words: String
  }

  /// The picture says whether time runs, the words what pressing does.
  private static func pauseButton(_ controls: Controls) -> PauseButton {
    switch (controls.stands, controls.isPaused) {
    case (true, _): PauseButton(icon: "media-playback-start-symbolic", words: "Go on")
    case (false, false): PauseButton(icon: "media-playback-pause-symbolic", words: "Pause")
    case (false, true):
      PauseButton(icon: "media-playback-pause-symbolic", words: "Go on after the touch")
    }
  }

  /// The file or the screen, how things stand, and the names on buttons.
  private func updateHeader(_ controls: Controls) {
    host.setTitle(
      options.identity.title, controls.file ?? StudioNames.title(controls.screen),
      subtitle: StudioWindow.subtitle(controls))
    let device = StudioNames.title(controls.device)
    host.setLabel(device, "Device: \(device)", ofButton: "device")
    host.setLabel(controls.tuningTitle, "Tuning: \(controls.tuningTitle)", ofButton: "tuning")
  }

  private static func subtitle(_ controls: Controls) -> String {
    if controls.isBuilding { return "Building…" }
    if controls.stands { return controls.isPast ? "Paused in the past" : "Paused" }
    if controls.loops { return "Looping" }
    if controls.isPast { return "The past" }
    if controls.isPaused { return "Runs while touched" }
    if controls.isPlaying { return "Playing" }
    return controls.file == nil ? "Live" : "Played"
  }
}
