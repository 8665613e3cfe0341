/// Finds the springs that end, arrive and swing as wanted.
///
/// Ends and arrivals are whole microseconds, so a small range of responses has the same. Of these the solver chooses
/// the one with the fewest decimals, and the engine's own motion confirms it.
extension AnimationSolver {
  /// If the distance is at least this many times the rule of rest's, a longer response always makes a later end.
  ///
  /// Let D be the distance, d and v the rule's. The rule of speed ends a spring at u ÷ ω₀, with u growing with
  /// ln(ω₀D ÷ v). It does so only where ω₀ > v ÷ d, that is ω₀D ÷ v > D ÷ d, and there u ÷ ω₀ falls with ω₀ if
  /// ω₀D ÷ v is above e, or e² ÷ 2 with a damping of 1. Ten leaves room for the bounds that the engine uses
  /// between these.
  private static let leastDistance = 10.0
  /// How far a hump may be from the one that is wanted, as a share of that, so that its damping has few decimals.
  private static let slack = 1e-9

  func spring(
    _ spring: SpringFromRest, granting wish: AnimationWish
  ) throws(AnimationRefusal) -> SpringFromRest {
    switch wish {
    case .beginRate, .endRate: throw refusal(.spring)
    case .end(let time):
      try requireDistance()
      return try self.spring(spring, endingAt: time)
    case .firstArrival(let time):
      try requireDistance()
      return try self.spring(spring, arrivingAt: time)
    case .hump(let share):
      try requireDistance()
      return try self.spring(spring, passingBy: share)
    }
  }

  private func requireDistance() throws(AnimationRefusal) {
    let least = Self.leastDistance * rest.distance
    if distance < least { throw refusal(.tooNear(least)) }
  }

  /// The spring of the same damping that ends then.
  private func spring(
    _ spring: SpringFromRest, endingAt wanted: Time
  ) throws(AnimationRefusal) -> SpringFromRest {
    if spring.end == wanted { return spring }
    let limits = MotionLimits.response
    let shortest = spring.with(response: limits.lowerBound)
    guard wanted >= shortest.end else {
      throw refusal(.endsNoEarlier(shortest.end, shortest.rule), nearest: shortest)
    }
    let longest = spring.with(response: limits.upperBound)
    guard wanted <= longest.end else {
      throw refusal(.endsNoLater(longest.end), nearest: longest)
    }
    func end(_ response: Double) -> Time { spring.with(response: response).end }
    let first = Self.edge(limits.lowerBound, limits.upperBound) { end($0) >= wanted }
    var step = first * 1e-9
    while first + step < limits.upperBound, end(first + step) <= wanted { step *= 2 }
    let last = Self.edge(first, min(first + step, limits.upperBound)) { end($0) > wanted }
    return spring.with(
      response: .withFewestDecimals(in: first...last) { end($0) == wanted })
  }

