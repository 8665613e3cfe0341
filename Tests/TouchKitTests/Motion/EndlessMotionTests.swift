import Testing
import TouchKit

@Suite struct EndlessMotionTests {
  let start = Time.milliseconds(100)

  @Test func `An endless motion has no end and always runs`() {
    for motion in [
      EndlessMotion.blink(period: .seconds(1), start: start),
      .spin(turnsPerSecond: 1, start: start), .run(from: 0, rate: 1, start: start),
    ] {
      #expect(motion.end == nil)
      #expect(motion.isRunning(at: .distantFuture))
      #expect(motion.value(at: .distantFuture).isFinite)
      #expect(motion.velocity(at: start - .tick) == 0)
      #expect(motion.value(at: .distantPast) == motion.target)
    }
  }

  @Test func `A caret is shown for its share of each period, at once after its start`() {
    let caret = EndlessMotion.blink(period: .milliseconds(1000), duty: 0.6, start: start)
    #expect(caret.value(at: .zero) == 1)
    #expect(caret.value(at: start) == 1)
    #expect(caret.value(at: start + .milliseconds(600) - .tick) == 1)
    #expect(caret.value(at: start + .milliseconds(600)) == 0)
    #expect(caret.value(at: start + .milliseconds(1000) - .tick) == 0)
    #expect(caret.value(at: start + .milliseconds(1000)) == 1)
    #expect(caret.value(at: start + .seconds(3600) + .milliseconds(601)) == 0)
    #expect(caret.velocity(at: start + .milliseconds(600)) == 0)
    #expect(caret.target == 1)
    #expect(caret.nextChange(after: start) == start + .milliseconds(600))
  }

  @Test func `Every toggle of a caret is a crossing`() throws {
    let caret = EndlessMotion.blink(period: .milliseconds(1000), duty: 0.6, start: start)
    var time = Time.zero
    var toggles: [Time] = []
    for _ in 0..<4 {
      time = try #require(caret.nextTime(crossing: 0.5, after: time))
      toggles.append(time)
    }
    #expect(toggles == [700, 1100, 1700, 2100].map { Time.milliseconds($0) })
    // Already shown: it has to go and come back.
    #expect(caret.nextTime(crossing: 1, after: .zero) == .milliseconds(1100))
    #expect(caret.nextTime(crossing: 1, after: .milliseconds(800)) == .milliseconds(1100))
    #expect(caret.nextTime(crossing: 2, after: .zero) == nil)
    #expect(caret.nextTime(crossing: 0.5, after: .distantFuture) == nil)
    let steady = EndlessMotion.blink(period: .milliseconds(1000), duty: 1, start: start)
    #expect(steady.nextTime(crossing: 0.5, after: .zero) == nil)
  }

  @Test func `A spinner gives the part of its turn`() {
    let spinner = EndlessMotion.spin(turnsPerSecond: 0.5, start: start)
    #expect(spinner.value(at: .zero) == 0)
    #expect(spinner.value(at: start + .milliseconds(500)) == 0.25)
    #expect(spinner.value(at: start + .seconds(2)) == 0)
    #expect(spinner.value(at: start + .seconds(1_000_001)) == 0.5)
    #expect(spinner.velocity(at: start) == 0.5)
    let back = EndlessMotion.spin(turnsPerSecond: -0.5, start: start)
    #expect(back.value(at: start + .milliseconds(500)) == 0.75)
    #expect(back.velocity(at: start) == -0.5)
  }

  @Test func `A spinner passes each part once a turn`() {
    let spinner = EndlessMotion.spin(turnsPerSecond: 2, start: start)
    #expect(spinner.nextTime(crossing: 0.5, after: .zero) == .milliseconds(350))
    #expect(spinner.nextTime(crossing: 0.5, after: .milliseconds(350)) == .milliseconds(850))
    #expect(spinner.nextTime(crossing: 0, after: .zero) == .milliseconds(600))
    #expect(spinner.nextTime(crossing: 1, after: .zero) == nil)
    let back = EndlessMotion.spin(turnsPerSecond: -2, start: start)
    #expect(back.nextTime(crossing: 0.75, after: .zero) == .milliseconds(225))
    #expect(back.nextTime(crossing: 0.75, after: .milliseconds(225)) == .milliseconds(725))
    let still = EndlessMotion.spin(turnsPerSecond: 0, start: start)
    #expect(still.nextTime(crossing: 0.5, after: .zero) == nil)
  }

  @Test func `A moving picture runs on in a line`() {
    let picture = EndlessMotion.run(from: 12, rate: 1.5, start: start)
    #expect(picture.value(at: .zero) == 12)
    #expect(picture.value(at: start + .seconds(2)) == 15)
    #expect(picture.nextTime(crossing: 15, after: .zero) == .milliseconds(2100))
    #expect(picture.nextTime(crossing: 15, after: .milliseconds(2100)) == nil)
    #expect(picture.nextTime(crossing: 11, after: .zero) == nil)
    #expect(picture.nextTime(crossing: 12, after: .zero) == nil)
    #expect(picture.target == 12)
    #expect(
      EndlessMotion.run(from: 0, rate: 0, start: start).nextTime(crossing: 1, after: .zero) == nil)
  }
}
