import JSON
import Rehearsal
import MonkeyTesting
import TestDesks
import Testing
import TouchKit

@Suite struct ShrinkerTests {
  /// The first monkey test over the faulty desk that finds the fault.
  private func found() throws -> Recording {
    let measurer = try Desk.measurer()
    for seed in 1...50 as ClosedRange<UInt64> {
      var monkey = Monkey(seed: seed, FaultyDesk.prototype)
      let run = MonkeyRun(FaultyDesk.prototype, monkey.startState, measurer: measurer)
      for _ in 0..<400 { run.send(monkey.next(on: run.stage)) }
      let storm = Recording(start: monkey.startState, inputs: run.run.inputs)
      if run.finish()?.kind == .held { return storm }
    }
    throw Problem(what: "no storm finds the fault", remedy: "look for it longer")
  }

  @Test func `A planted fault shrinks to the two presses and the bell that show it`() throws {
    let storm = try found()
    #expect(storm.inputs.count > 100)
    let measurer = try Desk.measurer()
    var shrinker = Shrinker(FaultyDesk.prototype, tries: 4000) { storm in
      MonkeyRun.check(FaultyDesk.prototype, storm, measurer: measurer)?.kind == .held
    }
    let shortest = shrinker.shrink(storm)
    let press = Input(.activate("button"), at: .zero)
    #expect(
      shortest.inputs == [press, press, Input(.custom("ring", FaultyDesk.bell), at: .zero)])
    #expect(shortest.start == StartState(usualOf: FaultyDesk.prototype))
    // What is written fails alike.
    let take = try ScenarioReader(FaultyDesk.prototype).read(
      shortest.write(FaultyDesk.prototype), file: nil)
    #expect(Recording(take) == shortest)
  }

  @Test func `Pauses and places that don't matter become plain`() throws {
    let storm = Recording(
      start: StartState(usualOf: Desk.prototype),
      inputs: [
        Input(.shake, at: .milliseconds(700)),
        Input(.touch(finger: 1, phase: .began, at: Point(33.3, 204.7)), at: .milliseconds(1234)),
        Input(.touch(finger: 1, phase: .ended, at: Point(33.3, 204.7)), at: .milliseconds(1777)),
      ])
    // It fails as long as a finger lands in the lower half and stays for 40 ms.
    var shrinker = Shrinker(Desk.prototype, tries: 1000) { storm in
      guard storm.inputs.count >= 2, case .touch(_, .began, let point) = storm.inputs[0].kind,
        case .touch(_, .ended, _) = storm.inputs[1].kind
      else { return storm.inputs.first?.kind == .shake && storm.inputs.count == 3 }
      return point.y > 200 && storm.inputs[1].time - storm.inputs[0].time >= .milliseconds(40)
    }
    #expect(
      shrinker.shrink(storm).inputs == [
        Input(.touch(finger: 1, phase: .began, at: Point(33, 205)), at: .zero),
        Input(.touch(finger: 1, phase: .ended, at: Point(30, 200)), at: .milliseconds(50)),
      ])
  }
}
