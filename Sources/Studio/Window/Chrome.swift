import TouchKit
import Widgets
import Workbench

/// What is around the phone: the header's names, the state of all actions, shortcuts, panels, the bell's form, presenting, and
/// the window's size.
final class Chrome {
  let layout: WindowLayout
  let panels: Panels
  let form: InputFormDesk
  let presenter: Presenter
  /// The shortcuts, with their words.
  let shortcuts: [Shortcut]
  private let parts: WindowParts
  /// What the controls show, so that only changes reach them.
  private var shown: Controls?
  /// Whether the toolkit has the shortcuts.
  private var hasKeys = false

  init(_ parts: WindowParts, updateControls: @escaping () -> Void) {
    self.parts = parts
    layout = WindowLayout(parts)
    panels = Panels(parts, layout)
    form = InputFormDesk(parts, updateControls: updateControls)
    presenter = Presenter(parts)
    shortcuts = Shortcut.table(for: parts.prototype, inPage: parts.setup.isBrowser)
  }

  private var host: HostWindow { parts.host }

  /// Builds an action for each command.
  func build(_ commands: [Command: CommandRow]) {
    for command in Command.allCases {
      guard let row = commands[command] else {
        preconditionFailure("no owner answers the command \(command.rawValue)")
      }
      let name = command.rawValue
      switch row.shown {
      case .nothing: host.addAction(name, takesTarget: row.takesTarget)
      case .isOn: host.addToggle(name, isOn: false)
      case .chosen: host.addChoice(name, chosen: "")
      }
    }
  }

  /// From now on it sends nothing.
  func stop() {
    panels.stop()
    form.stop()
    presenter.stop()
  }

  // MARK: Keys

  /// Gives the toolkit the accelerators, once: after the first frame, so that it does not wait for them, or with a key
  /// that comes earlier, so that the phone does not get it.
  func addKeys() {
    guard !hasKeys else { return }
    hasKeys = true
    for shortcut in shortcuts {
      parts.program.setKeys(shortcut.keys, for: shortcut.action)
    }
  }

  /// Shortcuts leave their keys to what has the keyboard.
  func useKeys(for use: KeyUse) {
    addKeys()
    for shortcut in shortcuts where shortcut.isShared {
      parts.program.setKeys(shortcut.isLeft(to: use) ? [] : shortcut.keys, for: shortcut.action)
    }
  }

  // MARK: Controls

  /// Makes the window's controls show the present state.
  func show(_ controls: Controls, _ commands: [Command: CommandRow]) {
    guard controls != shown else { return }
    let before = shown
    shown = controls
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
    let button = Self.pauseButton(controls)
    if before.map(Self.pauseButton) != button {
      host.setBarIcon(button.icon, button.words, ofButton: Command.pause.action())
    }
  }

  private struct PauseButton: Equatable {
    var icon: String
    var words: String
  }

  /// The picture says whether time runs, the words what pressing does.
  private static func pauseButton(_ controls: Controls) -> PauseButton {
    switch (controls.isStopped, controls.isPaused) {
    case (true, _): PauseButton(icon: "media-playback-start-symbolic", words: "Resume")
    case (false, false): PauseButton(icon: "media-playback-pause-symbolic", words: "Pause")
    case (false, true):
      PauseButton(icon: "media-playback-pause-symbolic", words: "Resume after the touch")
    }
  }

  /// The file or the screen, the present state, and the names on buttons.
  private func updateHeader(_ controls: Controls) {
    host.setTitle(
      parts.options.identity.title, controls.file ?? StudioNames.title(controls.screen),
      subtitle: Self.subtitle(controls))
    let device = StudioNames.title(controls.device)
    host.setLabel(device, "Device: \(device)", ofButton: "device")
    host.setLabel(controls.tuningTitle, "Tuning: \(controls.tuningTitle)", ofButton: "tuning")
  }

  private static func subtitle(_ controls: Controls) -> String {
    if controls.isBuilding { return "Building…" }
    if controls.isStopped { return controls.isPast ? "Paused in the past" : "Paused" }
    if controls.loops { return "Looping" }
    if controls.isPast { return "In the past" }
    if controls.isPaused { return "Runs while touched" }
    if controls.isPlaying { return "Playing" }
    return controls.file == nil ? "Live" : "Played"
  }
}
