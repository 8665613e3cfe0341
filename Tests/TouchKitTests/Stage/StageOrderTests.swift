import Testing

@testable import TouchKit

/// The order of events and inputs.
struct StageOrderTests {
  @Test func `Events run by time, then in the order they were scheduled`() {
    let tester = StageTester()
    let journal = Journal()
    for (name, at) in [("b", 20), ("a", 10), ("c", 20), ("d", 10)] {
      tester.stage.schedule(at: .milliseconds(at), name) { journal.write(name) }
    }
    tester.advance(to: 15)
    #expect(journal.take() == ["a", "d"])
    tester.advance(to: 20)
    #expect(journal.take() == ["b", "c"])
  }

  @Test func `An input comes after everything due at its time, chains without delay included`() {
    final class App: Application {
      let journal = Journal()
      override func receive(_ name: String, _ payload: Payload) { journal.write(name) }
    }
    let tester = StageTester { App($0) }
    let app = tester.application as! App
    tester.stage.schedule(at: .milliseconds(10), "first") {
      app.journal.write("first")
      tester.stage.schedule(after: .zero, "second") {
        app.journal.write("second")
        tester.stage.schedule(after: .zero, "third") { app.journal.write("third") }
      }
    }
    tester.stage.schedule(at: .milliseconds(10), "other") { app.journal.write("other") }
    tester.stage.send(Input(.custom("input", .null), at: .milliseconds(10)))
    tester.stage.send(Input(.custom("next", .null), at: .milliseconds(10)))
    #expect(
      app.journal.lines == ["first", "other", "second", "third", "input", "next"])
  }

  @Test func `What an input makes due at once runs before the next input of that time`() {
    final class App: Application {
      let journal = Journal()
      override func receive(_ name: String, _ payload: Payload) {
        journal.write(name)
        stage.schedule(after: .zero, "effect") { [journal] in journal.write("effect of \(name)")
        }
      }
    }
    let tester = StageTester { App($0) }
    tester.send(.custom("a", .null))
    tester.send(.custom("b", .null))
    #expect(
      (tester.application as! App).journal.lines == ["a", "effect of a", "b", "effect of b"])
  }

  @Test func `A cancelled event does not run, however many are cancelled`() {
    let tester = StageTester()
    let journal = Journal()
    let events = (0..<1000).map { number in
      tester.stage.schedule(at: .milliseconds(number / 10), "\(number)") {
        journal.write("\(number)")
      }
    }
    for (number, event) in events.enumerated() where number % 7 != 0 { tester.stage.cancel(event) }
    tester.advance(to: 200)
    #expect(journal.lines == (0..<1000).filter { $0 % 7 == 0 }.map(String.init))
    #expect(tester.stage.nextEvent == nil)
  }

  @Test func `An input from the past comes now and is noted`() {
    let tester = StageTester()
    tester.advance(to: 100)
    tester.stage.send(
      Input(.touch(finger: 1, phase: .began, at: Point(5, 5)), at: .milliseconds(40)))
    #expect(tester.now == .milliseconds(100))
    #expect(tester.stage.touches.active.count == 1)
    #expect(tester.log(.application) == ["an input of 40.000 ms came late"])
  }

  @Test func `Ten thousand events at one time are allowed`() {
    let tester = StageTester()
    var count = 0
    func again() {
      count += 1
      if count < Stage.eventsAtOneTime { tester.stage.schedule(after: .zero, "again", again) }
    }
    tester.stage.schedule(after: .milliseconds(1), "again", again)
    tester.advance(to: 1)
    #expect(count == Stage.eventsAtOneTime)
  }

  @Test func `More than ten thousand events at one time stop with their names`() async {
    await #expect(processExitsWith: .failure) {
      let tester = StageTester()
      func again() { tester.stage.schedule(after: .zero, "again and again", again) }
      tester.stage.schedule(after: .milliseconds(1), "again", again)
      tester.advance(to: 1)
    }
  }

  @Test func `A stage cannot go back`() async {
    await #expect(processExitsWith: .failure) {
      let tester = StageTester()
      tester.advance(to: 2)
      tester.stage.advance(to: .milliseconds(1))
    }
  }

  @Test func `A stage is released with everything that moves on it`() {
    weak var gone: Stage?
    do {
      let tester = StageTester()
      gone = tester.stage
      let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 0, 320, 480)))
      scroll.contentSize = Size(320, 5000)
      tester.drag(from: Point(100, 400), to: Point(100, 200))
      #expect(scroll.isMoving)
      tester.touch(.began, 100, 100)
    }
    #expect(gone == nil)
  }

  @Test func `A blinking caret tells when the picture changes next`() {
    let tester = StageTester()
    let caret = AnimatedValue(1, name: "caret", on: tester.stage)
    #expect(tester.stage.nextChange(after: .zero) == nil)
    caret.run(.endless(.blink(period: .milliseconds(1000), start: .zero)))
    #expect(tester.stage.nextChange(after: .zero) == .milliseconds(500))
    #expect(tester.stage.nextChange(after: .milliseconds(600)) == .milliseconds(1000))
    #expect(tester.stage.isSettled)
    caret.run(.endless(.spin(turnsPerSecond: 1, start: .zero)))
    #expect(tester.stage.nextChange(after: .milliseconds(3)) == .milliseconds(3))
    caret.set(0)
    #expect(tester.stage.nextChange(after: .zero) == nil)
  }
}
