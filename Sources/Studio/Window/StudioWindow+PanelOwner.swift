import TouchKit

/// The panel of tunings.
extension StudioWindow: PanelOwner {
  var panelNames: [String] { [TunePanel.name] }

  func makePanel(_ name: String) { addTunePanel() }

  func panelChanged() {
    updateTunePanel()
    if panels.shown == TunePanel.name, phone.isResting { showCurve() }
  }

  func focusSearch(of name: String) -> Bool {
    guard name == TunePanel.name, let tunePanel else { return false }
    tunePanel.list.takeFocus()
    return true
  }
}
