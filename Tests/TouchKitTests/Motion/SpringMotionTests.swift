import Glibc
import TestSupport
import Testing
import TouchKit

@Suite struct SpringMotionTests {
  static let dampings = [0.05, 0.2, 0.5, 0.86, 0.95, 0.999, 1, 1.001, 1.25, 2, 5, 10]

  private func near(_ a: Double, _ b: Double, _ slack: Double) -> Bool {
    (a - b).magnitude <= slack
  }

  /// Rest thresholds so small that the formula shows itself to the end.
  private let never = RestThreshold(distance: 1e-9, speed: 1e-9)

  @Test func `Damped critically it is (1 + ω₀t)·e^(−ω₀t) from rest`() {
    let spring = SpringMotion(
      from: 100, to: 0, response: 2 * .pi / 8, damping: 1, start: .zero, rest: never)
    for t in stride(from: 0.0, through: 2, by: 0.05) {
      let time = Time.seconds(t)
      let wt = 8 * time.seconds
      #expect(near(spring.value(at: time), 100 * (1 + wt) * Glibc.exp(-wt), 1e-11))
      #expect(near(spring.velocity(at: time), -800 * wt * Glibc.exp(-wt), 1e-10))
    }
  }

  @Test func `With ζ = ½ it first overshoots by e^(−π/√3), after half a damped period`() {
    let spring = SpringMotion(
      from: 0, to: 1, response: 0.5, damping: 0.5, start: .zero, rest: never)
    let peak = Time.seconds(0.25 / 0.75.squareRoot())
    // mpmath 1.3: exp(−π·ζ ÷ √(1 − ζ²)) = 0.16303353482158046486
    #expect(near(spring.value(at: peak), 1.163_033_534_821_580_46, 1e-9))
    #expect(near(spring.velocity(at: peak), 0, 1e-4))
  }

  @Test func `With ω₀ = 4 and ζ = 5/4 it is (8e^(−2t) − 2e^(−8t)) ÷ 6 from rest`() {
    let spring = SpringMotion(
      from: 1, to: 0, response: .pi / 2, damping: 1.25, start: .zero, rest: never)
    for t in stride(from: 0.0, through: 5, by: 0.125) {
      let truth = (8 * Glibc.exp(-2 * t) - 2 * Glibc.exp(-8 * t)) / 6
      #expect(near(spring.value(at: .seconds(t)), truth, 1e-14), "at \(t) s")
    }
  }

  /// Runge and Kutta's fourth order on y″ = −ω₀²y − 2ζω₀y′: knows nothing of the closed solution.
  @Test(arguments: dampings, [-3000.0, 0, 900])
  func `Every damping agrees with the integrated equation`(damping: Double, velocity: Double) {
    let spring = SpringMotion(
      from: 320, to: 200, velocity: velocity, response: 0.4, damping: damping, start: .zero,
      rest: never)
    let frequency = 2 * Double.pi / 0.4
    let h = 0.000_02
    func acceleration(_ y: Double, _ v: Double) -> Double {
      -frequency * frequency * y - 2 * damping * frequency * v
    }
    var (y, v) = (120.0, velocity)
    for step in 1...25_000 {
      let (y1, v1) = (v, acceleration(y, v))
      let (y2, v2) = (v + h / 2 * v1, acceleration(y + h / 2 * y1, v + h / 2 * v1))
      let (y3, v3) = (v + h / 2 * v2, acceleration(y + h / 2 * y2, v + h / 2 * v2))
      let (y4, v4) = (v + h * v3, acceleration(y + h * y3, v + h * v3))
      y += h / 6 * (y1 + 2 * y2 + 2 * y3 + y4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      if step % 2500 == 0 {
        let time = Time.microseconds(step * 20)
        #expect(near(spring.value(at: time), 200 + y, 1e-7), "at \(time)")
        #expect(near(spring.velocity(at: time), v, 1e-5), "at \(time)")
      }
    }
  }

  @Test func `Next to critical damping nothing jumps`() {
    func spring(_ damping: Double) -> SpringMotion {
      SpringMotion(
        from: 0, to: 400, velocity: 2000, response: 0.35, damping: damping, start: .zero)
    }
    let critical = spring(1)
    for damping in [1 - 1e-15, 1 - 1e-12, 1 - 1e-8, 1 + 1e-15, 1 + 1e-12, 1 + 1e-8] {
      let other = spring(damping)
      for t in stride(from: 0, through: 900, by: 10) {
        let time = Time.milliseconds(t)
        #expect(near(other.value(at: time), critical.value(at: time), 0.011), "\(damping) at \(t)")
      }
      #expect(
        near(other.value(at: .milliseconds(200)), critical.value(at: .milliseconds(200)), 1e-4))
      let ends = (other.end?.seconds ?? 0, critical.end?.seconds ?? 0)
      #expect(near(ends.0, ends.1, 0.05), "\(damping) ends at \(ends.0) and not \(ends.1)")
    }
  }

