/// The phone's time, power, networks and calls, as the environment sets them.
///
/// If a value is nil, the environment does not set it. Then the phone shows its own clock, and the values of its
/// tuning.
public struct StatusReadings: Hashable, Sendable {
  /// The time as a short text of one line.
  public var time: String?
  /// The battery's charge, from 0 to 1.
  public var battery: Double?
  /// Whether the battery is being charged.
  public var isCharging: Bool
  /// The bars of the mobile network.
  public var signal: Int?
  /// The strength of the wireless network.
  public var wifi: Int?
  /// The name of the mobile network; empty if no name is shown.
  public var carrier: String
  /// Whether a call is in progress while other content is shown.
  public var hasCall: Bool

  /// Values for the status bar; by default the environment sets none of them.
  public init(
    time: String? = nil, battery: Double? = nil, isCharging: Bool = false, signal: Int? = nil,
    wifi: Int? = nil, carrier: String = "", hasCall: Bool = false
  ) {
    self.time = time
    self.battery = battery
    self.isCharging = isCharging
    self.signal = signal
    self.wifi = wifi
    self.carrier = carrier
    self.hasCall = hasCall
  }

  /// The range of `battery`, from empty to full.
  public static let charges = 0.0...1.0
  /// The range of `signal`, from no bar to all bars.
  public static let signals = 0...4
  /// The range of `wifi`, from no wireless network to a strong one.
  public static let wifis = 0...3
  /// How many characters `time` may have.
  public static let timeLength = 12
  /// How many characters `carrier` may have.
  public static let carrierLength = 40
}
