import Testing
import TouchKit

/// Samples a motion and holds it to what every motion promises.
struct MotionTester<Formula: MotionFormula> {
  let motion: Formula

  init(_ motion: Formula) {
    self.motion = motion
  }

  /// The sampled values lie on one side of `level` until the crossing, and there they don't.
  func expectFirstCrossing(
    of level: Double, after: Time, until: Time, step: Time,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let start = motion.value(at: after)
    // On the level there is no side to compare with.
    if start == level { return }
    func isPast(_ time: Time) -> Bool {
      let value = motion.value(at: time)
      return start < level ? value >= level : value <= level
    }
    let crossing = motion.nextTime(crossing: level, after: after)
    let what = "\(motion), level \(level), after \(after), crossing \(crossing ?? .distantFuture)"
    if let crossing {
      #expect(crossing > after, "\(what)", sourceLocation: location)
      #expect(isPast(crossing), "\(what)", sourceLocation: location)
      #expect(!isPast(crossing - .tick), "\(what)", sourceLocation: location)
    }
    var time = after + step
    while time < min(crossing ?? until, until) {
      if isPast(time) {
        Issue.record("\(what): past it at \(time)", sourceLocation: location)
        return
      }
      time += step
    }
  }

  /// Before its start it stands at `from`, from its end on at the target.
  func expectEnds(from: Double, _ location: SourceLocation = #_sourceLocation) {
    let start = motion.start
    #expect(motion.value(at: .distantPast) == from, sourceLocation: location)
    #expect(motion.value(at: start - .tick) == from, sourceLocation: location)
    #expect(motion.velocity(at: start - .tick) == 0, sourceLocation: location)
    guard let end = motion.end else { return }
    #expect(end >= start, sourceLocation: location)
    for time in [end, end + .tick, end + .seconds(100), .distantFuture] {
      #expect(motion.value(at: time) == motion.target, sourceLocation: location)
      #expect(motion.velocity(at: time) == 0, sourceLocation: location)
      #expect(!motion.isRunning(at: time), sourceLocation: location)
    }
    if end > start {
      #expect(motion.value(at: start) == from, sourceLocation: location)
      #expect(motion.isRunning(at: end - .tick), sourceLocation: location)
    }
  }

  /// Between samples the value moves as far as the velocities at both ends say.
  func expectVelocityFits(
    step: Time, slack: Double = 1e-6, _ location: SourceLocation = #_sourceLocation
  ) {
    guard let end = motion.end else { return }
    var time = motion.start
    while time + step < end {
      let next = time + step
      let middle = time + Time(microseconds: step.microseconds / 2)
      let moved = motion.value(at: next) - motion.value(at: time)
      let velocities = [time, middle, next].map { motion.velocity(at: $0) }
      // Simpson's rule, which fails by no more than the spread where a spring takes over.
      let mean = (velocities[0] + 4 * velocities[1] + velocities[2]) / 6
      let spread =
        (velocities[1] - velocities[0]).magnitude + (velocities[2] - velocities[1]).magnitude
      let allowed = slack + spread * step.seconds / 2
      if (moved - mean * step.seconds).magnitude > allowed {
        Issue.record(
          "\(motion): at \(time) moves \(moved), not \(mean * step.seconds) ± \(allowed)",
          sourceLocation: location)
        return
      }
      time = next
    }
  }
}