  @Test(arguments: dampings)
  func `After the end the formula stays within the rest threshold`(damping: Double) {
    for velocity in [-5000.0, -40, 0, 3, 9000] {
      for from in [-500.0, 0, 0.3, 80] {
        expectRest(from: from, velocity: velocity, response: 0.35, damping: damping)
      }
    }
  }

  private func expectRest(from: Double, velocity: Double, response: Double, damping: Double) {
    let spring = SpringMotion(
      from: from, to: 0, velocity: velocity, response: response, damping: damping, start: .zero)
    let formula = SpringMotion(
      from: from, to: 0, velocity: velocity, response: response, damping: damping, start: .zero,
      rest: never)
    MotionTester(spring).expectEnds(from: from)
    guard let end = spring.end, let late = formula.end, late > end else { return }
    let step = Time.microseconds(max(1, (late - end).microseconds / 200))
    var time = end
    while time < late {
      #expect(formula.value(at: time).magnitude <= 0.01, "\(spring) at \(time)")
      #expect(formula.velocity(at: time).magnitude <= 0.1, "\(spring) at \(time)")
      time += step
    }
    if damping >= 1, end > .microseconds(2) {
      // Without swinging the end is the very microsecond.
      let before = end - .microseconds(2)
      #expect(
        formula.value(at: before).magnitude > 0.01 || formula.velocity(at: before).magnitude > 0.1,
        "\(spring) could end before \(end)")
    }
  }

  @Test func `A swinging spring ends where its amplitude says`() {
    let spring = SpringMotion(from: 100, to: 0, response: 0.5, damping: 0.3, start: .zero)
    // From rest A = y₀ ÷ √(1 − ζ²), and the velocity's is ω₀A: the later of both thresholds.
    let frequency = 4 * Double.pi
    let amplitude = 100 / (1 - 0.09).squareRoot()
    let expected = Glibc.log(amplitude * frequency / 0.1) / (0.3 * frequency)
    #expect(spring.end == .seconds(expected))
  }

  @Test(arguments: dampings)
  func `The tail without swinging only falls`(damping: Double) throws {
    guard damping >= 1 else { return }
    let spring = SpringMotion(
      from: 250, to: 0, velocity: 800, response: 0.4, damping: damping, start: .milliseconds(5))
    let end = try #require(spring.end)
    var time = spring.start
    while spring.velocity(at: time) >= 0 { time += .milliseconds(1) }
    var last = spring.value(at: time)
    while time < end + .milliseconds(5) {
      time += .milliseconds(1)
      let value = spring.value(at: time)
      #expect(value <= last, "rises at \(time)")
      #expect(value >= 0, "overshoots at \(time)")
      last = value
    }
  }

  @Test func `Value and velocity fit together all along`() {
    for damping in Self.dampings {
      let spring = SpringMotion(
        from: -40, to: 120, velocity: -700, response: 0.38, damping: damping, start: .seconds(2))
      MotionTester(spring).expectVelocityFits(step: .microseconds(500))
    }
  }

  @Test func `Caught and sent elsewhere it goes on without a jump`() {
    var random = SeededRandom(seed: 5)
    var spring = SpringMotion(from: 0, to: 300, response: 0.35, damping: 0.7, start: .zero)
    for _ in 0..<200 {
      let time = spring.start + random.time(in: .tick ... .milliseconds(400))
      let next = SpringMotion(
        from: spring.value(at: time), to: random.double(in: -500...500),
        velocity: spring.velocity(at: time), response: random.double(in: 0.1...1),
        damping: random.double(in: 0.3...2), start: time)
      #expect(next.value(at: time) == spring.value(at: time))
      #expect(next.velocity(at: time) == spring.velocity(at: time))
      let soon = time + .tick
      #expect(near(next.value(at: soon), spring.value(at: soon), 1e-5))
      spring = next
    }
  }

  @Test func `At rest at its target it ends as it starts`() {
    let still = SpringMotion(from: 7, to: 7, response: 0.3, damping: 0.8, start: .seconds(1))
    #expect(still.end == .seconds(1))
    #expect(still.nextTime(crossing: 7, after: .zero) == nil)
    #expect(!still.isRunning(at: .seconds(1)))
  }

  @Test func `A progress has a threshold of its own`() {
    let progress = SpringMotion(
      from: 0, to: 1, response: 0.38, damping: 0.86, start: .zero, rest: .progress)
    let points = SpringMotion(from: 0, to: 500, response: 0.38, damping: 0.86, start: .zero)
    #expect(near(progress.end?.seconds ?? 0, points.end?.seconds ?? 1, 2e-6))
  }

  @Test func `Wild numbers are drawn back and every answer is finite`() {
    for damping in [-1, 0, 1e9] {
      for response in [-1, 0, 1e-30, 1e30] {
        let spring = SpringMotion(
          from: 1e300, to: -1e300, velocity: -1e300, response: response, damping: damping,
          start: .distantPast)
        #expect(MotionLimits.damping.contains(spring.damping))
        #expect(MotionLimits.response.contains(spring.response))
        #expect(spring.velocity == -MotionLimits.speed)
        for time in [Time.distantPast, .distantPast + .seconds(1), .zero, .distantFuture] {
          #expect(spring.value(at: time).isFinite)
          #expect(spring.velocity(at: time).isFinite)
        }
      }
    }
  }

  @Test func `A level that only the topmost microsecond reaches is crossed there`() {
    for number in 1...40 {
      let spring = SpringMotion(
        from: 0, to: 300, velocity: 20_000 + 500 * Double(number), response: 0.1, damping: 0.3,
        start: .zero)
      // The velocity turns at the top.
      var top = Time.zero
      while spring.velocity(at: top + .milliseconds(1)) > 0 { top += .milliseconds(1) }
      while spring.velocity(at: top) > 0 { top += .tick }
      let level = max(spring.value(at: top - .tick), spring.value(at: top))
      let crossing = spring.nextTime(crossing: level, after: .zero)
      #expect(crossing.map { spring.value(at: $0) >= level } == true, "\(spring)")
    }
  }

  @Test func `Each passing of the target is found, and so is the end`() throws {
    let spring = SpringMotion(from: 0, to: 100, response: 0.5, damping: 0.2, start: .zero)
    let frequency = 4 * Double.pi * 0.96.squareRoot()
    // From rest tan ωt = −√(1 − ζ²) ÷ ζ at each passing.
    let first = (Double.pi - Glibc.atan2(0.96.squareRoot(), 0.2)) / frequency
    var after = Time.zero
    for number in 0..<10 {
      let expected = Time.seconds(first + Double(number) * .pi / frequency)
      let crossing = try #require(spring.nextTime(crossing: 100, after: after))
      #expect((crossing - expected).microseconds.magnitude <= 1)
      after = crossing
    }
    let last = try #require(spring.end)
    #expect(spring.nextTime(crossing: 100, after: last - .tick) == last)
    #expect(spring.nextTime(crossing: 100, after: last) == nil)
  }
}
