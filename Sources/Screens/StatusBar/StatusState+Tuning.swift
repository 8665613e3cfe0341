import TouchKit

/// What designers can tune about the readings on the status bar.
extension StatusState {
  static let shownSignal = Tunable.whole(
    "status-bar.signal", in: 0...4, "the bars of the signal shown")
  static let shownWifi = Tunable.whole(
    "status-bar.wifi", in: 0...3, "the strength of the wireless network shown")
  static let shownBattery = Tunable.number(
    "status-bar.battery", in: 0...1, step: 0.01, unit: .share, "the charge shown")
}
