import TestSupport
import Testing
import TouchKit

@Suite struct FlingMotionTests {
  static let start = Time.milliseconds(250)

  private func fling(
    from: Double, velocity: Double, within bounds: ClosedRange<Double> = 0...1000
  ) -> FlingMotion {
    FlingMotion(from: from, velocity: velocity, within: bounds, start: Self.start)
  }

  @Test func `Between its edges it is a decay`() {
    let motion = fling(from: 300, velocity: 800)
    let decay = DecayMotion(from: 300, velocity: 800, start: Self.start)
    #expect(motion.end == decay.end)
    #expect(motion.target == decay.target)
    #expect(motion.bounceStart == nil)
    for t in stride(from: 200, through: 4000, by: 50) {
      #expect(motion.value(at: .milliseconds(t)) == decay.value(at: .milliseconds(t)))
      #expect(motion.velocity(at: .milliseconds(t)) == decay.velocity(at: .milliseconds(t)))
    }
    MotionTester(motion).expectEnds(from: 300)
  }

  @Test func `At an edge a spring takes over the very place and velocity`() throws {
    let motion = fling(from: 900, velocity: 1500)
    let decay = DecayMotion(from: 900, velocity: 1500, start: Self.start)
    let bounce = try #require(motion.bounceStart)
    #expect(bounce == decay.nextTime(crossing: 1000, after: Self.start))
    #expect(motion.value(at: bounce) == decay.value(at: bounce))
    #expect(motion.velocity(at: bounce) == decay.velocity(at: bounce))
    let spring = SpringMotion(
      from: decay.value(at: bounce), to: 1000, velocity: decay.velocity(at: bounce),
      response: FlingMotion.usualBounceResponse, damping: 1, start: bounce)
    #expect(motion.end == spring.end)
    #expect(motion.target == 1000)
    for t in stride(from: 0, through: 800, by: 20) {
      let time = bounce + .milliseconds(t)
      #expect(motion.value(at: time) == spring.value(at: time))
      #expect(motion.value(at: time) >= 1000)
    }
    MotionTester(motion).expectEnds(from: 900)
    MotionTester(motion).expectVelocityFits(step: .microseconds(500))
    #expect(motion.nextTime(crossing: 1000, after: .zero) == bounce)
    #expect(motion.nextTime(crossing: 1000, after: bounce) == motion.end)
  }

  @Test func `Let go outside it springs back at once`() {
    let motion = fling(from: -80, velocity: 0)
    let spring = SpringMotion(
      from: -80, to: 0, response: FlingMotion.usualBounceResponse, damping: 1, start: Self.start)
    #expect(motion.end == spring.end)
    #expect(motion.target == 0)
    for t in stride(from: 200, through: 1500, by: 25) {
      #expect(motion.value(at: .milliseconds(t)) == spring.value(at: .milliseconds(t)))
    }
    #expect(fling(from: 1080, velocity: 600).target == 1000)
    #expect(fling(from: 1080, velocity: 600).velocity(at: Self.start) == 600)
  }

  @Test func `Thrown inwards from outside it glides on from the edge`() throws {
    let motion = fling(from: -20, velocity: 2000)
    let edge = try #require(motion.nextTime(crossing: 0, after: .zero))
    #expect(motion.velocity(at: edge) > 0)
    #expect(motion.target > 300)
    MotionTester(motion).expectEnds(from: -20)
    MotionTester(motion).expectVelocityFits(step: .microseconds(500))
    let decay = DecayMotion(
      from: motion.value(at: edge), velocity: motion.velocity(at: edge), start: edge)
    #expect(motion.target == decay.target)
    #expect(motion.end == decay.end)
  }

  @Test func `From outside to the other edge it bounces there`() throws {
    let motion = fling(from: -20, velocity: 9000, within: 0...400)
    let bounce = try #require(motion.bounceStart)
    #expect(motion.value(at: bounce) >= 400)
    #expect(motion.target == 400)
    MotionTester(motion).expectVelocityFits(step: .microseconds(200))
    let inwards = try #require(motion.nextTime(crossing: 0, after: .zero))
    let outwards = try #require(motion.nextTime(crossing: 400, after: .zero))
    #expect(inwards < outwards && outwards == bounce)
    // Out past the edge and back: both passings of a level there are found.
    let soon = motion.value(at: bounce + .milliseconds(5))
    let out = try #require(motion.nextTime(crossing: soon, after: .zero))
    #expect((out - bounce - .milliseconds(5)).microseconds.magnitude <= 1)
    let back = try #require(motion.nextTime(crossing: soon, after: out))
    #expect(motion.velocity(at: out) > 0 && motion.velocity(at: back) < 0)
    var top = bounce
    while motion.velocity(at: top) > 0 { top += .milliseconds(1) }
    let high = 400 + (motion.value(at: top) - 400) * 0.999
    let reached = try #require(motion.nextTime(crossing: high, after: .zero))
    #expect(reached > bounce && reached < top)
  }

  @Test func `Pushed outwards on the very edge it bounces at once`() {
    let motion = fling(from: 1000, velocity: 700)
    #expect(motion.bounceStart == Self.start)
    #expect(motion.target == 1000)
    #expect(motion.value(at: Self.start + .milliseconds(50)) > 1000)
    #expect(fling(from: 1000, velocity: -700).target < 1000)
    #expect(fling(from: 1000, velocity: 0).end == Self.start)
  }

  @Test func `What has no room to scroll comes back to its only place`() {
    for (from, velocity) in [(0.0, 900.0), (0, -900), (30, -5000), (-30, 5000), (30, 5000)] {
      let motion = fling(from: from, velocity: velocity, within: 0...0)
      #expect(motion.target == 0)
      MotionTester(motion).expectEnds(from: from)
      MotionTester(motion).expectVelocityFits(step: .microseconds(200))
    }
  }

  @Test func `The mirror image flies the mirrored way`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<100 {
      let from = random.double(in: -700...700)
      let velocity = random.double(in: -8000...8000)
      let motion = fling(from: from, velocity: velocity, within: -500...500)
      let mirror = fling(from: -from, velocity: -velocity, within: -500...500)
      #expect(motion.end == mirror.end)
      #expect(motion.target == -mirror.target)
      for t in stride(from: 250, through: 2500, by: 125) {
        #expect(motion.value(at: .milliseconds(t)) == -mirror.value(at: .milliseconds(t)))
      }
    }
  }

  @Test func `Whatever the start, the way is unbroken and ends inside`() {
    var random = SeededRandom(seed: 17)
    for _ in 0..<60 {
      let from = random.double(in: -300...1300)
      let motion = fling(from: from, velocity: random.double(in: -6000...6000))
      MotionTester(motion).expectEnds(from: from)
      MotionTester(motion).expectVelocityFits(step: .microseconds(2000))
      #expect((0...1000).contains(motion.target))
      MotionTester(motion).expectFirstCrossing(
        of: random.double(in: -200...1200), after: random.time(in: .zero ... .seconds(2)),
        until: .seconds(5), step: .milliseconds(7))
    }
  }
}
