/// The duration, curve and delay of an animated change.
public struct Animation: Hashable, Sendable {
  /// The duration of a timed curve. A spring has a duration of its own.
  public var duration: Time
  /// The timed curve or the spring.
  public var curve: TimingCurve
  /// The time before the change begins.
  public var delay: Time
  /// The velocity with which a spring starts in every changed property, in units a second. Nil means that each property
  /// keeps the velocity that it has.
  public var velocity: Double?

  /// A change along a curve. If the change must begin with the finger's velocity, use a spring.
  public init(
    duration: Time, curve: TimingCurve = .easeInOut, delay: Time = .zero, velocity: Double? = nil
  ) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.velocity = velocity
  }

  /// A spring. Its duration follows from response and damping.
  public static func spring(response: Double, damping: Double, velocity: Double? = nil)
    -> Animation
  {
    Animation(
      duration: .zero, curve: .spring(response: response, damping: damping), velocity: velocity)
  }
}
