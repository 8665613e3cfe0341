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
    choose(.device, controls.device)
    choose(.screen, controls.screen)
    choose(.tuning, controls.tuning.text)
    choose(.compareTuning, controls.comparedTuning)
    updateStatusMenus(controls.environment)
    choose(.appearance, state.appearance.rawValue)
    choose(.textSize, "\(Int(exactly: (controls.environment.textSize * 100).rounded()) ?? 0)")
    choose(.speed, "\(controls.percent)")
    choose(.style, state.style.rawValue)
    choose(.zoom, state.zoom == 0 ? "fit" : "\(state.zoom)")
    turn(.rightToLeft, controls.environment.direction == .rightToLeft)
    turn(.reducedMotion, controls.environment.reducedMotion)
    turn(.pause, controls.stands)
    turn(.loop, controls.loops)
    turn(.lanes, state.showsLanes)
    turn(.lines, state.showsLines)
    choose(.beside, controls.beside)
    choose(.arrangement, controls.arrangement.rawValue)
    turn(.sideBySide, controls.beside != BesideNames.none)
    choose(.panel, state.panel ?? "")
    turn(.why, state.panel == WhyPanel.name)
    turn(.tree, state.panel == TreePanel.name)
    turn(.notes, state.panel == ReviewPanel.name)
    turn(.grid, controls.beside == BesideNames.grid)
    turn(.blind, controls.isBlind)
    turn(.tune, state.panel == TunePanel.name)
    turn(.fromHere, state.tunesFromHere)
    turn(.slowMotion, controls.percent < 100)
    turn(.showTouches, state.showsTouches)
    for overlay in Overlay.allCases { turn(overlay.command, state.overlays.contains(overlay)) }
    turn(.sharedBody, state.sharedLook.hasBody)
    turn(.sharedTouches, state.sharedLook.hasTouches)
    choose(.sharedScale, "\(state.sharedLook.scale)")
    turn(.panels, state.panel != nil)
    turn(.log, state.panel == EventsPanel.name)
    turn(.inputForm, controls.isInputFormOpen)
    turn(.twoFingers, controls.hasTwoFingers)
    turn(.present, controls.isPresented)
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

  func choose(_ command: Command, _ value: String) {
    host.setChoice(command.rawValue, chosen: value)
  }

  func turn(_ command: Command, _ isOn: Bool) {
    host.setToggle(command.rawValue, isOn: isOn)
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
