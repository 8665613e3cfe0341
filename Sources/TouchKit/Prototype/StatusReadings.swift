/// The phone's time, power, networks and calls, as the environment sets them.
///
/// If a reading is nil, the environment does not set it: the phone shows its own clock and the values of its tuning.
public struct StatusReadings: Hashable, Sendable {
  /// The time as it is written, in one short line.
  public var time: String?
  /// The charge as a share.
  public var battery: Double?
  /// Whether the battery is being charged.
  public var isCharging: Bool
  /// The bars of the mobile network.
  public var signal: Int?
  /// The strength of the wireless network.
  public var wifi: Int?
  /// The name of the mobile network; empty if no name is shown.
  public var carrier: String
  /// Whether a call is in progress behind the shown content.
  public var hasCall: Bool

  /// Readings; by default there are no readings.
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

  /// From an empty battery to a full one.
  public static let charges = 0.0...1.0
  /// From no bar to all.
  public static let signals = 0...4
  /// From no wireless network to a strong one.
  public static let wifis = 0...3
  /// How many characters a time and a carrier may have.
  public static let timeLength = 12
  /// The same for a carrier.
  public static let carrierLength = 40
}
