import TouchKit

/// What the window's controls say about the phone.
struct Controls: Equatable {
  var device: String
  var screen: String
  var environment: Environment
  var percent: Int
  /// Whether time stands still while no finger is on the phone.
  var isPaused: Bool
  /// Whether time stands still now.
  var stands: Bool
  /// The file that plays or was played.
  var file: String?
  var isPlaying: Bool
  var tuning: TuningSource
  var tuningTitle: String
  var isComposing: Bool
  /// How large the phone is shown, in percent.
  var zoom: Int
  var hasTwoFingers: Bool
  var isPresented: Bool
  var state: WindowState
}

extension StudioWindow {
  /// Makes the window's controls say what is so.
  func tellControls() {
    let stage = session.stage
    let controls = Controls(
      device: stage.settings.device.name, screen: stage.settings.screen,
      environment: stage.environment, percent: session.percent, isPaused: session.isPaused,
      stands: session.stands, file: session.start.name,
      isPlaying: session.isPlaying, tuning: session.start.tuning,
      tuningTitle: session.start.tuningTitle, isComposing: isComposing,
      zoom: ZoomLevels.percent(phone.layout.factor), hasTwoFingers: phone.touches.isAlwaysPair,
      isPresented: phone.wish.isPresented, state: state)
    guard controls != told else { return }
    let before = told
    told = controls
    tellHeader(controls)
    host.setBarLabel(StudioNames.numeral(StudioNames.speed(controls.percent)), ofButton: "speed")
    host.setBarLabel(StudioNames.numeral("\(controls.zoom) %"), ofButton: "zoom")
    choose(.device, controls.device)
    choose(.screen, controls.screen)
    choose(.tuning, controls.tuning.text)
    tellStatus(controls.environment)
    choose(.appearance, state.appearance.rawValue)
    choose(.textSize, "\(Int(exactly: (controls.environment.textSize * 100).rounded()) ?? 0)")
    choose(.speed, "\(controls.percent)")
    choose(.style, state.style.rawValue)
    choose(.zoom, state.zoom == 0 ? "fit" : "\(state.zoom)")
    turn(.rightToLeft, controls.environment.direction == .rightToLeft)
    turn(.reducedMotion, controls.environment.reducedMotion)
    turn(.pause, controls.stands)
    turn(.slowMotion, controls.percent < 100)
    turn(.showTouches, state.showsTouches)
    turn(.panels, state.panel != nil)
    turn(.log, state.panel == EventsPanel.name)
    turn(.composer, controls.isComposing)
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
  private func tellHeader(_ controls: Controls) {
    host.setTitle(
      StudioWindow.programName, controls.file ?? StudioNames.title(controls.screen),
      subtitle: StudioWindow.subtitle(controls))
    let device = StudioNames.title(controls.device)
    host.setLabel(device, "Device: \(device)", ofButton: "device")
    host.setLabel(controls.tuningTitle, "Tuning: \(controls.tuningTitle)", ofButton: "tuning")
  }

  private static func subtitle(_ controls: Controls) -> String {
    if controls.stands { return "Paused" }
    if controls.isPaused { return "Runs while touched" }
    if controls.isPlaying { return "Playing" }
    return controls.file == nil ? "Live" : "Played"
  }
}
