import Files
import MotionStudy
import Rehearsal
import Screens
import TestDesks
import Testing
import TestSupport
import TouchKit

@Suite struct MadeTestTests {
  @Test(arguments: 1...6)
  func `A moment becomes a scenario whose shot is that moment`(seed: UInt64) throws {
    var take = RandomTake(seed: seed)
    let line = take.make()
    var dice = SeededRandom(seed: seed)
    let time = Time.microseconds(dice.whole(below: Int(line.end.microseconds) + 1))
    let file = try #require(line.scenario(asking: .shot(time), named: "a moment"))
    let scenario = try ScenarioReader(phone).read(file, file: "s")
    let run = Run(phone, scenario, measurer: try Desk.measurer())
    let shot = try #require(run.nextShot())
    #expect(shot.name == "moment" && run.stage.now == time)
    let there = Run(phone, line, measurer: try Desk.measurer()).state(at: time)
    #expect(run.stage.frame() == there.frame())
    #expect(run.stage.log.entries == there.log.entries)
  }

  @Test func `A range becomes a motion section that begins and ends with it`() throws {
    var take = RandomTake(seed: 3)
    let line = take.make()
    let range = Time.milliseconds(100)...line.end
    let file = try #require(line.scenario(asking: .motion(range), named: ""))
    let scenario = try ScenarioReader(phone).read(file, file: "s")
    let run = Run(phone, scenario, measurer: try Desk.measurer())
    #expect(run.finish() == line.end)
    #expect(run.failures == [] && run.motions.map(\.section.name) == ["range"])
  }

  @Test func `A line of a session is a take with its landings`() throws {
    var tree = SessionTree(start: StartState(usualOf: Desk.prototype))
    let touch = RecordedInput(
      Input(.touch(finger: 1, phase: .began, at: Point(20, 20)), at: .milliseconds(5)),
      landing: .init(view: "button", offset: Point(1, 2)))
    tree.append(touch, to: SessionTree.main)
    tree.extend(SessionTree.main, to: .milliseconds(50))
    let take = Scenario(tree, branch: SessionTree.main)
    #expect(take.isTake && take.end == .milliseconds(50))
    #expect(take.recorded == [touch])
    #expect(Recording(take) == tree.recording(of: SessionTree.main))
  }

  @Test func `A take that is shown from a time on says so, and is the same line`() throws {
    var take = RandomTake(seed: 5)
    let line = take.make()
    let bytes = TakeWriter.write(
      phone, name: "", startState: line.start, inputs: line.inputs.map { RecordedInput($0) },
      from: .milliseconds(120), end: line.end)
    let read = try ScenarioReader(phone).read(bytes, file: "t")
    #expect(read.from == .milliseconds(120))
    #expect(Recording(read).inputs == line.inputs)
  }
}
