import TouchKit

/// Tunings that are set from the present time on, as inputs at the playhead.
extension StudioWindow {
  /// Where values are set from here on, the panel follows the playhead.
  func followTuning() {
    guard state.tunesFromHere, state.panel == TunePanel.name,
      tunePanel?.isShowing(shownTuning) == false
    else { return }
    updateTunePanel()
  }

  /// Has values set from the present time on, or for the line's start again.
  func toggleFromHere() {
    endTuning()
    state.tunesFromHere.toggle()
    updateTunePanel()
  }

  /// A hand chooses values, and may still go on.
  func tuneHere(_ changes: [TuningChange], isLast: Bool) {
    tunedHere = changes
    updateTunePanel()
    if isLast { endTuning() }
  }

  /// A hand has let go: what it has chosen is an input.
  func endTuningHere() {
    guard !tunedHere.isEmpty else { return }
    phone.settle(at: Alarm.now)
    let line = session.shownLine
    let former = setHere(tunedHere)
    tunedHere = []
    // A branch that begins with it is taken back as a whole.
    if session.shownLine == line, !former.isEmpty { edits.add(.set(former, line)) }
    updateTunePanel()
  }

  /// Sets values at the playhead, and tells what those were that are others now.
  func setHere(_ changes: [TuningChange]) -> [TuningChange] {
    let tuning = session.stage.tuning
    let others = changes.filter { tuning[$0.name] != $0.value }
    for change in others { send(.set(change.name, change.value)) }
    return others.map { TuningChange($0.name, tuning[$0.name]) }
  }
}
