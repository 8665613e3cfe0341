import TouchKit

/// What the window's controls show about the phone.
package struct Controls: Equatable {
  package var device: String
  package var screen: String
  package var environment: Environment
  package var percent: Int
  /// Whether time is stopped while no finger is on the phone.
  package var isPaused: Bool
  /// Whether time is stopped now.
  package var isStopped: Bool
  /// Whether the phone is shown as it was.
  package var isPast: Bool
  package var loops: Bool
  /// The file that plays or was played.
  package var file: String?
  package var isPlaying: Bool
  /// Whether the program is being built again.
  package var isBuilding: Bool
  package var tuning: TuningSource
  package var tuningTitle: String
  package var isInputFormOpen: Bool
  /// The phone's zoom in percent.
  package var zoom: Int
  package var hasTwoFingers: Bool
  package var isPresented: Bool
  /// The designs of the other phones, how all are arranged, and whether the user should not see which is which.
  package var beside: String
  /// The tuning that the panel compares values with.
  package var comparedTuning: String
  package var arrangement: SidesView.Arrangement
  package var isBlind: Bool
  package var state: WindowState

  package init(
    device: String, screen: String, environment: Environment, percent: Int, isPaused: Bool,
    isStopped: Bool, isPast: Bool, loops: Bool, file: String? = nil, isPlaying: Bool,
    isBuilding: Bool,
    tuning: TuningSource, tuningTitle: String, isInputFormOpen: Bool, zoom: Int,
    hasTwoFingers: Bool, isPresented: Bool, beside: String, comparedTuning: String,
    arrangement: SidesView.Arrangement, isBlind: Bool, state: WindowState
  ) {
    self.device = device
    self.screen = screen
    self.environment = environment
    self.percent = percent
    self.isPaused = isPaused
    self.isStopped = isStopped
    self.isPast = isPast
    self.loops = loops
    self.file = file
    self.isPlaying = isPlaying
    self.isBuilding = isBuilding
    self.tuning = tuning
    self.tuningTitle = tuningTitle
    self.isInputFormOpen = isInputFormOpen
    self.zoom = zoom
    self.hasTwoFingers = hasTwoFingers
    self.isPresented = isPresented
    self.beside = beside
    self.comparedTuning = comparedTuning
    self.arrangement = arrangement
    self.isBlind = isBlind
    self.state = state
  }
}
