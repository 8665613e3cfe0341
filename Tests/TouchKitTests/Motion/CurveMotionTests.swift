import Testing
import TouchKit

@Suite struct CurveMotionTests {
  let line = CurveMotion(
    from: 10, to: 110, start: .milliseconds(100), duration: .milliseconds(200), easing: .linear)

  @Test func `A line is at the exact share of its way`() {
    #expect(line.value(at: .zero) == 10)
    #expect(line.value(at: .milliseconds(100)) == 10)
    #expect(line.value(at: .milliseconds(150)) == 35)
    #expect(line.value(at: .milliseconds(200)) == 60)
    #expect(line.value(at: .milliseconds(300)) == 110)
    #expect(line.value(at: .distantFuture) == 110)
    #expect(line.velocity(at: .milliseconds(99)) == 0)
    #expect(line.velocity(at: .milliseconds(100)) == 500)
    #expect(line.velocity(at: .milliseconds(299)) == 500)
    #expect(line.velocity(at: .milliseconds(300)) == 0)
    #expect(line.end == .milliseconds(300))
  }

  @Test func `A line is crossed at the closed time, rounded up`() {
    #expect(line.nextTime(crossing: 60, after: .zero) == .milliseconds(200))
    #expect(line.nextTime(crossing: 60, after: .milliseconds(200)) == nil)
    #expect(line.nextTime(crossing: 60, after: .milliseconds(250)) == nil)
    // 0.00077 points take 1.54 µs.
    #expect(line.nextTime(crossing: 10.00077, after: .zero) == .microseconds(100_002))
    #expect(line.nextTime(crossing: 110, after: .zero) == .milliseconds(300))
    #expect(line.nextTime(crossing: 111, after: .zero) == nil)
    #expect(line.nextTime(crossing: 9, after: .zero) == nil)
  }

  @Test func `A level that is where it starts counts only when it comes back`() {
    #expect(line.nextTime(crossing: 10, after: .zero) == nil)
    let there = CurveMotion(
      from: 0, to: 1, start: .zero, duration: .seconds(1),
      easing: CubicEasing(0.68, -0.55, 0.265, 1.55))
    // Starts backwards, and so passes 0 again.
    let back = there.nextTime(crossing: 0, after: .zero)
    #expect(back.map { $0 > .milliseconds(250) && $0 < .milliseconds(400) } == true)
  }

  @Test func `Without a duration it is the target from its start on`() {
    for duration in [Time.zero, .milliseconds(-5)] {
      let jump = CurveMotion(from: 1, to: 2, start: .milliseconds(7), duration: duration)
      #expect(jump.end == .milliseconds(7))
      #expect(jump.value(at: .milliseconds(7) - .tick) == 1)
      #expect(jump.value(at: .milliseconds(7)) == 2)
      #expect(jump.velocity(at: .milliseconds(7)) == 0)
      #expect(jump.nextTime(crossing: 1.5, after: .zero) == .milliseconds(7))
      #expect(jump.nextTime(crossing: 1.5, after: .milliseconds(7)) == nil)
    }
  }

  @Test func `HD-08: the classic drawer is half open after half of its 200 ms`() {
    let drawer = Motion.animate(
      from: 0, to: 120, start: .zero, duration: .milliseconds(200), curve: .easeInOut)
    #expect(drawer.value(at: .milliseconds(100)) == 60)
    #expect(drawer.value(at: .milliseconds(200)) == 120)
    #expect(drawer.nextTime(crossing: 60, after: .zero) == .milliseconds(100))
  }

  @Test func `The velocity is the derivative of the value`() {
    for easing in [CubicEasing.ease, .easeIn, .easeOut, CubicEasing(0.9, -1, 0.1, 2)] {
      let motion = CurveMotion(
        from: -50, to: 300, start: .zero, duration: .milliseconds(400), easing: easing)
      for t in stride(from: 5.0, to: 395, by: 7.3) {
        let step = 0.05
        let slope =
          (motion.value(at: .milliseconds(t + step)) - motion.value(at: .milliseconds(t - step)))
          / (Time.milliseconds(t + step) - .milliseconds(t - step)).seconds
        let velocity = motion.velocity(at: .milliseconds(t))
        #expect((slope - velocity).magnitude < 0.5 + 0.01 * velocity.magnitude, "at \(t) ms")
      }
    }
  }

  @Test func `A vertical tangent has the greatest velocity and no infinite one`() {
    let motion = CurveMotion(
      from: 0, to: 100, start: .zero, duration: .seconds(1), easing: CubicEasing(1, 0, 0, 1))
    #expect(motion.velocity(at: .milliseconds(500)) == MotionLimits.speed)
    #expect(motion.value(at: .milliseconds(500)) == 50)
  }

  @Test func `Values beyond any screen are drawn back`() {
    let motion = CurveMotion(from: -1e300, to: 1e300, start: .zero, duration: .seconds(1))
    #expect(motion.value(at: .zero) == -MotionLimits.position)
    #expect(motion.target == MotionLimits.position)
    #expect(motion.value(at: .milliseconds(500)).isFinite)
  }
}
