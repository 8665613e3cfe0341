import Testing

@testable import TouchKit

/// Timers on the stage's clock.
struct TimerTests {
  let tester = StageTester()
  let journal = Journal()

  private func make(_ milliseconds: Int, repeats: Bool = false) -> Timer {
    Timer("timer", after: .milliseconds(milliseconds), repeats: repeats, on: tester.stage) {
      [journal, tester] _ in journal.write("\(tester.now)")
    }
  }

  @Test func `A one-shot timer fires once, at its time`() {
    let timer = make(3000)
    tester.advance(to: 2999.999)
    #expect(journal.take() == [] && timer.isValid)
    tester.advance(to: 10_000)
    #expect(journal.take() == ["3000.000 ms"] && !timer.isValid)
    #expect(tester.log(.timer) == ["timer fired"])
  }

  @Test func `A repeating timer does not drift, however the stage is advanced`() {
    _ = make(33, repeats: true)
    tester.advance(to: 50)
    tester.advance(to: 132)
    #expect(journal.take() == ["33.000 ms", "66.000 ms", "99.000 ms", "132.000 ms"])
  }

  @Test func `An invalidated timer never fires, also from within its own action`() {
    let timer = make(10, repeats: true)
    tester.advance(to: 10)
    timer.invalidate()
    timer.invalidate()
    tester.advance(to: 100)
    #expect(
      journal.take().count == 1 && tester.log(.timer) == ["timer fired", "timer invalidated"])
    var count = 0
    _ = Timer("self", after: .milliseconds(10), repeats: true, on: tester.stage) {
      count += 1
      $0.invalidate()
    }
    tester.advance(to: 300)
    #expect(count == 1 && tester.stage.nextEvent == nil)
  }

  @Test func `The stage keeps a timer while it waits, and no longer`() {
    weak var gone: Timer?
    do { gone = make(10) }
    #expect(gone != nil)
    tester.advance(to: 10)
    #expect(gone == nil && journal.take().count == 1)
    do {
      let timer = make(10)
      gone = timer
      timer.invalidate()
    }
    tester.advance(to: 30)
    #expect(gone == nil)
  }
}
