import Testing
import TouchKit

@Suite struct AnimationAdviceTests {
  private func words(
    _ animation: Animation, over distance: Double = 300, finger velocity: Double? = nil
  ) -> [String] {
    AnimationAdvice.about(animation, distance: distance, finger: velocity).map(\.description)
  }

  @Test func `More than half a second is told in whole milliseconds, half a second isn't`() {
    // Along a line it is a point away after 299 of 300 parts of its time.
    func linear(_ microseconds: Int64) -> Animation {
      Animation(duration: .microseconds(microseconds), curve: .linear)
    }
    #expect(words(linear(500_000 * 300 / 299)) == [])
    #expect(words(linear(500_400 * 300 / 299)) == [])
    #expect(
      words(linear(501_000 * 300 / 299))
        == ["it takes 501 ms; more than 500 ms is felt as waiting"])
  }

  @Test func `A spring is long if it is seen to move for longer, not if its last hundredth lasts`()
  {
    let quick = Animation.spring(response: 0.35, damping: 0.8)
    #expect(AnimationSolver(quick, distance: 300).answers.end > .milliseconds(500))
    #expect(words(quick) == [])
    let slow = Animation.spring(response: 0.6, damping: 0.8)
    let motion = Motion.animate(
      from: 0, to: 300, start: .zero, duration: slow.duration, curve: slow.curve)
    let times = (0...10_000).map { Time.microseconds($0 * 100) }
    let arrival = times.last { abs(motion.value(at: $0) - 300) > 1 }
    // It is still a point away there, and no longer after the next tenth of a millisecond.
    #expect(arrival.map { ($0.milliseconds + 0.05).rounded() } == 726)
    #expect(words(slow) == ["it takes 726 ms; more than 500 ms is felt as waiting"])
  }

  @Test func `A finger's velocity is lost on a timed curve alone`() {
    let timed = Animation(
      duration: .milliseconds(300), curve: .cubic(x1: 0.5, y1: 1, x2: 0.5, y2: 1))
    #expect(
      words(timed, finger: 812.5) == [
        """
        the finger's velocity of 812.5 a second becomes 2000 at once; a spring would go on with it
        """
      ])
    #expect(
      words(Animation(duration: .milliseconds(300), curve: .easeIn), finger: -40) == [
        "the finger's velocity of -40 a second becomes 0 at once; a spring would go on with it"
      ])
    #expect(words(timed) == [] && words(timed, finger: 0) == [])
    #expect(words(.spring(response: 0.3, damping: 1), finger: 812.5) == [])
  }
}
