import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Performs the commands of the window, each by its owner.
extension StudioWindow {
  /// What all commands do.
  func allCommands() -> [Command: CommandRow] {
    let owners: [any CommandOwner] = [
      sessions, sharing, review, notes, time, branches, sides, tuning, inspector, panels, look,
      form,
      device,
    ]
    let all = owners.reduce(into: ownCommands) { all, owner in
      all.merge(owner.commands) { _, _ in preconditionFailure("a command has two owners") }
    }
    if let orphan = Command.allCases.first(where: { all[$0] == nil }) {
      preconditionFailure("no owner has the command \(orphan.rawValue)")
    }
    return all
  }

  /// An action of the window was activated.
  func perform(_ name: String, _ target: String?) {
    guard let command = Command(rawValue: name) else {
      preconditionFailure("the window has no command \(name)")
    }
    perform(command, target)
  }

  func perform(_ command: Command, _ target: String? = nil) {
    // For a blink of time the session is another program's already.
    guard !phone.frames.isHeld || command == .close || command == .quit else { return }
    let moment = Alarm.now
    time.inputCame(at: moment)
    phone.hand.isAltAlone = false
    if command != .stepBack { phone.settle(at: moment) }
    commands[command]?.perform(target)
    guard !isClosed else { return }
    phone.refresh()
    updateControls()
    time.update()
  }

  private func restart() {
    var start = session.start
    guard start.name == nil else { return branches.playAgain() }
    start.startState = session.presentStart
    sessions.begin(start, "Restarted")
  }

  /// Copies the events that are marked, or else the phone's picture.
  private func copyScreenshot() { if !panels.copyEvents() { sharing.copyScreenshot() } }

  private func toggleTouches() {
    state.showsTouches.toggle()
    phone.showsTouches = state.showsTouches
  }

  /// A page's program is its host's.
  private func leave() { if !setup.isBrowser { close() } }
}

/// The commands of the window itself, which they do not hold.
extension StudioWindow {
  private var ownCommands: [Command: CommandRow] {
    [
      .restart: .plain { [unowned self] in restart() },
      .undo: .plain { [unowned self] in undo() },
      .redo: .plain { [unowned self] in redo() },
      .copyScreenshot: .plain { [unowned self] in copyScreenshot() },
      .showTouches: .toggle({ [unowned self] in state.showsTouches }) { [unowned self] in
        toggleTouches()
      },
      .zoom: .choice({ [unowned self] in state.zoom == 0 ? "fit" : "\(state.zoom)" }) {
        [unowned self] in
        phone.setZoom(Int($0).map { Double($0) / 100 })
      },
      .zoomIn: .plain { [unowned self] in phone.stepZoom(isIn: true) },
      .zoomOut: .plain { [unowned self] in phone.stepZoom(isIn: false) },
      .nextPane: .plain { [unowned self] in host.nextPane() },
      .shortcuts: .plain { [unowned self] in host.show(ShortcutsList(chrome.shortcuts)) },
      .about: .plain { [unowned self] in showAbout() },
      .twoFingers: .toggle({ [unowned self] in phone.hand.touches.isAlwaysPair }) {
        [unowned self] in
        phone.hand.touches.isAlwaysPair.toggle()
      },
      .present: .toggle({ [unowned self] in phone.viewOptions.isPresented }) { [unowned self] in
        presenter.toggle()
      },
      .close: .plain { [unowned self] in leave() },
      .quit: .plain { [unowned self] in leave() },
    ]
  }
}
