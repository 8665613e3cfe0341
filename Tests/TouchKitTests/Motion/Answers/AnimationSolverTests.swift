import TestSupport
import Testing
import TouchKit

@Suite struct AnimationSolverTests {
  private func spring(
    _ response: Double, _ damping: Double, over distance: Double = 100,
    rest: RestThreshold = .points
  ) -> AnimationSolver {
    AnimationSolver(
      .spring(response: response, damping: damping), distance: distance, rest: rest)
  }

  private func timed(
    _ milliseconds: Int, _ curve: TimingCurve, over distance: Double = 100,
    durations: ClosedRange<Time> = .zero ... .seconds(10)
  ) -> AnimationSolver {
    AnimationSolver(
      Animation(duration: .milliseconds(milliseconds), curve: curve), distance: distance,
      durations: durations)
  }

  private func refusal(_ result: Result<Animation, AnimationRefusal>) -> AnimationRefusal? {
    guard case .failure(let refusal) = result else { return nil }
    return refusal
  }

  @Test func `Half damped, a spring's answers are the known ones`() {
    let answers = spring(0.5, 0.5).answers
    // mpmath 1.3: exp(−π ÷ √3) = 0.16303353482158046486
    #expect(answers.hump.map { ($0 - 0.163_033_534_821_580).magnitude < 1e-14 } == true)
    // (π − π/3) ÷ (4π·√¾) = 0.19245008972987525 s
    #expect(answers.firstArrival == .microseconds(192_451))
    // ω₀ = 4π is above 10 per second, so speed comes last: ln(4π·(100 ÷ √¾) ÷ 0.1) ÷ 2π = 1.525121430… s
    #expect(answers.rule == .speed)
    #expect(answers.end == .microseconds(1_525_122))
    #expect(answers.beginRate == nil && answers.endRate == nil)
  }

  @Test func `The rule of rest that comes last changes at a response of 0.63 seconds`() {
    // Both parts allow the same time where ω₀ = 0.1 ÷ 0.01 per second: response = 2π ÷ 10.
    #expect(spring(0.62, 0.5).answers.rule == .speed)
    #expect(spring(0.64, 0.5).answers.rule == .distance)
  }

  @Test func `The end of a slow spring is known in closed form, and so is the spring for an end`() {
    // ln(100 ÷ √(1 − 0.36) ÷ 0.01) ÷ (0.6 · 2π ÷ 1) = 9.43348392… ÷ 3.76991118… = 2.50230932… s
    let present = spring(1, 0.6)
    #expect(present.answers.end == .microseconds(2_502_310))
    #expect(present.answers.rule == .distance)
    // Twice as long takes twice the response there.
    let twice = present.solve(.end(.microseconds(5_004_619)))
    #expect(twice == .success(.spring(response: 2, damping: 0.6)))
  }

  @Test func `Pulled to where it is, an animation stays as it is`() {
    for solver in [spring(0.35, 0.8), spring(0.123_456_789, 0.345_678_9), timed(250, .easeOut)] {
      #expect(solver.solve(.end(solver.answers.end)) == .success(solver.animation))
      if let arrival = solver.answers.firstArrival, let hump = solver.answers.hump {
        #expect(solver.solve(.firstArrival(arrival)) == .success(solver.animation))
        #expect(solver.solve(.hump(hump)) == .success(solver.animation))
      }
    }
  }

  @Test(arguments: [0.1, 0.35, 0.8, 0.99, 1, 1.2, 2], [1.0, 60, 900])
  func `A spring pulled to an end has it to the microsecond, in few decimals`(
    damping: Double, distance: Double
  ) throws {
    let solver = spring(0.4, damping, over: distance)
    for milliseconds in [300, 500, 1234] {
      let wanted = Time.milliseconds(milliseconds)
      let found = solver.about(try solver.solve(.end(wanted)).get())
      #expect(found.motion.end == wanted)
      let response = try #require(found.spring).response
      #expect("\(response)".count <= 10, "\(response)")
    }
  }

  @Test func `Pulled to another hump, a spring still arrives when it did`() throws {
    let present = spring(0.5, 0.5)
    let found = present.about(try present.solve(.hump(0.05)).get())
    // mpmath 1.3: −ln 0.05 ÷ √(π² + ln² 0.05) = 0.69010673055982…; ten decimals are enough.
    #expect(try #require(found.spring).damping == 0.690_106_730_6)
    #expect(found.answers.firstArrival == .microseconds(192_451))
    #expect(found.answers.hump.map { ($0 / 0.05 - 1).magnitude < 1e-8 } == true)
  }

  @Test func `Pulled to another first arrival, a spring keeps its damping and so its hump`() throws
  {
    let present = spring(0.5, 0.5)
    let found = present.about(try present.solve(.firstArrival(.milliseconds(100))).get())
    #expect(found.answers.firstArrival == .milliseconds(100))
    #expect(found.answers.hump == present.answers.hump)
    #expect(try #require(found.spring).damping == 0.5)
  }

