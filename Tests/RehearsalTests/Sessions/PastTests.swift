import Rehearsal
import Screens
import TestDesks
import Testing
import TestSupport
import TouchKit

@Suite struct PastTests {
  /// A run of a person that has come to the end of a take.
  private func run(_ seed: UInt64) throws -> (run: Run, line: Recording) {
    var take = RandomTake(seed: seed)
    let line = take.make()
    let run = Run(phone, continuing: line, measurer: try Desk.measurer())
    run.draw(at: line.end)
    return (run, line)
  }

  @Test(arguments: 1...6)
  func `Any time of the past looks as a fresh run of the same inputs does`(seed: UInt64) throws {
    let (run, line) = try run(seed)
    var dice = SeededRandom(seed: seed)
    for _ in 0..<8 {
      let time = Time.microseconds(dice.whole(below: Int(line.end.microseconds) + 1))
      run.seek(to: time)
      #expect(run.isBehind == (time < line.end))
      let fresh = Run(phone, line, measurer: try Desk.measurer()).state(at: time)
      #expect(run.stage.frame() == fresh.frame())
      #expect(run.stage.tree() == fresh.tree())
    }
    run.draw(at: line.end)
    #expect(!run.isBehind && run.inputs == line.inputs)
  }

  @Test(arguments: 1...6)
  func
    `On its way to other times, in strides, the present stays; there it looks as a fresh run does`(
      seed: UInt64
    ) throws
  {
    let (run, line) = try run(seed)
    var dice = SeededRandom(seed: seed)
    func time() -> Time { .microseconds(dice.whole(below: Int(line.end.microseconds) + 1)) }
    for _ in 0..<6 {
      let (now, frame) = (run.stage.now, run.stage.frame())
      // It is told to go elsewhere before it is there.
      _ = run.approach(time(), by: .milliseconds(50))
      let goal = time()
      while run.approach(goal, by: .milliseconds(50)) {
        #expect(run.stage.now == now)
      }
      #expect(run.stage.frame() == frame)
      run.seek(to: goal)
      let fresh = Run(phone, line, measurer: try Desk.measurer()).state(at: goal)
      #expect(run.stage.now == goal && run.stage.frame() == fresh.frame())
      #expect(run.stage.log.entries == fresh.log.entries)
    }
    #expect(run.inputs == line.inputs)
  }

  @Test(arguments: 1...6)
  func `What goes on from the past is as if the old future had never been`(seed: UInt64) throws {
    let (run, line) = try run(seed)
    let middle = Time.microseconds(line.end.microseconds / 2)
    run.seek(to: middle)
    run.forgetFuture()
    let input = run.receive(.type("x"), at: middle)
    #expect(input.input.time > middle)
    run.draw(at: line.end)
    let kept = line.inputs.filter { $0.time <= middle } + [input.input]
    #expect(run.inputs == kept)
    let fresh = Run(
      phone, Recording(start: line.start, inputs: kept, end: line.end),
      measurer: try Desk.measurer())
    fresh.finish()
    #expect(run.stage.frame() == fresh.stage.frame())
    #expect(run.stage.log.entries == fresh.stage.log.entries)
  }
}
