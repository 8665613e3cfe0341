/// The values with which a prototype starts, in addition to its tuning.
public struct Settings: Hashable, Sendable {
  /// The device it runs on.
  public var device: Device
  /// The name of the screen that is shown first, one of `Prototype.screens`.
  public var screen: String
  /// The user's choices and the surroundings at t = 0.
  public var environment: Environment
  /// The date and time of day at t = 0. The machine's time zone has no effect on it.
  public var now: CivilTime

  /// Settings; by default with the usual environment and time.
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
