import TouchKit

/// Connects the menus of the status bar with the phone's environment.
extension StudioWindow {
  func change(_ change: EnvironmentChange) { send(.environment(change)) }

  func setStatusTime(_ word: String?) {
    guard let word else { return }
    change(EnvironmentChange(time: word == Reading.usual ? .usual : .given(word)))
  }

  func setBattery(_ word: String?) {
    guard let word else { return }
    if let percent = Int(word) {
      change(EnvironmentChange(battery: .given(Double(percent) / 100)))
    } else {
      change(EnvironmentChange(battery: .usual))
    }
  }

  func setSignal(_ word: String?) {
    guard let word else { return }
    change(EnvironmentChange(signal: Int(word).map { .given($0) } ?? .usual))
  }

  func setWifi(_ word: String?) {
    guard let word else { return }
    change(EnvironmentChange(wifi: Int(word).map { .given($0) } ?? .usual))
  }

  /// Makes the menus show the phone's readings.
  func updateStatusMenus(_ environment: Environment) {
    let status = environment.status
    choose(.statusTime, status.time ?? Reading.usual)
    choose(
      .statusBattery,
      status.battery.flatMap { Int(exactly: ($0 * 100).rounded()) }.map { "\($0)" }
        ?? Reading.usual)
    choose(.statusSignal, status.signal.map { "\($0)" } ?? Reading.usual)
    choose(.statusWifi, status.wifi.map { "\($0)" } ?? Reading.usual)
    choose(.statusCarrier, status.carrier)
    turn(.charging, status.isCharging)
    turn(.callBar, status.hasCall)
    turn(.hardwareKeyboard, environment.hasHardwareKeyboard)
    turn(.contrast, environment.contrast == .more)
  }
}

/// The values that menus have for readings.
enum Reading {
  /// Stands for the phone's own reading.
  static let usual = "usual"
}
