import TestSupport
import Testing
import TouchKit

/// Solved springs are played by the engine: every number here is read off its motion.
@Suite struct AnimationSolverLong {
  private static let count = 20_000

  /// The engine's greatest value as a share of the distance past the target, read around the top between two passings.
  private func hump(of solver: AnimationSolver) -> Double? {
    let (motion, distance) = (solver.motion, solver.distance)
    guard let end = motion.end, let up = motion.nextTime(crossing: distance, after: .zero),
      up < end, let down = motion.nextTime(crossing: distance, after: up)
    else { return nil }
    var (low, high) = (up, min(down, end))
    while high - low > .tick {
      let middle = low + Time(microseconds: (high - low).microseconds / 2)
      if motion.velocity(at: middle) > 0 { low = middle } else { high = middle }
    }
    return max(motion.value(at: low), motion.value(at: high)) / distance - 1
  }

  @Test func `A spring pulled to an end ends in exactly that microsecond, with its damping`() {
    var random = SeededRandom(seed: 71)
    var solved = 0
    for _ in 0..<Self.count {
      let spring = RandomSpring(&random)
      let present = spring.solver.answers.end
      let wanted = Time.seconds(present.seconds * random.magnitude(in: 0.0625...64))
      switch spring.solver.solve(.end(wanted)) {
      case .success(let animation):
        let other = spring.solver.about(animation)
        #expect(other.motion.end == wanted, "\(spring) to \(wanted)")
        #expect(other.spring?.damping == spring.damping)
        solved += 1
      case .failure(let refusal):
        guard let nearest = refusal.nearest else {
          Issue.record("\(spring) to \(wanted): \(refusal)")
          continue
        }
        // Only the limits of the response stand in the way, and they are what comes nearest.
        let other = spring.solver.about(nearest)
        #expect([0.01, 10].contains(other.spring?.response))
        switch refusal.reason {
        case .endsNoEarlier(let time, _): #expect(time > wanted && other.motion.end == time)
        case .endsNoLater(let time): #expect(time < wanted && other.motion.end == time)
        default: Issue.record("\(spring) to \(wanted): \(refusal)")
        }
      }
    }
    // Both happen often.
    #expect((14_000..<16_000).contains(solved), "\(solved)")
  }

  @Test
  func `A spring pulled to a first arrival arrives in exactly that microsecond, with its hump`() {
    var random = SeededRandom(seed: 73)
    var solved = 0
    for _ in 0..<Self.count {
      let spring = RandomSpring(&random)
      let share = random.double(in: 0.2...4)
      guard let present = spring.solver.answers.firstArrival else {
        guard case .failure(let refusal) = spring.solver.solve(.firstArrival(.seconds(share)))
        else {
          Issue.record("\(spring) never arrives and was pulled")
          continue
        }
        #expect(refusal.reason == (spring.damping < 1 ? .endsBeforeTarget : .neverPasses))
        continue
      }
      let wanted = Time.seconds(present.seconds * share)
      switch spring.solver.solve(.firstArrival(wanted)) {
      case .success(let animation):
        let other = spring.solver.about(animation)
        #expect(
          other.motion.nextTime(crossing: spring.distance, after: .zero) == wanted,
          "\(spring) to \(wanted)")
        #expect(other.spring?.damping == spring.damping)
        solved += 1
      case .failure(let refusal):
        #expect(
          refusal.reason == .response || refusal.reason == .endsBeforeTarget, "\(spring)")
        #expect(refusal.nearest.map { spring.solver.about($0).answers.firstArrival != nil } == true)
      }
    }
    #expect(solved > 9000, "\(solved)")
  }

  @Test func `A spring pulled to a hump has it to a hundred-millionth, and its first arrival`() {
    var random = SeededRandom(seed: 79)
    var solved = 0
    var worst = 0.0
    for _ in 0..<Self.count {
      let spring = RandomSpring(&random)
      let wanted = random.double(in: 0.0001...0.8)
      guard let present = spring.solver.answers.firstArrival else { continue }
      switch spring.solver.solve(.hump(wanted)) {
      case .success(let animation):
        let other = spring.solver.about(animation)
        guard let hump = hump(of: other) else {
          Issue.record("\(spring) to \(wanted): no hump")
          continue
        }
        worst = max(worst, (hump / wanted - 1).magnitude)
        #expect(other.motion.nextTime(crossing: spring.distance, after: .zero) == present)
        solved += 1
      case .failure(let refusal):
        #expect(
          refusal.reason == .response || refusal.reason == .endsBeforeHump, "\(spring) \(refusal)")
      }
    }
    #expect(solved > 8000, "\(solved)")
    #expect(worst < 1e-8, "\(worst)")
  }

  @Test func `What is answered is what the engine's motion does`() {
    var random = SeededRandom(seed: 83)
    for _ in 0..<2000 {
      let spring = RandomSpring(&random)
      let answers = spring.solver.answers
      let motion = spring.solver.motion
      #expect(answers.end == motion.end)
      let crossing = motion.nextTime(crossing: spring.distance, after: .zero)
      #expect(answers.firstArrival == (crossing == motion.end ? nil : crossing))
      let seen = hump(of: spring.solver)
      if let hump = answers.hump {
        #expect(seen.map { ($0 / hump - 1).magnitude < 1e-7 } == true, "\(spring)")
      } else {
        // What is cut off by the end was within the rule's distance.
        #expect((seen ?? 0) * spring.distance <= 0.01, "\(spring)")
      }
    }
  }

  @Test
  func `Pulled there and back by its end, a spring is the one it was, to a microsecond's worth`() {
    var random = SeededRandom(seed: 89)
    for _ in 0..<2000 {
      let spring = RandomSpring(&random)
      let end = spring.solver.answers.end
      guard let there = try? spring.solver.solve(.end(.seconds(end.seconds * 1.5))).get(),
        let back = try? spring.solver.about(there).solve(.end(end)).get()
      else {
        Issue.record("\(spring)")
        continue
      }
      guard let response = spring.solver.about(back).spring?.response else { continue }
      #expect((response - spring.response).magnitude < 2e-6, "\(spring)")
    }
  }
}
