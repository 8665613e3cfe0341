import TouchKit
import Workbench

/// Makes the window's controls show the present state of the phone.
extension StudioWindow {
  /// Makes the window's controls show the present state.
  func updateControls() {
    let stage = session.stage
    let controls = Controls(
      device: stage.settings.device.name, screen: stage.settings.screen,
      environment: stage.environment, percent: session.percent, isPaused: session.isPaused,
      isStopped: session.isStopped, isPast: session.showsPast, loops: session.loops,
      file: session.start.name,
      isPlaying: session.isPlaying, isBuilding: code.isBuilding,
      tuning: session.start.tuning,
      tuningTitle: session.start.tuningTitle(in: prototype), isInputFormOpen: form.isOpen,
      zoom: ZoomLevels.percent(phone.layout.factor), hasTwoFingers: phone.hand.touches.isAlwaysPair,
      isPresented: phone.viewOptions.isPresented, beside: sides.name,
      comparedTuning: tuning.comparedTuning,
      arrangement: phone.view.wanted, isBlind: phone.view.isBlind, state: state)
    chrome.show(controls, commands)
  }
}
