import TestSupport
import Testing
import TouchKit

@Suite struct MotionLong {
  @Test func `The next crossing is the first, for thousands of motions sampled densely`() {
    var random = SeededRandom(seed: 43)
    for _ in 0..<3000 {
      let motion = RandomMotion.next(&random)
      MotionTester(motion).expectFirstCrossing(
        of: random.double(in: -600...600), after: random.time(in: .zero ... .seconds(1)),
        until: .seconds(3), step: .microseconds(500))
    }
  }

  @Test func `Asked again from each crossing, every passing is found and none twice`() {
    var random = SeededRandom(seed: 47)
    for _ in 0..<500 {
      let motion = RandomMotion.next(&random)
      let level = random.double(in: -400...400)
      var time = Time.zero
      var isAbove = motion.value(at: time) > level
      for _ in 0..<200 {
        guard let next = motion.nextTime(crossing: level, after: time) else { break }
        #expect(next > time)
        #expect((motion.value(at: next) > level) != isAbove || motion.value(at: next) == level)
        isAbove.toggle()
        time = next
      }
      #expect((motion.target > level) == isAbove || motion.target == level, "\(motion) at \(level)")
    }
  }

  @Test func `Value and velocity fit together all along`() {
    var random = SeededRandom(seed: 53)
    for _ in 0..<300 {
      let motion = RandomMotion.next(&random)
      // A curve may stand upright, where no step is small enough.
      if case .curve = motion { continue }
      MotionTester(motion).expectVelocityFits(step: .microseconds(250))
    }
  }

  @Test func `After its end no spring would have left the rest threshold`() {
    var random = SeededRandom(seed: 59)
    for _ in 0..<1000 {
      let from = random.double(in: -800...800)
      let velocity = random.double(in: -8000...8000)
      let response = random.double(in: 0.05...2)
      let damping = random.magnitude(in: 0.0625...8)
      func spring(_ rest: RestThreshold) -> SpringMotion {
        SpringMotion(
          from: from, to: 0, velocity: velocity, response: response, damping: damping,
          start: .zero, rest: rest)
      }
      let motion = spring(.points)
      let formula = spring(RestThreshold(distance: 1e-9, speed: 1e-9))
      guard var time = motion.end, let late = formula.end else { continue }
      let step = Time.microseconds(max(1, (late - time).microseconds / 1000))
      while time < late {
        let place = formula.value(at: time).magnitude
        let pace = formula.velocity(at: time).magnitude
        if place > 0.01 || pace > 0.1 {
          Issue.record("\(motion), damping \(damping): \(place) and \(pace)/s at \(time)")
          break
        }
        time += step
      }
    }
  }
}
