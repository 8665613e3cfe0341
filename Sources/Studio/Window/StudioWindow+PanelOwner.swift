import TouchKit

/// The panels of tunings and notes.
extension StudioWindow: PanelOwner {
  var panelNames: [String] { [TunePanel.name, ReviewPanel.name] }

  func makePanel(_ name: String) { name == TunePanel.name ? addTunePanel() : addReviewPanel() }

  func panelChanged() {
    updateReview()
    updateTunePanel()
    if panels.shown == TunePanel.name, phone.isResting { showCurve() }
  }

  func focusSearch(of name: String) -> Bool {
    guard name == TunePanel.name, let tunePanel else { return false }
    tunePanel.list.takeFocus()
    return true
  }
}
