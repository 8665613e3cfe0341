import Rehearsal
import TouchKit
import Workbench

/// Shows a session: all owners hear of it, in an order.
extension StudioWindow {
  /// Shows another session, recorded from now on. The one before is forgotten or kept; if kept, this returns the name
  /// of its file.
  @discardableResult
  func show(
    _ session: LiveSession, keepingFormer: Bool = false, keepingFingers: Bool = false
  ) -> String? {
    let end = self.session.end
    self.session.onInput = nil
    self.session.onChange = nil
    phone.show(session, keepingFingers: keepingFingers)
    return adopt(session, keepingFormerTo: keepingFormer ? end : nil)
  }

  /// Records the session that is shown, and shows its log from the beginning.
  func adopt(_ session: LiveSession, keepingFormerTo end: Time? = nil) -> String? {
    session.onInput = { [unowned self] in
      sessions.record($0, isDeliberate: $1)
      if $1 { edits.inputCame($0.input.kind) }
    }
    session.onChange = { [unowned self] in branchChanged($0) }
    let kept = sessions.record(keepingFormerTo: end)
    tuning.sessionChanged()
    sides.sessionChanged()
    sides.logChanged()
    time.sessionChanged()
    inspector.stop()
    branches.sessionChanged()
    tuning.presets.followFile()
    sounds.sessionChanged()
    panels.showLog()
    updateControls()
    tuning.update()
    return kept
  }

  /// The session continues on another branch, or has other branches.
  private func branchChanged(_ change: BranchChange) {
    sessions.record(change)
    logChanged()
    if case .branched(let branch) = change { edits.began(branch.id, in: session.tree) }
    branches.update()
  }

  /// The log of another line, or of another run, is another log.
  func logChanged() {
    sides.logChanged()
    sounds.logChanged()
    panels.showLog()
  }

  /// The start of a session without a file.
  static func startState(
    of prototype: Prototype, _ state: WindowState, _ options: StudioOptions, isDark: Bool
  ) -> StartState {
    var startState = StartState(usualOf: prototype)
    let device = state.device.isEmpty ? prototype.windowDevice : state.device
    if let device = prototype.device(named: device) { startState.settings.device = device }
    if prototype.screens.contains(state.screen) { startState.settings.screen = state.screen }
    let isPhoneDark = state.appearance == .follow ? isDark : state.appearance == .dark
    startState.settings.environment = Environment(
      appearance: isPhoneDark ? .dark : .light, textSize: state.textSize,
      direction: state.isRightToLeft ? .rightToLeft : .leftToRight,
      reducedMotion: state.reducedMotion, contrast: state.contrast)
    options.adjust(&startState)
    return startState
  }
}
