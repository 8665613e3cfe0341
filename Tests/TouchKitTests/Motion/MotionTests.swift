import TestSupport
import Testing
import TouchKit

@Suite struct MotionTests {
  @Test func `A timed curve keeps to its duration, a spring to its velocity`() {
    let curve = Motion.animate(
      from: 0, to: 10, velocity: 5000, start: .seconds(1), duration: .milliseconds(200),
      curve: .easeOut)
    #expect("\(curve)".hasPrefix("curve "))
    #expect(curve.start == .seconds(1))
    #expect(curve.end == .milliseconds(1200))
    #expect(curve.target == 10)
    let spring = Motion.animate(
      from: 0, to: 10, velocity: 300, start: .seconds(1), duration: .zero,
      curve: .spring(response: 0.35, damping: 0.86))
    #expect(
      spring
        == .spring(
          SpringMotion(
            from: 0, to: 10, velocity: 300, response: 0.35, damping: 0.86, start: .seconds(1))))
    #expect(spring.velocity(at: .seconds(1)) == 300)
  }

  @Test func `The log's phrase says what moves, from where to where, and until when`() {
    let start = Time.milliseconds(100)
    let motions: [(Motion, text: String)] = [
      (
        .curve(CurveMotion(from: 0, to: 120.5, start: start, duration: .milliseconds(200))),
        "curve 0 → 120.5, until 300.000 ms"
      ),
      (
        .spring(
          SpringMotion(
            from: -0.004, to: 8, velocity: 1.005, response: 0.5, damping: 1, start: start)),
        "spring 0 → 8 at 1/s, until 825.308 ms"
      ),
      (
        .decay(DecayMotion(from: 0, velocity: -1000, start: start)),
        "decay 0 → -499 at -1000/s, until 3550.423 ms"
      ),
      (
        .fling(FlingMotion(from: 0, velocity: 1000, within: 0...600, start: start)),
        "fling 0 → 499 at 1000/s, until 3550.423 ms"
      ),
      (
        .endless(.blink(period: .seconds(1), start: start)), "blink every 1000.000 ms"
      ),
      (.endless(.spin(turnsPerSecond: 1.25, start: start)), "spin 1.25 turns/s"),
      (.endless(.run(from: 3.07, rate: 1, start: start)), "run from 3.07 at 1/s"),
    ]
    for (motion, text) in motions {
      #expect("\(motion)" == text)
      #expect(motion.start == start)
    }
  }

  @Test func `Each kind answers through the enum as by itself`() {
    let spring = SpringMotion(
      from: 0, to: 100, velocity: 50, response: 0.4, damping: 0.5, start: .zero)
    let fling = FlingMotion(from: 900, velocity: 2000, within: 0...1000, start: .zero)
    let decay = DecayMotion(from: 0, velocity: 900, start: .zero)
    let curve = CurveMotion(from: 3, to: 9, start: .zero, duration: .seconds(1))
    let spin = EndlessMotion.spin(turnsPerSecond: 1, start: .zero)
    func same(_ motion: Motion, _ formula: some MotionFormula, level: Double) {
      for t in stride(from: -100, through: 3000, by: 77) {
        let time = Time.milliseconds(t)
        #expect(motion.value(at: time) == formula.value(at: time))
        #expect(motion.velocity(at: time) == formula.velocity(at: time))
        #expect(
          motion.nextTime(crossing: level, after: time)
            == formula.nextTime(crossing: level, after: time))
        #expect(motion.nextChange(after: time) == formula.nextChange(after: time))
      }
      #expect(motion.end == formula.end)
      #expect(motion.target == formula.target)
    }
    same(.spring(spring), spring, level: 100)
    same(.fling(fling), fling, level: 1000)
    same(.decay(decay), decay, level: 300)
    same(.curve(curve), curve, level: 4)
    same(.endless(spin), spin, level: 0.25)
  }

  @Test func `The next crossing is the first`() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<60 {
      let motion = RandomMotion.next(&random)
      MotionTester(motion).expectFirstCrossing(
        of: random.double(in: -600...600), after: random.time(in: .zero ... .seconds(1)),
        until: .seconds(3), step: .milliseconds(5))
    }
  }

  /// A release build leaves the sentence out, so only a debug build looks for it.
  private func expect(_ sentence: String, in result: ExitTest.Result?) {
    #if DEBUG
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(sentence), "\(text)")
    #endif
  }

  @Test func `A spring that is given no number stops with a sentence naming it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = SpringMotion(from: 5, to: .nan, response: 0.5, damping: 1, start: .zero)
    }
    expect("a spring needs finite numbers, not from 5.0 to nan with velocity 0.0", in: result)
  }

  @Test func `A decay that is given no number stops with a sentence naming it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = DecayMotion(from: 0, velocity: .infinity, start: .zero)
    }
    expect("not from 0.0 at inf/s", in: result)
  }

  @Test func `A blinking without a period stops with a sentence naming it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = EndlessMotion.blink(period: .zero, start: .zero)
    }
    expect("not 0.000 ms and 0.5", in: result)
  }
}
