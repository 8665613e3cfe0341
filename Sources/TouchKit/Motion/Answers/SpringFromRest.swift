/// A spring that begins at rest and moves a value over a distance, with closed formulas for its answers.
///
/// With ω₀ = 2π ÷ response and ωd = ω₀√(1 − ζ²) it is, from 0 to D, D − D·e^(−ζω₀t)·(cos ωd·t + ζω₀·sin ωd·t ÷ ωd).
/// It first reaches D at (π − acos ζ) ÷ ωd. It turns round at π ÷ ωd, past D by the share h = e^(−πζ ÷ √(1 − ζ²)). With
/// L = −ln h that is, solved for the damping, ζ = L ÷ √(π² + L²).
struct SpringFromRest: Equatable {
  var response: Double
  var damping: Double
  let distance: Double
  let rest: RestThreshold

  /// Response and damping are limited to `MotionLimits`, as those of any spring.
  init(response: Double, damping: Double, distance: Double, rest: RestThreshold) {
    self.response = MotionLimits.clamp(response, MotionLimits.response)
    self.damping = MotionLimits.clamp(damping, MotionLimits.damping)
    self.distance = distance
    self.rest = rest
  }

  /// The engine's motion.
  var motion: SpringMotion {
    SpringMotion(
      from: 0, to: distance, response: response, damping: damping, start: .zero, rest: rest)
  }

  /// When the engine's motion ends.
  var end: Time { motion.end ?? .zero }

  /// The part of the rule of rest that is kept last.
  var rule: AnimationAnswers.Rule {
    let motion = motion
    let place = motion.oscillator.rest(of: motion.displacement, within: rest.distance)
    let pace = motion.oscillator.rest(
      of: motion.oscillator.derivative(of: motion.displacement), within: rest.speed)
    return pace > place ? .speed : .distance
  }

  /// How far the engine's motion passes the target, as a share of the distance; nil if it ends before it turns round.
  var hump: Double? {
    guard damping < 1, distance != 0,
      let spacing = motion.oscillator.zeros(of: motion.displacement)?.spacing,
      Time.seconds(spacing) < end
    else { return nil }
    return SpringFromRest.hump(ofDamping: damping)
  }

  /// When it would first reach the target if it had no end, in seconds; nil if it doesn't swing.
  var passing: Double? {
    guard damping < 1 else { return nil }
    return Oscillator(response: response, damping: damping)
      .zeros(of: Oscillator.Solution(value: -1, slope: 0))?.first
  }

  func with(response: Double) -> SpringFromRest {
    SpringFromRest(response: response, damping: damping, distance: distance, rest: rest)
  }

  func with(damping: Double) -> SpringFromRest {
    SpringFromRest(response: response, damping: damping, distance: distance, rest: rest)
  }

  /// The share of the distance by which a damping below 1 swings past the target.
  static func hump(ofDamping damping: Double) -> Double {
    Maths.exp(-.pi * damping / ((1 - damping) * (1 + damping)).squareRoot())
  }

  /// The damping that swings past the target by a share of the distance between 0 and 1.
  static func damping(ofHump hump: Double) -> Double {
    let decline = -Maths.log(hump)
    return decline / (.pi * .pi + decline * decline).squareRoot()
  }
}
