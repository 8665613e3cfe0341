import Testing
import TouchKit

@Suite struct AnimationAdviceTests {
  private func words(
    _ animation: Animation, over distance: Double = 300, finger velocity: Double? = nil
  ) -> [String] {
    AnimationAdvice.about(animation, distance: distance, finger: velocity).map(\.description)
  }

  @Test func `More than half a second is told, exactly half a second isn't`() {
    #expect(words(Animation(duration: .milliseconds(500))) == [])
    #expect(
      words(Animation(duration: .microseconds(500_001)))
        == ["it takes 500.001 ms; more than 500.000 ms is felt as waiting"])
  }

  @Test func `A spring is long if it is seen to move for longer, not if its last hundredth lasts`()
  {
    let quick = Animation.spring(response: 0.35, damping: 0.8)
    #expect(AnimationSolver(quick, distance: 300).answers.end > .milliseconds(500))
    #expect(words(quick) == [])
    // ln(300 ÷ √(1 − 0.64) ÷ 1) ÷ (0.8 · 2π ÷ 0.6) = 6.21460810 ÷ 8.37758041 = 0.7418142 s
    #expect(
      words(.spring(response: 0.6, damping: 0.8))
        == ["it takes 741.815 ms; more than 500.000 ms is felt as waiting"])
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
