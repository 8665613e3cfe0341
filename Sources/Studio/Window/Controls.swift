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
      isPlaying: session.isPlaying, zoom: ZoomLevels.percent(phone.layout.factor),
      hasTwoFingers: phone.touches.isAlwaysPair, isPresented: phone.wish.isPresented,
      state: state)
    guard controls != told else { return }
    let before = told
    told = controls
    host.setTitle(StudioWindow.programName, subtitle: StudioWindow.subtitle(controls))
    host.setLabel(StudioNames.title(controls.device), ofButton: "device")
    host.setLabel(StudioNames.numeral(StudioNames.speed(controls.percent)), ofButton: "speed")
    host.setLabel(StudioNames.numeral("\(controls.zoom) %"), ofButton: "zoom")
    choose(.device, controls.device)
    choose(.screen, controls.screen)
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
    turn(.log, state.showsLog)
    turn(.composer, state.showsComposer)
    turn(.twoFingers, controls.hasTwoFingers)
    turn(.present, controls.isPresented)
    let button = StudioWindow.pauseButton(controls)
    if before.map(StudioWindow.pauseButton) != button {
      host.setIcon(button.icon, button.words, ofButton: Command.pause.action())
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

  private func choose(_ command: Command, _ value: String) {
    host.setChoice(command.rawValue, chosen: value)
  }

  private func turn(_ command: Command, _ isOn: Bool) {
    host.setToggle(command.rawValue, isOn: isOn)
  }

  private static func subtitle(_ controls: Controls) -> String {
    var parts = [StudioNames.title(controls.screen)]
    if let file = controls.file { parts = [controls.isPlaying ? "\(file), playing" : file] }
    if controls.stands { parts.append("paused") }
    if !controls.stands, controls.isPaused { parts.append("runs while touched") }
    return parts.joined(separator: " · ")
  }
}