  @Test func `A progress from 0 to 1 is solved by its own rule of rest`() throws {
    let solver = spring(0.4, 0.8, over: 1, rest: .progress)
    let wanted = Time.milliseconds(400)
    #expect(solver.about(try solver.solve(.end(wanted)).get()).motion.end == wanted)
  }

  @Test func `The delay of an animation is kept`() throws {
    var animation = Animation.spring(response: 0.4, damping: 0.8)
    animation.delay = .milliseconds(70)
    let found = try AnimationSolver(animation, distance: 100).solve(.end(.milliseconds(300))).get()
    #expect(found.delay == .milliseconds(70))
  }

  @Test(arguments: [1, 1.5])
  func `From a damping of 1 on there is no hump to pull`(damping: Double) {
    let solver = spring(0.4, damping)
    #expect(solver.answers.hump == nil && solver.answers.firstArrival == nil)
    for wish in [AnimationWish.hump(0.1), .firstArrival(.milliseconds(100))] {
      let refusal = refusal(solver.solve(wish))
      #expect(refusal?.reason == .neverPasses && refusal?.nearest == nil)
      #expect(
        refusal?.description
          == "no hump at a damping of 1 or more: the spring doesn't go past its target")
    }
  }

  @Test func `A spring that ends before it passes its target has no hump either`() {
    let solver = spring(0.4, 0.999)
    #expect(solver.answers.hump == nil && solver.answers.firstArrival == nil)
    #expect(
      refusal(solver.solve(.hump(0.1)))?.description
        == """
        the spring ends before it reaches its target: then it stays within 0.01 of the target and \
        0.1 a second
        """)
  }

  @Test func `An end that no response has is refused with the nearest spring and its rule`() throws
  {
    let short = try #require(refusal(spring(0.4, 0.8).solve(.end(.milliseconds(5)))))
    let shortest = spring(0.01, 0.8)
    #expect(short.nearest == shortest.animation)
    #expect(short.reason == .endsNoEarlier(shortest.answers.end, .speed))
    #expect(
      short.description
        == """
        the rule of speed ends springs shorter than the shortest: with this damping it takes \
        \(shortest.answers.end) until the speed stays within 0.1 a second; nearest: response 0.01, \
        damping 0.8
        """)
    let long = try #require(refusal(spring(0.4, 0.8).solve(.end(.seconds(100)))))
    #expect(long.nearest == spring(10, 0.8).animation)
    #expect(long.description.hasPrefix("the longest spring with this damping takes "))
  }

  @Test func `A hump that no damping has is refused with the highest one`() throws {
    let solver = spring(0.4, 0.5)
    let refusal = try #require(self.refusal(solver.solve(.hump(0.9))))
    let nearest = solver.about(try #require(refusal.nearest))
    #expect(nearest.spring?.damping == 0.05)
    #expect(nearest.answers.firstArrival == solver.answers.firstArrival)
    #expect(
      refusal.description.hasPrefix("the least damping, 0.05, has a hump of 85.45 %; nearest: "))
  }

  @Test(arguments: [0, -0.2, 1e-6, 1e-300])
  func `A hump that the end hides is refused with the lowest that is seen`(share: Double) throws {
    let solver = spring(0.4, 0.5)
    let refusal = try #require(self.refusal(solver.solve(.hump(share))))
    // The lowest of all would have a response below its limit, too.
    #expect(refusal.reason == .endsBeforeHump || share == 1e-300 && refusal.reason == .response)
    let nearest = solver.about(try #require(refusal.nearest))
    let lowest = try #require(nearest.answers.hump)
    #expect(nearest.answers.firstArrival == solver.answers.firstArrival)
    #expect(solver.about(try solver.solve(.hump(lowest * 1.001)).get()).answers.hump != nil)
    #expect(self.refusal(solver.solve(.hump(lowest * 0.999))) != nil)
  }

  @Test func `A first arrival that no response has is refused with the nearest one`() throws {
    let solver = spring(0.4, 0.5)
    let early = try #require(refusal(solver.solve(.firstArrival(.microseconds(100)))))
    #expect(early.nearest == spring(0.01, 0.5).animation)
    #expect(
      early.description
        == "the response of a spring is 0.01 to 10 s; nearest: response 0.01, damping 0.5")
    let late = try #require(refusal(solver.solve(.firstArrival(.distantFuture))))
    #expect(late.nearest == spring(10, 0.5).animation)
    #expect(refusal(solver.solve(.firstArrival(.zero)))?.reason == .response)
  }

  @Test func `Over next to no distance there is nothing to pull`() {
    for distance in [0, 0.05, -0.09] {
      let solver = spring(0.4, 0.5, over: distance)
      for wish in [AnimationWish.end(.seconds(1)), .hump(0.1), .firstArrival(.seconds(1))] {
        #expect(
          refusal(solver.solve(wish))?.description
            == "over a distance of less than 0.1 a spring is at rest nearly at once")
      }
    }
    #expect(spring(0.4, 0.5, over: 0).answers.end == .zero)
  }

  @Test func `The way back has the answers of the way there`() {
    #expect(spring(0.4, 0.5, over: -300).answers == spring(0.4, 0.5, over: 300).answers)
  }

  @Test func `A spring has no slopes to pull`() {
    for wish in [AnimationWish.beginRate(1), .endRate(0)] {
      #expect(
        refusal(spring(0.4, 0.5).solve(wish))?.description
          == "a spring begins with the finger's velocity and ends at rest")
    }
  }

  @Test func `A timed curve's end is its duration, in the catalogue's range`() throws {
    let solver = timed(250, .easeOut, durations: .milliseconds(50) ... .seconds(1))
    #expect(solver.answers.end == .milliseconds(250))
    #expect(
      try solver.solve(.end(.milliseconds(400))).get()
        == Animation(duration: .milliseconds(400), curve: .easeOut))
    let long = try #require(refusal(solver.solve(.end(.seconds(3)))))
    #expect(long.nearest == Animation(duration: .seconds(1), curve: .easeOut))
    #expect(
      long.description
        == "the duration must be 50.000 ms to 1000.000 ms; nearest: 1000.000 ms")
    let short = try #require(refusal(solver.solve(.end(.zero))))
    #expect(short.nearest?.duration == .milliseconds(50))
  }

  @Test func `A timed curve's hump and arrival are answered, but not pulled`() {
    let solver = timed(400, .cubic(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1))
    let motion = solver.motion
    #expect(solver.answers.firstArrival == motion.nextTime(crossing: 100, after: .zero))
    let most = (0...400_000).map { motion.value(at: .microseconds($0)) }.max() ?? 0
    #expect(solver.answers.hump.map { ($0 - (most / 100 - 1)).magnitude < 1e-9 } == true)
    for wish in [AnimationWish.hump(0.1), .firstArrival(.milliseconds(100))] {
      #expect(
        refusal(solver.solve(wish))?.description
          == "hump and first arrival of a timed curve follow from its control points")
    }
  }

  @Test(arguments: [TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut])
  func `The named curves have no hump`(curve: TimingCurve) {
    let answers = timed(300, curve).answers
    #expect(answers.hump == nil && answers.firstArrival == nil && answers.rule == nil)
  }

  @Test func `What moves nowhere, or in no time, has no hump`() {
    let curve = TimingCurve.cubic(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)
    #expect(timed(300, curve).answers.hump != nil)
    for answers in [timed(300, curve, over: 0).answers, timed(0, curve).answers] {
      #expect(answers.hump == nil && answers.firstArrival == nil)
    }
  }

  @Test func `A curve that comes flat to its target has no hump by rounding`() {
    var random = SeededRandom(seed: 107)
    for _ in 0..<3000 {
      let curve = TimingCurve.cubic(
        x1: random.share(), y1: random.whole(below: 2) == 0 ? 1 : random.share(),
        x2: random.share(), y2: 1)
      let answers = timed(300, curve).answers
      #expect(answers.hump == nil && answers.firstArrival == nil, "\(curve)")
    }
  }

  @Test(
    arguments: [
      TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut,
      .cubic(x1: 0, y1: 1, x2: 1, y2: 0), .cubic(x1: 1, y1: -2, x2: 0, y2: 3),
    ], [-3, 0, 0.5, 1, 4, 1e6])
  func `A timed curve pulled to a slope begins or ends with it`(curve: TimingCurve, rate: Double)
    throws
  {
    let solver = timed(300, curve)
    for (wish, answer) in [
      (AnimationWish.beginRate(rate), { (answers: AnimationAnswers) in answers.beginRate }),
      (.endRate(rate), { $0.endRate }),
    ] {
      let found = try solver.solve(wish).get()
      let reached = try #require(answer(solver.about(found).answers))
      #expect((reached - rate).magnitude <= rate.magnitude * 1e-9, "\(reached)")
      #expect(found.duration == .milliseconds(300))
      guard case .cubic(let x1, let y1, let x2, let y2) = found.curve else {
        Issue.record("\(found.curve)")
        continue
      }
      #expect((0...1).contains(x1) && (0...1).contains(x2))
      #expect(y1.magnitude <= 1000 && y2.magnitude <= 1000)
      let easing = try #require(curve.easing)
      // The other control point stays.
      if case .beginRate = wish {
        #expect(x2 == easing.x2 && y2 == easing.y2)
      } else {
        #expect(x1 == easing.x1 && y1 == easing.y1)
      }
    }
  }

  @Test func `The engine's motion begins and ends with the slopes that are pulled`() throws {
    var solver = timed(500, .easeInOut)
    solver = solver.about(try solver.solve(.beginRate(2)).get())
    solver = solver.about(try solver.solve(.endRate(0.5)).get())
    // 100 points in half a second are 200 a second on the mean.
    #expect((solver.motion.velocity(at: .zero) - 400).magnitude < 1e-9)
    let last = solver.motion.velocity(at: .microseconds(499_999))
    #expect((last - 100).magnitude < 0.01, "\(last)")
  }
}