  /// The least number that passes between one that needn't and one that does, to thirteen figures.
  private static func edge(_ low: Double, _ high: Double, passes: (Double) -> Bool) -> Double {
    if passes(low) { return low }
    var low = low
    var high = high
    while high - low > high * 1e-13 {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The spring of the same damping that first reaches its target then.
  private func spring(
    _ spring: SpringFromRest, arrivingAt wanted: Time
  ) throws(AnimationRefusal) -> SpringFromRest {
    guard spring.damping < 1 else { throw refusal(.neverPasses) }
    guard let present = spring.motion.passing else { throw refusal(.endsBeforeTarget) }
    if present == wanted { return spring }
    let found = Result { () throws(AnimationRefusal.Reason) in
      try self.arriving(spring, at: Double(wanted.microseconds))
    }
    switch found {
    case .success(let found): return found
    case .failure(let reason):
      let nearest = nearest(Double(present.microseconds), Double(wanted.microseconds)) {
        (time) throws(AnimationRefusal.Reason) in
        try self.arriving(spring, at: time.rounded())
      }
      throw refusal(reason, nearest: nearest)
    }
  }

  /// The spring of the same damping that reaches its target within the microsecond that ends then.
  ///
  /// That time grows with the response in proportion.
  private func arriving(
    _ spring: SpringFromRest, at microseconds: Double
  ) throws(AnimationRefusal.Reason) -> SpringFromRest {
    guard let unit = spring.passing.map({ $0 * 1_000_000 / spring.response }) else {
      throw .neverPasses
    }
    let limits = MotionLimits.response
    let wanted = Time(microseconds: Int64(exactly: microseconds) ?? 0)
    let (first, last) = ((microseconds - 1) / unit, microseconds / unit)
    guard last >= limits.lowerBound, first <= limits.upperBound else { throw .response }
    let range = max(first, limits.lowerBound)...min(last, limits.upperBound)
    let found = spring.with(
      response: .withFewestDecimals(in: range) {
        spring.with(response: $0).passing.map { Time.seconds($0) } == wanted
      })
    guard found.motion.passing != nil else { throw .endsBeforeTarget }
    return found
  }

  /// The spring that first reaches its target at the same time and passes it by a share of the distance.
  private func spring(
    _ spring: SpringFromRest, passingBy share: Double
  ) throws(AnimationRefusal) -> SpringFromRest {
    precondition(share.isFinite, "a hump needs a finite share of the distance, not \(share)")
    guard spring.damping < 1 else { throw refusal(.neverPasses) }
    guard let arrival = spring.motion.passing else { throw refusal(.endsBeforeTarget) }
    if spring.hump == share { return spring }
    let found = Result { () throws(AnimationRefusal.Reason) in
      try self.passing(spring, by: share, at: arrival)
    }
    switch found {
    case .success(let found): return found
    case .failure(let reason):
      let present = SpringFromRest.hump(ofDamping: spring.damping)
      let nearest = nearest(present, share) { (share) throws(AnimationRefusal.Reason) in
        try self.passing(spring, by: share, at: arrival)
      }
      throw refusal(reason, nearest: nearest)
    }
  }

  private func passing(
    _ spring: SpringFromRest, by share: Double, at arrival: Time
  ) throws(AnimationRefusal.Reason) -> SpringFromRest {
    let limit = MotionLimits.damping.lowerBound
    let most = SpringFromRest.hump(ofDamping: limit)
    guard share <= most * (1 + Self.slack) else { throw .humpsNoHigher(most) }
    // So low a hump has a damping of 1, as far as a Double is exact.
    guard share > Double.leastNormalMagnitude else { throw .endsBeforeHump }
    let low = SpringFromRest.damping(ofHump: share * (1 + Self.slack))
    let high = SpringFromRest.damping(ofHump: share * (1 - Self.slack))
    let damping = Double.withFewestDecimals(in: min(low, high)...max(low, high)) {
      $0 >= limit && $0 < 1
    }
    guard damping < 1 else { throw .endsBeforeHump }
    let found = try arriving(spring.with(damping: damping), at: Double(arrival.microseconds))
    guard found.hump != nil else { throw .endsBeforeHump }
    return found
  }

  /// The possible answer nearest to a wish that is impossible, between the present answer and the wish; nil if no
  /// answer there is possible.
  private func nearest(
    _ present: Double, _ wanted: Double,
    _ find: (Double) throws(AnimationRefusal.Reason) -> SpringFromRest
  ) -> SpringFromRest? {
    guard var found = try? find(present) else { return nil }
    var (near, far) = (present, wanted)
    // Even for the latest of all times, this number of halvings leaves nothing between two Doubles.
    for _ in 0..<128 {
      let middle = near + (far - near) / 2
      guard middle != near, middle != far else { break }
      if let better = try? find(middle) { (near, found) = (middle, better) } else { far = middle }
    }
    return found
  }
}
