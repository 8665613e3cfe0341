import TouchKit

/// What the window's controls show about the phone.
struct Controls: Equatable {
  var device: String
  var screen: String
  var environment: Environment
  var percent: Int
  /// Whether time stands still while no finger is on the phone.
  var isPaused: Bool
  /// Whether time stands still now.
  var stands: Bool
  /// Whether the phone is shown as it was.
  var isPast: Bool
  var loops: Bool
  /// The file that plays or was played.
  var file: String?
  var isPlaying: Bool
  /// Whether the program is being built anew.
  var isBuilding: Bool
  var tuning: TuningSource
  var tuningTitle: String
  var isInputFormOpen: Bool
  /// The phone's zoom in percent.
  var zoom: Int
  var hasTwoFingers: Bool
  var isPresented: Bool
  /// The designs of the other phones, how all stand, and whether nobody should see which is which.
  var beside: String
  /// The tuning that the panel compares values with.
  var comparedTuning: String
  var arrangement: SidesView.Arrangement
  var isBlind: Bool
  var state: WindowState
}
