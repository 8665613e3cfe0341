/// What a prototype starts with, in addition to its tuning.
public struct Settings: Hashable, Sendable {
  /// The device it runs on.
  public var device: Device
  /// The screen shown first, one of the prototype's.
  public var screen: String
  /// What the user chose and the surroundings are at t = 0.
  public var environment: Environment
  /// The civil time at t = 0; no zone of the machine reaches it.
  public var now: CivilTime

  /// Settings; the usual environment and civil time are the defaults.
  public init(
    device: Device, screen: String, environment: Environment = Environment(),
    now: CivilTime = .usual
  ) {
    self.device = device
    self.screen = screen
    self.environment = environment
    self.now = now
  }
}
