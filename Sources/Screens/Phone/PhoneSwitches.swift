import TouchKit

/// The state of the drawer's switches: two are the phone's own, two are its environment's.
final class PhoneSwitches {
  /// Whether notifications keep quiet.
  private(set) var isDoNotDisturb = false
  /// Whether the interface stays as it is when the device is turned.
  private(set) var isRotationLocked = false
  @Unowned private var stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func isOn(_ one: PhoneSwitch) -> Bool {
    switch one {
    case .doNotDisturb: isDoNotDisturb
    case .rotationLock: isRotationLocked
    case .reducedMotion: stage.environment.reducedMotion
    case .dark: stage.environment.appearance == .dark
    }
  }

  func flip(_ one: PhoneSwitch) {
    let on = !isOn(one)
    stage.note(.application, "\(one.rawValue) \(on ? "on" : "off")")
    switch one {
    case .doNotDisturb:
      isDoNotDisturb = on
      stage.application.environmentChanged()
    case .rotationLock:
      isRotationLocked = on
      stage.application.environmentChanged()
      // The phone may have been turned while the lock was on.
      if !on { stage.application.orientationRulesChanged() }
    case .reducedMotion: stage.change(EnvironmentChange(reducedMotion: on))
    case .dark: stage.change(EnvironmentChange(appearance: on ? .dark : .light))
    }
  }
}
