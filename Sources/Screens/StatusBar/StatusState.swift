import TouchKit

/// The readings that a status bar shows, as values.
struct StatusState: Equatable {
  var time: String
  var carrier: String
  /// From 0 to `SignalView.count` and `WifiView.count`.
  var signal: Int
  var wifi: Int
  /// A share.
  var battery: Double
  var isCharging: Bool
  var isQuiet: Bool
  var isLocked: Bool
  var hasCall: Bool

  /// The environment's readings or, if it has no readings, those of clock and tuning.
  init(_ stage: Stage, clock: PhoneClock, switches: PhoneSwitches) {
    let status = stage.environment.status
    time = status.time ?? clock.text
    carrier = status.carrier
    signal = status.signal ?? stage.tuning[StatusState.shownSignal]
    wifi = status.wifi ?? stage.tuning[StatusState.shownWifi]
    battery = status.battery ?? stage.tuning[StatusState.shownBattery]
    isCharging = status.isCharging
    isQuiet = switches.isDoNotDisturb
    isLocked = switches.isRotationLocked
    hasCall = status.hasCall
  }

  /// What assistive technology says.
  var words: String {
    let percent = Int(exactly: (battery * 100).rounded()) ?? 0
    let parts = [
      time, carrier, "signal \(signal) of \(SignalView.count)",
      "wireless \(wifi) of \(WifiView.count)", "battery \(percent) percent",
      isCharging ? "charging" : "", hasCall ? CallLine.words.lowercased() : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
