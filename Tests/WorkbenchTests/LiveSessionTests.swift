import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct LiveSessionTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try LiveSessionTests.fonts.get())
  }

  private func session() throws -> LiveSession {
    LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
  }

  /// A session at the beginning of a file that plays.
  private func session(playing inputs: [Input]) throws -> LiveSession {
    var saved = SavedSession(
      start: .init(startState: StartState(usualOf: phone)),
      inputs: inputs.map { RecordedInput($0) }, now: inputs.last?.time ?? .zero,
      deliberateCount: 0)
    saved.now = .zero
    return LiveSession(phone, saved, measurer: try measurer(), at: 0)
  }

  /// The log of a run of the recorded inputs, up to where a session is.
  private func replayed(_ session: LiveSession) throws -> Stage {
    let stage = session.start.startState.stage(of: phone, measurer: try measurer())
    for recorded in session.inputs { stage.send(recorded.input) }
    stage.advance(to: session.now)
    return stage
  }

  private func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double) -> Input.Kind {
    .touch(finger: 1, phase: phase, at: Point(x, y))
  }

  @Test func `What is put off comes by the phone's time`() throws {
    let session = try session()
    session.advance(toFrameAt: 0)
    session.setPercent(50, at: 0)
    session.sendLater(.pointer(Point(1, 1)), after: .seconds(3), at: 0)
    session.sendLater(.pointer(Point(2, 2)), after: .seconds(2), at: 0)
    for frame in 0...150 { session.advance(toFrameAt: Int64(frame) * 50_000) }
    #expect(
      session.inputs.map(\.input) == [
        Input(.pointer(Point(2, 2)), at: .seconds(2)),
        Input(.pointer(Point(1, 1)), at: .seconds(3)),
      ])
    withExtendedLifetime(session) {}
  }

  @Test(arguments: 1...8)
  func `A live run at jittered frame times and its replay have the same log and tree`(seed: Int)
    throws
  {
    var dice = SeededRandom(seed: UInt64(seed))
    let session = try session()
    var wall: Int64 = 0
    var isDown = false
    var point = Point(160, 10)
    for _ in 0..<400 {
      wall += Int64(dice.whole(below: 30_000))
      switch dice.whole(below: 12) {
      case 0 where !isDown:
        point = Point(Double(dice.whole(below: 320)), Double(dice.whole(below: 480)))
        session.send(touch(.began, point.x, point.y), at: wall - Int64(dice.whole(below: 20_000)))
        isDown = true
      case 1 where isDown:
        session.send(touch(.ended, point.x, point.y), at: wall)
        isDown = false
      case 2, 3,
        4 where isDown:
        point.y += Double(dice.whole(below: 60)) - 30
        session.send(touch(.moved, point.x, point.y), at: wall - Int64(dice.whole(below: 40_000)))
      case 5: session.send(.rotate(session.stage.deviceOrientation.turnedLeft), at: wall)
      case 6: session.setPercent(VirtualClock.speeds[dice.whole(below: 4)], at: wall)
      case 7: session.setPaused(!session.isPaused, at: wall)
      default: session.advance(toFrameAt: wall)
      }
    }
    let stage = try replayed(session)
    #expect(stage.log.entries == session.stage.log.entries)
    #expect(stage.tree() == session.stage.tree())
    #expect(stage.frame() == session.stage.frame())
    let run = Run(phone, session.saved.recording, measurer: try measurer())
    #expect(run.finish() == session.now)
    #expect(run.recorded == session.inputs)
    #expect(run.log(at: session.now) == session.stage.log.entries)
    #expect(run.state(at: session.now).frame() == session.stage.frame())
  }

  @Test
  func `An input comes a tick after the last frame at the earliest, and after the one before`()
    throws
  {
    let session = try session()
    session.advance(toFrameAt: 100_000)
    session.send(touch(.began, 5, 300), at: 90_000)
    #expect(session.inputs.last?.input.time == Time(microseconds: 100_001))
    session.send(touch(.moved, 6, 300), at: 110_000)
    session.send(touch(.moved, 7, 300), at: 105_000)
    #expect(
      session.inputs.map(\.input.time.microseconds) == [100_001, 110_000, 110_000])
  }

  @Test func `While time stands still inputs push it on by ticks`() throws {
    let session = try session()
    session.setPaused(true, at: 50_000)
    session.send(touch(.began, 5, 300), at: 70_000)
    session.advance(toFrameAt: 80_000)
    session.send(touch(.ended, 5, 300), at: 90_000)
    #expect(session.inputs.map(\.input.time.microseconds) == [50_001, 50_002])
    session.step(1, at: 100_000)
    #expect(session.now.microseconds == 66_667)
    session.step(1, at: 100_000)
    #expect(session.now.microseconds == 83_334)
    session.setPaused(false, at: 200_000)
    session.advance(toFrameAt: 201_000)
    #expect(session.now.microseconds == 84_334)
  }

  @Test(arguments: VirtualClock.speeds)
  func `A touch runs time that stands, at the chosen speed, and then time stands again`(
    percent: Int
  ) throws {
    let session = try session()
    session.setPercent(percent, at: 0)
    session.setPaused(true, at: 0)
    session.setTouched(true, at: 100_000)
    session.send(touch(.began, 5, 300), at: 100_000)
    for step in 1...10 {
      let wall = 100_000 + Int64(step) * 20_000
      session.send(touch(.moved, 5, 300 - Double(step)), at: wall)
      session.advance(toFrameAt: wall + 5000)
    }
    #expect(!session.isStopped && session.isPaused)
    session.send(touch(.ended, 5, 290), at: 400_000)
    session.setTouched(false, at: 400_000)
    #expect(session.isStopped)
    let times = session.inputs.map(\.input.time.microseconds)
    #expect(times[0] == 1 && times[11] == Int64(percent) * 3000)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= Int64(percent) * 150 })
    session.advance(toFrameAt: 5_000_000)
    #expect(session.now.microseconds == times[11])
    #expect(session.nextChange(after: 5_000_000) == nil)
    #expect(try replayed(session).log.entries == session.stage.log.entries)
  }

  @Test(arguments: [false, true])
  func `After a rest the phone goes on from what was due, however late the program wakes`(
    isWokenByInput: Bool
  ) throws {
    let session = try session(playing: [Input(.shake, at: .seconds(2))])
    session.advance(toFrameAt: 500_000)
    session.rest(until: 2_000_000)
    let late: Int64 = 600_000_000
    if isWokenByInput { session.send(touch(.began, 160, 200), at: late) }
    session.advance(toFrameAt: late)
    #expect(session.now == Time(microseconds: 2_000_000 + LiveSession.longestFrame))
    session.advance(toFrameAt: late + 16_000)
    #expect(session.now == Time(microseconds: 2_016_000 + LiveSession.longestFrame))
    #expect(session.inputs.first?.input == Input(.shake, at: .seconds(2)))
    #expect(try replayed(session).log.entries == session.stage.log.entries)
  }

  @Test func `A slow drag while time stands deletes nothing and throws nothing`() throws {
    func played(isPaused: Bool) throws -> LiveSession {
      let session = try session()
      session.advance(toFrameAt: 500_000)
      session.rest()
      session.setPaused(isPaused, at: 500_000)
      var wall: Int64 = 1_000_000
      session.setTouched(true, at: wall)
      session.send(touch(.began, 300, 280), at: wall)
      for step in 1...20 {
        wall += 60_000
        session.send(touch(.moved, 300 - 5 * Double(step), 280), at: wall)
        session.advance(toFrameAt: wall + 8000)
      }
      wall += 300_000
      session.send(touch(.ended, 200, 280), at: wall)
      session.setTouched(false, at: wall)
      session.setPaused(false, at: wall)
      for frame in 1...200 { session.advance(toFrameAt: wall + Int64(frame) * 20_000) }
      return session
    }
    let (running, standing) = (try played(isPaused: false), try played(isPaused: true))
    #expect(standing.stage.tree().node("row-2")?.visible == true)
    #expect(standing.stage.tree().node("delete-2")?.visible == true)
    func rows(_ session: LiveSession) -> [ViewTree.Node] {
      session.stage.tree().nodes.filter { $0.id?.hasPrefix("row-") == true }
    }
    #expect(rows(standing).map(\.frame) == rows(running).map(\.frame))
  }

  @Test func `A session brought back is the same phone at the same time, and goes on alike`() throws
  {
    let session = try session()
    session.send(touch(.began, 160, 10), at: 20_000)
    session.send(touch(.ended, 160, 10), at: 60_000)
    session.sendLater(.pointer(Point(1, 1)), after: .seconds(2), at: 60_000)
    session.advance(toFrameAt: 120_000)
    session.rest()
    session.setPercent(25, at: 120_000)
    let back = LiveSession(
      phone, session.saved, measurer: try measurer(), at: 9_000_000)
    #expect(back.now == session.now && back.percent == 25 && back.isWorthKeeping)
    #expect(back.inputs == session.inputs)
    #expect(back.stage.log.entries == session.stage.log.entries)
    #expect(back.stage.frame() == session.stage.frame())
    for frame in 0...40 {
      session.advance(toFrameAt: 120_000 + Int64(frame) * 66_000)
      back.advance(toFrameAt: 9_000_000 + Int64(frame) * 66_000)
    }
    #expect(back.now == session.now && back.inputs.count == session.inputs.count)
    #expect(back.stage.frame() == session.stage.frame())
  }

  @Test func `Only what a person does is missed`() throws {
    let session = try session()
    session.send(.pointer(Point(1, 1)), at: 0)
    session.send(.environment(EnvironmentChange(appearance: .dark)), at: 0)
    session.advance(toFrameAt: 50_000)
    #expect(session.inputs.count == 2 && !session.isWorthKeeping)
    session.send(.shake, at: 60_000)
    #expect(session.isWorthKeeping)
  }

  @Test func `Fingers that are not on the phone any more are cancelled`() throws {
    let session = try session()
    session.send(touch(.began, 160, 200), at: 20_000)
    let back = LiveSession(phone, session.saved, measurer: try measurer(), at: 50_000)
    #expect(back.stage.touches.active.count == 1)
    back.cancelFingers(at: 60_000)
    #expect(back.stage.touches.active.isEmpty)
    #expect(back.inputs.last?.input.kind == touch(.cancelled, 160, 200))
  }

  @Test
  func `A frame that comes late shows no more than a fifteenth of a second, a rest is no delay`()
    throws
  {
    let session = try session()
    session.advance(toFrameAt: 10_000)
    session.advance(toFrameAt: 3_010_000)
    #expect(session.now.microseconds == 10_000 + LiveSession.longestFrame)
    session.rest()
    session.advance(toFrameAt: 5_010_000)
    #expect(session.now.microseconds == 2_010_000 + LiveSession.longestFrame)
  }

  @Test
  func `Another device gets the same inputs at the same times and stands where the first one was`()
    throws
  {
    let session = try session()
    session.send(touch(.began, 160, 10), at: 20_000)
    session.send(touch(.ended, 160, 10), at: 60_000)
    session.advance(toFrameAt: 500_000)
    let device = try #require(phone.devices.last)
    let moved = session.moved(to: device, at: 600_000)
    #expect(moved.stage.settings.device == device)
    #expect(moved.inputs.map(\.input) == session.inputs.map(\.input))
    #expect(moved.now == session.now)
    moved.advance(toFrameAt: 601_000)
    #expect(moved.now == session.now + .milliseconds(1))
  }

  @Test func `Under another tuning a session has the same inputs and is as if it had begun so`()
    throws
  {
    let session = try session()
    session.send(touch(.began, 160, 10), at: 10_000)
    session.send(touch(.ended, 160, 10), at: 60_000)
    session.advance(toFrameAt: 300_000)
    var start = session.start
    try TuningSource.named("classic").apply(to: &start.startState, of: phone)
    let retuned = session.restarted(from: start, at: 400_000)
    #expect(retuned.inputs.map(\.input) == session.inputs.map(\.input))
    #expect(retuned.now == session.now)
    #expect(retuned.stage.log.entries != session.stage.log.entries)
    #expect(try replayed(retuned).log.entries == retuned.stage.log.entries)
    let take = String(decoding: retuned.take(named: ""), as: UTF8.self)
    #expect(take.contains(#""tuning": "classic""#))
    start.startState.use(tuning: Prototype.usualTuning)
    let back = retuned.restarted(from: start, at: 500_000)
    #expect(back.stage.log.entries == session.stage.log.entries)
  }

  @Test func `A file plays at its own times and then goes on; a hand on its way begins a branch`()
    throws
  {
    let inputs = [20, 40, 500].map { Input(.shake, at: .milliseconds($0)) }
    let session = try session(playing: inputs)
    #expect(session.isPlaying && session.nextChange(after: 0) == 20_000)
    session.advance(toFrameAt: 30_000)
    session.rest()
    session.advance(toFrameAt: 900_000)
    #expect(!session.isPlaying && session.inputs.map(\.input) == inputs)
    #expect(session.now == .milliseconds(900))
    let other = try self.session(playing: inputs)
    other.send(touch(.began, 5, 300), at: 30_000)
    other.advance(toFrameAt: 60_000)
    #expect(
      other.inputs.map(\.input) == [
        inputs[0], Input(touch(.began, 5, 300), at: .milliseconds(30)),
      ])
    #expect(other.tree.recording(of: "main").inputs == inputs)
    #expect(try replayed(session).log.entries == session.stage.log.entries)
  }
}
