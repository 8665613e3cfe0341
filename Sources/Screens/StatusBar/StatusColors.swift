import TouchKit

/// What a status bar is painted with.
struct StatusColors {
  var ground: DynamicColor
  var ink: DynamicColor
  /// What is empty: a bar without signal, a battery's case.
  var mark: DynamicColor
  /// The filling of a battery that is all but empty, and of one on its charger.
  var low: DynamicColor
  var charging: DynamicColor

  static let plain = StatusColors(
    ground: Palette.ground, ink: Palette.ink, mark: Palette.mark, low: Palette.danger,
    charging: Palette.good)
  /// Over the green of a call nothing else has a colour.
  static let call = StatusColors(
    ground: Palette.call, ink: Palette.onCall, mark: Palette.onCall.faded(0.45),
    low: Palette.onCall, charging: Palette.onCall)
}

/// What a status bar says.
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

  /// The environment's readings and, where it gives none, the clock's and the tuning's.
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
