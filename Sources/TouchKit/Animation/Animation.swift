/// The duration, curve and delay of an animated change.
public struct Animation: Hashable, Sendable {
  /// The duration on a curve; a spring has a duration of its own.
  public var duration: Time
  /// How it runs.
  public var curve: TimingCurve
  /// How long it waits before it begins.
  public var delay: Time
  /// The velocity a spring starts with in every changed property, in units a second; nil keeps the running one.
  public var velocity: Double?

  /// A change along a curve. To begin with the finger's velocity, use a spring.
  public init(
    duration: Time, curve: TimingCurve = .easeInOut, delay: Time = .zero, velocity: Double? = nil
  ) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.velocity = velocity
  }

  /// A spring, whose duration follows from its response and damping.
  public static func spring(response: Double, damping: Double, velocity: Double? = nil)
    -> Animation
  {
    Animation(
      duration: .zero, curve: .spring(response: response, damping: damping), velocity: velocity)
  }
}
