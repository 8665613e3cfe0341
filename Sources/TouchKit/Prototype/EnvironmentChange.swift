/// A change of some parts of the environment. Parts that are nil stay as they are.
public struct EnvironmentChange: Hashable, Sendable {
  /// The change of a value in the status bar that the environment can set, such as the time. If the environment does
  /// not set it, the phone shows a value of its own.
  public enum Reading<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The environment sets this value.
    case given(Value)
    /// The phone shows its own value again.
    case usual

    var value: Value? {
      switch self {
      case .given(let value): value
      case .usual: nil
      }
    }
  }

  // A take may hold a million of these. In this order the small members fill the gaps behind the large ones.
  /// The factor on text, from 0.8 to 2.
  public var textSize: Double?
  /// Light or dark.
  public var appearance: Environment.Appearance?
  /// The direction of layout and reading.
  public var direction: Environment.Direction?
  /// Whether the user wants less motion.
  public var reducedMotion: Bool?
  /// The contrast that the user chose.
  public var contrast: Environment.Contrast?
  /// The time in the status bar, as text.
  public var time: Reading<String>?
  /// Whether the battery is being charged.
  public var isCharging: Bool?
  /// Whether a call is in progress.
  public var hasCall: Bool?
  /// Whether a hardware keyboard is attached.
  public var hasHardwareKeyboard: Bool?
  /// The battery's charge, from 0 to 1.
  public var battery: Reading<Double>?
  /// The bars of the mobile network, from 0 to 4.
  public var signal: Reading<Int>?
  /// The strength of the wireless network, from 0 to 3.
  public var wifi: Reading<Int>?
  /// The name of the mobile network; empty for no name.
  public var carrier: String?

  /// A change of the values that are not nil.
  public init(
    appearance: Environment.Appearance? = nil, textSize: Double? = nil,
    direction: Environment.Direction? = nil, reducedMotion: Bool? = nil,
    time: Reading<String>? = nil, battery: Reading<Double>? = nil, isCharging: Bool? = nil,
    signal: Reading<Int>? = nil, wifi: Reading<Int>? = nil, carrier: String? = nil,
    hasCall: Bool? = nil, hasHardwareKeyboard: Bool? = nil,
    contrast: Environment.Contrast? = nil
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.direction = direction
    self.reducedMotion = reducedMotion
    self.time = time
    self.battery = battery
    self.isCharging = isCharging
    self.signal = signal
    self.wifi = wifi
    self.carrier = carrier
    self.hasCall = hasCall
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.contrast = contrast
  }

  /// The change from one environment to another, without the orientation.
  public init(from old: Environment, to new: Environment) {
    func changed<Value: Equatable>(_ part: (Environment) -> Value) -> Value? {
      part(old) == part(new) ? nil : part(new)
    }
    func reading<Value>(_ part: (Environment) -> Value?) -> Reading<Value>? {
      changed(part).map { $0.map(Reading.given) ?? .usual }
    }
    self.init(
      appearance: changed { $0.appearance }, textSize: changed { $0.textSize },
      direction: changed { $0.direction }, reducedMotion: changed { $0.reducedMotion },
      time: reading { $0.status.time }, battery: reading { $0.status.battery },
      isCharging: changed { $0.status.isCharging }, signal: reading { $0.status.signal },
      wifi: reading { $0.status.wifi }, carrier: changed { $0.status.carrier },
      hasCall: changed { $0.status.hasCall },
      hasHardwareKeyboard: changed { $0.hasHardwareKeyboard },
      contrast: changed { $0.contrast })
  }

  /// Makes the change. A number outside its range becomes the nearest number inside.
  public func apply(to environment: inout Environment) {
    if let appearance { environment.appearance = appearance }
    if let textSize { environment.textSize = textSize.clamped(to: Environment.textSizes) }
    if let direction { environment.direction = direction }
    if let reducedMotion { environment.reducedMotion = reducedMotion }
    if let contrast { environment.contrast = contrast }
    if let time { environment.status.time = time.value }
    if let battery {
      environment.status.battery = battery.value?.clamped(to: StatusReadings.charges)
    }
    if let isCharging { environment.status.isCharging = isCharging }
    if let signal {
      environment.status.signal = signal.value?.clamped(to: StatusReadings.signals)
    }
    if let wifi { environment.status.wifi = wifi.value?.clamped(to: StatusReadings.wifis) }
    if let carrier { environment.status.carrier = carrier }
    if let hasCall { environment.status.hasCall = hasCall }
    if let hasHardwareKeyboard { environment.hasHardwareKeyboard = hasHardwareKeyboard }
  }
}
