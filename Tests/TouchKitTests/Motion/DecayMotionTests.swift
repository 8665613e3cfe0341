import Glibc
import TestSupport
import Testing
import TouchKit

@Suite struct DecayMotionTests {
  let decay = DecayMotion(from: 50, velocity: 1000, start: .milliseconds(10))

  /// mpmath 1.3: k = −1000·ln 0.998 = 2.0020026706730791316 per second.
  @Test func `A fling of 1000 points per second ends where the integral does`() {
    #expect((decay.target - 549.000_333_333_288_356_2).magnitude < 1e-10)
    #expect(decay.end == .milliseconds(10) + .seconds(3.450_422_609_406_275))
    let half = decay.value(at: .milliseconds(510))
    #expect((half - (50 + 315.928_022_678_509_649_75)).magnitude < 1e-10)
    MotionTester(decay).expectEnds(from: 50)
  }

  @Test func `It keeps 0.998 of its velocity each millisecond`() {
    for t in stride(from: 0, through: 3000, by: 125) {
      let velocity = decay.velocity(at: .milliseconds(10 + t))
      #expect((velocity / (1000 * Glibc.pow(0.998, Double(t))) - 1).magnitude < 1e-12)
    }
  }

  @Test func `The value is the integral of the velocity`() {
    // Simpson's rule over steps of 10 ms.
    for deceleration in [0.9, 0.99, 0.998, 0.9999] {
      let decay = DecayMotion(
        from: -3, velocity: -2400, start: .zero, deceleration: deceleration)
      var sum = -3.0
      let h = Time.microseconds(100)
      for step in 0..<4000 {
        let time = Time.microseconds(step * 200)
        sum +=
          h.seconds / 3
          * (decay.velocity(at: time) + 4 * decay.velocity(at: time + h)
            + decay.velocity(at: time + h + h))
        if time + h + h >= decay.end ?? .zero { break }
        let value = decay.value(at: time + h + h)
        if (value - sum).magnitude > 1e-8 {
          Issue.record("\(deceleration): \(value) and not \(sum) at \(time)")
          return
        }
      }
    }
  }

  @Test func `It never passes its target and never turns`() throws {
    let end = try #require(decay.end)
    var time = decay.start
    var last = decay.value(at: time)
    while time < end + .milliseconds(10) {
      time += .milliseconds(3)
      let value = decay.value(at: time)
      #expect(value >= last && value <= decay.target, "at \(time)")
      last = value
    }
    #expect(decay.value(at: end - .tick) <= decay.target)
    #expect(decay.target - decay.value(at: end - .tick) < 2e-6)
  }

  @Test func `The velocity to travel a distance travels it`() {
    for distance in [-3000.0, -1, 0, 0.001, 120, 4567.8] {
      for deceleration in [0.99, 0.998] {
        let velocity = DecayMotion.velocity(toTravel: distance, deceleration: deceleration)
        let decay = DecayMotion(
          from: 10, velocity: velocity, start: .zero, deceleration: deceleration)
        #expect((decay.target - (10 + distance)).magnitude < 1e-9)
      }
    }
  }

  @Test func `A level is crossed at the closed time, rounded up`() throws {
    // x₀ + v₀(1 − e^(−kt)) ÷ k = 365.928… at half a second; a hair beyond takes one microsecond more.
    let level = 50 + 315.928_022_678_509_6
    let crossing = try #require(decay.nextTime(crossing: level, after: .zero))
    #expect((crossing - .milliseconds(510)).microseconds.magnitude <= 1)
    #expect(decay.nextTime(crossing: level + 0.000_2, after: .zero) == .microseconds(510_001))
    #expect(decay.nextTime(crossing: level, after: crossing) == nil)
    #expect(decay.nextTime(crossing: 49, after: .zero) == nil)
    #expect(decay.nextTime(crossing: decay.target, after: .zero) == decay.end)
    #expect(decay.nextTime(crossing: decay.target + 0.001, after: .zero) == nil)
    var random = SeededRandom(seed: 23)
    for _ in 0..<100 {
      MotionTester(decay).expectFirstCrossing(
        of: random.double(in: 40...560), after: random.time(in: .zero ... .seconds(4)),
        until: .seconds(4), step: .milliseconds(11))
    }
  }

  @Test func `Too slow to go on it ends at once`() {
    for velocity in [0, 1, -1, 0.5] {
      let still = DecayMotion(from: 3, velocity: velocity, start: .seconds(2))
      #expect(still.end == .seconds(2))
      #expect(still.target == 3)
      #expect(still.nextTime(crossing: 3, after: .zero) == nil)
      #expect(still.nextTime(crossing: 4, after: .zero) == nil)
    }
  }

  @Test func `Wild numbers are drawn back`() {
    let fast = DecayMotion(from: 1e300, velocity: -1e300, start: .zero, deceleration: 5)
    #expect(fast.velocity == -MotionLimits.speed)
    #expect(fast.deceleration == 0.9999)
    #expect(fast.value(at: .seconds(1)).isFinite)
  }
}
