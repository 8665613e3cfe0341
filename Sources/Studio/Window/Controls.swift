import TouchKit

/// What the window's controls say about the phone.
struct Controls: Equatable {
  var device: String
  var screen: String
  var environment: Environment
  var percent: Int
  /// Whether time stands still while no finger is on the phone.
  var isPaused: Bool
  /// Where time stands still; nil while it runs.
  var standsAt: Time?
  /// The file that plays or was played.
  var file: String?
  var isPlaying: Bool
  var tuning: TuningSource
  var tuningTitle: String
  var isComposing: Bool
  var state: WindowState
}

extension StudioWindow {
  /// Makes the window's controls say what is so.
  func tellControls() {
    let stage = session.stage
    let controls = Controls(
      device: stage.settings.device.name, screen: stage.settings.screen,
      environment: stage.environment, percent: session.percent, isPaused: session.isPaused,
      standsAt: session.stands ? session.now : nil, file: session.start.name,
      isPlaying: session.isPlaying, tuning: session.start.tuning,
      tuningTitle: session.start.tuningTitle, isComposing: isComposing, state: state)
    guard controls != told else { return }
    told = controls
    tellHeader(controls)
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
    turn(.pause, controls.standsAt != nil)
    turn(.slowMotion, controls.percent < 100)
    turn(.showTouches, state.showsTouches)
    turn(.panels, state.panel != nil)
    turn(.log, state.panel == EventsPanel.name)
    turn(.composer, controls.isComposing)
    host.setEnabled(Command.step.rawValue, controls.standsAt != nil)
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
    if controls.standsAt != nil { return "Paused" }
    if controls.isPaused { return "Runs while touched" }
    if controls.isPlaying { return "Playing" }
    return controls.file == nil ? "Live" : "Played"
  }
}
