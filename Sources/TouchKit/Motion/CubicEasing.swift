/// How the progress of a timed motion changes from 0 to 1: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The two control points are those of CSS `cubic-bezier()` and of the platform's timing functions.
/// x is time and y is progress, each from 0 to 1, both polynomials of a parameter s:
/// x(s) = 3x₁s(1−s)² + 3x₂s²(1−s) + s³, and the same for y. With x₁ and x₂ in 0…1, x grows with s, so each moment has
/// one s, and so one y.
public struct CubicEasing: Hashable, Sendable {
  /// The first control point's share of time.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's share of time.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// A curve with these control points. x is limited to 0…1, so that the curve is a function of time, and y to ±1000.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "a timing curve needs finite control points, not (\(x1), \(y1)) and (\(x2), \(y2))")
    self.x1 = MotionLimits.clamp(x1, 0...1)
    self.y1 = MotionLimits.clamp(y1, -1000...1000)
    self.x2 = MotionLimits.clamp(x2, 0...1)
    self.y2 = MotionLimits.clamp(y2, -1000...1000)
  }

  /// The same speed from beginning to end.
  public static let linear = CubicEasing(0, 0, 1, 1)
  /// Quick at the beginning and slow at the end, as CSS has it.
  public static let ease = CubicEasing(0.25, 0.1, 0.25, 1)
  /// Begins slowly.
  public static let easeIn = CubicEasing(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = CubicEasing(0, 0, 0.58, 1)
  /// Begins and ends slowly.
  public static let easeInOut = CubicEasing(0.42, 0, 0.58, 1)

  /// Whether progress equals time: both control points are on the diagonal.
  public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The progress after this share of the time; 0 before the beginning and 1 after the end.
  public func progress(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    return isLinear ? share : Self.coordinate(y1, y2, at: parameter(at: share))
  }

  /// The progress gained per whole duration at this share of the time; infinite on a vertical tangent.
  ///
  /// dy/dx = y′(s) ÷ x′(s). If a control point coincides with the end of the curve, both derivatives are 0 there, and
  /// the direction to the next different point is the tangent.
  public func rate(at share: Double) -> Double {
    if share < 0 || share > 1 { return 0 }
    if isLinear { return 1 }
    if share == 0, x1 == 0 {
      return y1 != 0 ? y1 * .infinity : x2 != 0 ? y2 / x2 : y2 == 0 ? 1 : y2 * .infinity
    }
    if share == 1, x2 == 1 {
      let (right, up) = (1 - x1, 1 - y1)
      return y2 != 1
        ? (1 - y2) * .infinity : right != 0 ? up / right : up == 0 ? 1 : up * .infinity
    }
    let s = parameter(at: share)
    let rise = Self.slope(y1, y2, at: s)
    let run = Self.slope(x1, x2, at: s)
    return run > 0 ? rise / run : rise == 0 ? 0 : rise * .infinity
  }

  /// The shares of time inside 0…1 at which progress turns round, in ascending order.
  ///
  /// y′(s) ÷ 3 = y₁ + 2(y₂ − 2y₁)s + (3y₁ − 3y₂ + 1)s². The roots come from the form that adds
  /// numbers of one sign, q = −(b + sign(b)·√(b² − ac)): s = q ÷ a and s = c ÷ q.
  var turns: [Double] {
    if isLinear { return [] }
    let a = 3 * y1 - 3 * y2 + 1
    let b = y2 - 2 * y1
    let discriminant = b * b - a * y1
    guard discriminant > 0 else { return [] }
    let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    let roots = [q / a, y1 / q].filter { $0 > 0 && $0 < 1 }.sorted()
    return roots.map { Self.coordinate(x1, x2, at: $0) }
  }

  /// The s with x(s) = `share`, by Newton's method held between two bounds that halving keeps sound.
  private func parameter(at share: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = share
    // Halving alone is through after 60; Newton mostly after 5.
    for _ in 0..<64 {
      let miss = Self.coordinate(x1, x2, at: s) - share
      if miss == 0 { return s }
      if miss < 0 { low = s } else { high = s }
      let next = s - miss / Self.slope(x1, x2, at: s)
      let guess = next > low && next < high ? next : low + (high - low) / 2
      if (guess - s).magnitude <= s.ulp { return guess }
      s = guess
    }
    return s
  }

  private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (first * rest + second * s) + s * s)
  }

  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (first * rest * rest + 2 * (second - first) * s * rest + (1 - second) * s * s)
  }
}
