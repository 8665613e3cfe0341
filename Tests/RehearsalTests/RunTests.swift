import MotionStudy
import Rehearsal
import Screens
import TestDesks
import Testing
import TestSupport
import TouchKit

/// What comes of a line is the same in whatever order it is asked for.
@Suite struct RunTests {
  /// Fingers that meet motions, a wait for stillness, aims and two shots at one time.
  private static let steps = #"""
    { "shot": "start" }, { "wait": 7 }, { "tap": "button" }, { "wait": 90 },
    { "swipe": "row-2", "direction": "up", "distance": 100, "duration": 90 },
    { "tap": "box", "count": 2 }, { "wait": "settled" }, { "shot": "a" }, { "shot": "b" },
    { "ring": { "times": 3 } }, { "hold": "button", "duration": 200 }, { "expect": "field" },
    { "wait": 30 }
    """#

  private func run() throws -> Run { try Desk.run(RunTests.steps) }

  /// All that can be asked of a run at a time.
  private struct Answer: Equatable {
    var tree: ViewTree
    var picture: DisplayList
    var log: [LogEntry]

    init(_ run: Run, _ time: Time) {
      tree = run.tree(at: time)
      picture = run.state(at: time).frame()
      log = run.log(at: time)
    }
  }

  private func tracks(_ run: Run) -> MotionTracks? {
    run.tracks(MotionTracks(), at: .every(.milliseconds(10)))
  }

  /// Times on the edges of what happens, and between.
  private var times: [Time] {
    get throws {
      let run = try run()
      let end = run.finish()
      let edges = run.inputs.map(\.time) + run.shots.map(\.time) + [end]
      return edges.flatMap { [max(.zero, $0 - .tick), $0, $0 + .tick] } + [end + .seconds(2)]
    }
  }

  @Test func `A scenario asked in any order is what it is asked in order, and what a fresh one is`()
    throws
  {
    let inOrder = try run()
    let times = try times.sorted()
    let expected = times.map { Answer(inOrder, $0) }
    var dice = SeededRandom(seed: 5)
    let mixed = try run()
    for _ in 0..<150 {
      let index = dice.whole(below: times.count)
      #expect(Answer(mixed, times[index]) == expected[index], "at \(times[index])")
    }
    for (time, answer) in zip(times, expected) where dice.whole(below: 3) == 0 {
      #expect(Answer(try run(), time) == answer, "at \(time)")
    }
    mixed.finish()
    inOrder.finish()
    #expect(mixed.inputs == inOrder.inputs && mixed.recording == inOrder.recording)
    #expect(mixed.failures == inOrder.failures && mixed.failures.count == 1)
    #expect(mixed.shots == inOrder.shots && mixed.shots.map(\.name) == ["start", "a", "b"])
    #expect(mixed.end == inOrder.end && mixed.end != nil)
  }

  @Test func `Going back in the middle of a scenario changes neither its steps nor its end`() throws
  {
    let whole = try run()
    let end = whole.finish()
    for milliseconds in stride(from: 0, to: end.milliseconds, by: 9.7) {
      let run = try run()
      run.run(to: .milliseconds(milliseconds))
      _ = run.state(at: .milliseconds(milliseconds / 3))
      #expect(run.finish() == end, "back from \(milliseconds) ms")
      #expect(run.recording == whole.recording && run.failures == whole.failures)
      #expect(run.shots == whole.shots)
      #expect(run.log(at: end) == whole.log(at: end))
    }
  }

  @Test func `Going back to stillness does not end a step's wait for it`() throws {
    func run(_ steps: String) throws -> Run {
      let text =
        #"{"scenario": 1, "steps": [{ "notify": { "title": "a", "duration": 1000 } }\#(steps)]}"#
      let scenario = try ScenarioReader(phone).read(Array(text.utf8), file: nil)
      return Run(phone, scenario, measurer: try Desk.measurer())
    }
    // The banner goes by a timer: between its coming and its going nothing moves.
    let hides = try #require(
      try run("").log(at: .seconds(9)).last { $0.text.hasPrefix("notification «a» hides") }?.time)
    let steps = #", { "wait": \#((hides + .tick).milliseconds) }, { "wait": "settled" }"#
    let whole = try run(steps)
    let end = whole.finish()
    #expect(end > hides + .milliseconds(50))
    let back = try run(steps)
    back.run(to: hides + .milliseconds(20))
    #expect(!back.stage.isSettled && back.end == nil)
    #expect(back.state(at: hides - .milliseconds(20)).isSettled)
    #expect(back.finish() == end)
  }

  @Test func `Tracks are the same before, in the middle of and after all else`() throws {
    let fresh = try #require(tracks(try run()))
    #expect(fresh.spans.count > 1 && fresh.numbers.times.count > 30)
    let other = try run()
    other.run(to: .milliseconds(170))
    #expect(tracks(other) == fresh)
    #expect(tracks(other) == fresh)
    _ = other.state(at: .seconds(60))
    #expect(tracks(other) == fresh)
    let line = Run(Desk.prototype, other.recording, measurer: try Desk.measurer())
    #expect(tracks(line)?.numbers == fresh.numbers && tracks(line)?.spans == fresh.spans)
  }

  @Test func `The last of the tracks is at the end, or where that is known`() throws {
    // The wait's end is known from its beginning on, the tap's when it comes.
    let known = try #require(tracks(try Desk.run(#"{ "tap": "button" }, { "wait": 5 }"#)))
    #expect(known.numbers.times.last == .milliseconds(55))
    let tap = try Desk.run(#"{ "wait": 5 }, { "tap": "button" }"#)
    let found = try #require(tracks(tap))
    #expect(found.numbers.times.last == .milliseconds(60))
    #expect(tracks(tap) == found, "also when it is known beforehand")
    #expect(tracks(try Desk.run(#"{ "tap": "button" }, { "tap": "field" }"#)) == nil)
  }

  @Test func `A scenario's line run as a line is the same bit for bit`() throws {
    let run = try run()
    let end = run.finish()
    let line = Run(Desk.prototype, run.recording, measurer: try Desk.measurer())
    #expect(line.finish() == end)
    for time in try times { #expect(Answer(line, time) == Answer(run, time), "at \(time)") }
    #expect(line.recorded == run.recorded)
    #expect(line.recorded.contains { $0.landing?.view == "button" })
  }

  @Test func `Under another variant the same inputs come at the same times`() throws {
    let run = try run()
    run.finish()
    var variant = run.variant
    variant.use(tuning: "slow")
    let slow = Run(Desk.prototype, run.recording, under: variant, measurer: try Desk.measurer())
    let time = Time.milliseconds(150)
    #expect(slow.tree(at: time).node("box") != run.tree(at: time).node("box"))
    #expect(slow.inputs == run.inputs)
    // What is kept of it starts from the variant.
    #expect(slow.recording.start == variant)
    let kept = Run(Desk.prototype, slow.recording, measurer: try Desk.measurer())
    #expect(Answer(kept, time) == Answer(slow, time))
  }

  @Test func `A run that somebody ended goes no further, also when asked for an earlier time`()
    throws
  {
    let run = try run()
    var questions = 0
    run.isOver = {
      questions += 1
      return questions > 12
    }
    run.finish()
    #expect(run.wasEnded && run.isStopped && run.end == run.stage.now)
    let (now, step) = (run.stage.now, run.stepNumber)
    #expect(step > 1)
    #expect(run.state(at: .zero).now == now && run.state(at: .seconds(9)).now == now)
    #expect(run.stepNumber == step && tracks(run) == nil)
  }

  @Test func `A take's step is counted by the inputs that were sent`() throws {
    let take = try ScenarioReader(Desk.prototype).read(
      Array(
        #"""
        {"scenario": 1, "take": true, "steps": [
          {"at": 5, "shake": true},
          {"at": 10, "set": {"box.duration": 1, "box.side": "left"}},
          {"at": 20, "shake": true}]}
        """#.utf8), file: nil)
    let run = Run(Desk.prototype, take, measurer: try Desk.measurer())
    let numbers = [0, 5, 9, 10, 19, 20, 99].map { milliseconds in
      run.run(to: .milliseconds(milliseconds))
      return run.stepNumber
    }
    #expect(numbers == [1, 1, 1, 2, 2, 3, 3])
    #expect(run.machineProblem(in: "t", "is slow", "wait").position?.line == 4)
  }

  // MARK: A person

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `A live line replayed is the same bit for bit, whenever it is asked for`(seed: UInt64) throws
  {
    var maker = RandomTake(seed: seed)
    let hand = maker.make()
    let live = Run(
      phone, continuing: Recording(start: hand.start), measurer: try Desk.measurer())
    var dice = SeededRandom(seed: seed)
    var drawn: [(time: Time, picture: DisplayList)] = []
    for input in hand.inputs {
      live.draw(at: live.stage.now + .microseconds(dice.whole(below: 12_000)))
      drawn.append((live.stage.now, live.stage.frame()))
      live.receive(input.kind, at: input.time)
    }
    live.draw(at: live.stage.now + .milliseconds(700))
    let replay = Run(phone, live.recording, measurer: try Desk.measurer())
    #expect(replay.finish() == live.stage.now)
    #expect(replay.log(at: live.stage.now) == live.stage.log.entries)
    #expect(replay.recorded == live.recorded)
    for _ in 0..<40 {
      let (time, picture) = drawn[dice.whole(below: drawn.count)]
      #expect(replay.state(at: time).frame() == picture, "at \(time)")
    }
    // What was played goes on where it was after a look at the past.
    let (now, tree) = (live.stage.now, live.stage.tree())
    #expect(live.state(at: drawn[1].time).frame() == drawn[1].picture)
    #expect(live.tree(at: now) == tree)
    #expect(live.receive(.shake, at: now).input.time == now + .tick)
  }
}
