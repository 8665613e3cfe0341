import TouchStyle

/// The switches in the drawer. The raw values are parts of their ids.
enum PhoneSwitch: String, CaseIterable, Hashable, Sendable {
  case doNotDisturb = "do-not-disturb"
  case rotationLock = "rotation-lock"
  case reducedMotion = "reduced-motion"
  case dark

  var icon: Icon {
    switch self {
    case .doNotDisturb: .moon
    case .rotationLock: .rotationLock
    case .reducedMotion: .motion
    case .dark: .appearance
    }
  }

  /// The words under the switch.
  var caption: String {
    switch self {
    case .doNotDisturb: "Quiet"
    case .rotationLock: "Rotation"
    case .reducedMotion: "Less motion"
    case .dark: "Dark"
    }
  }

  /// What assistive technology says.
  var label: String {
    switch self {
    case .doNotDisturb: "Do not disturb"
    case .rotationLock: "Rotation lock"
    case .reducedMotion: "Reduced motion"
    case .dark: "Dark appearance"
    }
  }
}
