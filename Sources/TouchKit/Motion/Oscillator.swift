/// The solutions of y″ + 2λy′ + ω₀²y = 0: what a damped spring does to a displacement.
///
/// With the damping ratio ζ and λ = ζω₀, every solution is
///
///     y(t) = e^(−λt)·(y₀·C(t) + c·S(t)),   c = y₀′ + λy₀,
///
/// where S(0) = 0, S′(0) = 1 and C = S′:
///
///     ζ < 1:  C = cos ωt,   S = sin ωt ÷ ω,   ω = ω₀√(1 − ζ²)   (underdamped: it swings)
///     ζ = 1:  C = 1,        S = t                              (critical: the limit of both others)
///     ζ > 1:  C = cosh βt,  S = sinh βt ÷ β,  β = ω₀√(ζ² − 1)   (overdamped: it creeps)
///
/// As the equation has constant coefficients the derivative of a solution is another one, with the
/// initial value y₀′ and the initial slope −ω₀²y₀ − 2λy₀′. So position and velocity share all code.
struct Oscillator: Equatable, Sendable {
  /// One solution, by its initial value and slope.
  struct Solution: Equatable, Sendable {
    var value: Double
    var slope: Double
  }

  private enum Damping: Equatable, Sendable {
    case underdamped(frequency: Double)
    case critical
    case overdamped(rate: Double)
  }

  private let decay: Double
  private let square: Double
  private let damping: Damping

  /// The response is the period that the spring would have undamped: ω₀ = 2π ÷ response.
  init(response: Double, damping: Double) {
    let frequency = Maths.turn / response
    decay = damping * frequency
    square = frequency * frequency
    // (1 − ζ)(1 + ζ) keeps the digits that 1 − ζ² loses next to 1.
    let bend = (1 - damping) * (1 + damping)
    if bend > 0 {
      self.damping = .underdamped(frequency: frequency * bend.squareRoot())
    } else if bend < 0 {
      self.damping = .overdamped(rate: frequency * (-bend).squareRoot())
    } else {
      self.damping = .critical
    }
  }

  func derivative(of solution: Solution) -> Solution {
    Solution(value: solution.slope, slope: -square * solution.value - 2 * decay * solution.slope)
  }

  /// y after `t` seconds.
  ///
  /// If overdamped, e^(−λt)·cosh βt would multiply 0 by infinity. With r = λ − β, written as
  /// ω₀² ÷ (λ + β) to keep its digits: e^(−λt)·C = e^(−rt)·(1 + e^(−2βt)) ÷ 2 and
  /// e^(−λt)·S = e^(−rt)·(1 − e^(−2βt)) ÷ 2β.
  func value(of solution: Solution, after t: Double) -> Double {
    let c = solution.slope + decay * solution.value
    switch damping {
    case .underdamped(let frequency):
      let angle = frequency * t
      let wave = solution.value * Maths.cos(angle) + c * (Maths.sin(angle) / frequency)
      return Maths.exp(-decay * t) * wave
    case .critical:
      return Maths.exp(-decay * t) * (solution.value + c * t)
    case .overdamped(let rate):
      let gone = Maths.expm1(-2 * rate * t)
      let slow = Maths.exp(-square / (decay + rate) * t)
      return slow * (solution.value * (1 + gone / 2) - c * (gone / (2 * rate)))
    }
  }

  /// The times after 0 at which y is 0: the first, and the distance of the others if there are any.
  ///
  /// If underdamped, y is 0 where tan ωt = −y₀ω ÷ c, twice a turn; if critical, at t = −y₀ ÷ c; if overdamped, where
  /// tanh βt = u = −y₀β ÷ c, so at t = ln((1 + u) ÷ (1 − u)) ÷ 2β, if 0 < u < 1.
  func zeros(of solution: Solution) -> (first: Double, spacing: Double?)? {
    let c = solution.slope + decay * solution.value
    switch damping {
    case .underdamped(let frequency):
      if solution.value == 0 && c == 0 { return nil }
      let angle = Maths.atan2(-solution.value * frequency, c)
      return ((angle > 0 ? angle : angle + .pi) / frequency, .pi / frequency)
    case .critical:
      let t = -solution.value / c
      return t > 0 && t.isFinite ? (t, nil) : nil
    case .overdamped(let rate):
      let u = -solution.value * rate / c
      guard u > 0, u < 1 else { return nil }
      return (Maths.log((1 + u) / (1 - u)) / (2 * rate), nil)
    }
  }

  /// The time after which |y| stays at or below `limit`.
  func rest(of solution: Solution, within limit: Double) -> Double {
    switch damping {
    case .underdamped(let frequency):
      return min(
        waveRest(of: solution, within: limit, frequency: frequency),
        straightRest(of: solution, within: limit))
    case .critical, .overdamped:
      return tailRest(of: solution, within: limit)
    }
  }

  /// |y| ≤ A·e^(−λt) with the amplitude A = √(y₀² + (c ÷ ω)²).
  private func waveRest(of solution: Solution, within limit: Double, frequency: Double) -> Double {
    let across = (solution.slope + decay * solution.value) / frequency
    let amplitude = (solution.value * solution.value + across * across).squareRoot()
    return amplitude > limit ? Maths.log(amplitude / limit) / decay : 0
  }

  /// |y| ≤ (|y₀| + |c|t)·e^(−λt), as |sin ωt| ≤ ωt: the better bound next to critical damping, where A
  /// grows beyond measure. It rises until t = 1 ÷ λ − |y₀| ÷ |c| and falls from there.
  private func straightRest(of solution: Solution, within limit: Double) -> Double {
    let value = solution.value.magnitude
    let slope = (solution.slope + decay * solution.value).magnitude
    let top = slope > 0 ? max(0, 1 / decay - value / slope) : 0
    func envelope(_ t: Double) -> Double { (value + slope * t) * Maths.exp(-decay * t) }
    return falling(from: envelope(top) > limit ? top : 0, to: limit, envelope)
  }

  /// Without swinging, y has at most one extremum. After it |y| only falls; before it y runs in one direction.
  private func tailRest(of solution: Solution, within limit: Double) -> Double {
    func size(_ t: Double) -> Double { value(of: solution, after: t).magnitude }
    guard let extremum = zeros(of: derivative(of: solution))?.first else {
      return falling(from: 0, to: limit, size)
    }
    if size(extremum) > limit { return falling(from: extremum, to: limit, size) }
    let sign = solution.value < 0 ? -1.0 : 1.0
    return falling(from: 0, to: limit) { sign * value(of: solution, after: $0) }
  }

  /// Where a falling function meets the limit, to a tenth of a microsecond, on the safe side.
  private func falling(from start: Double, to limit: Double, _ y: (Double) -> Double) -> Double {
    if y(start) <= limit { return start }
    var low = start
    var step = 1 / decay
    while y(low + step) > limit {
      low += step
      step *= 2
    }
    var high = low + step
    while high - low > 1e-7 {
      let middle = low + (high - low) / 2
      if y(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
