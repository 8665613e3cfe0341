import GtkPaint
import Rehearsal
import Screens
import Testing
import TouchKit

@testable import Studio

@MainActor @Suite struct LiveSessionTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try LiveSessionTests.fonts.get())
  }

  private func session(coming: [Input] = []) throws -> LiveSession {
    LiveSession(
      phone, .init(opening: Opening(usualOf: phone), coming: coming), measurer: try measurer(),
      at: 0)
  }

  /// The log of a run of the recorded inputs, up to where a session is.
  private func replayed(_ session: LiveSession) throws -> Stage {
    let stage = session.start.opening.stage(of: phone, measurer: try measurer())
    for recorded in session.inputs { stage.send(recorded.input) }
    stage.advance(to: session.now)
    return stage
  }

  private func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) -> Input.Kind {
    .touch(finger: 1, phase: phase, at: Point(x, y))
  }

  @Test func `What is put off comes by the phone's time, between what plays by itself`() throws {
    let coming = [Input(.shake, at: .seconds(1)), Input(.shake, at: .seconds(5))]
    let session = try session(coming: coming)
    session.advance(toFrameAt: 0)
    session.setPercent(50, at: 0)
    session.sendLater(.pointer(Point(1, 1)), after: .seconds(3), at: 0)
    session.sendLater(.pointer(Point(2, 2)), after: .seconds(2), at: 0)
    for frame in 0...150 { session.advance(toFrameAt: Int64(frame) * 50_000) }
    #expect(session.nextChange(after: 7_500_000).map { $0 <= 10_000_000 } == true)
    #expect(
      session.inputs.map(\.input) == [
        Input(.shake, at: .seconds(1)), Input(.pointer(Point(2, 2)), at: .seconds(2)),
        Input(.pointer(Point(1, 1)), at: .seconds(3)),
      ])
    withExtendedLifetime(session) {}
  }

  @Test(arguments: 1...8)
  func `A live run at jittered frame times and its replay have the same log and tree`(seed: Int)
    throws
  {
    var dice = Dice(seed: UInt64(seed))
    let session = try session()
    var wall: Int64 = 0
    var isDown = false
    var point = Point(160, 10)
    for _ in 0..<400 {
      wall += Int64(dice.next(30_000))
      switch dice.next(12) {
      case 0 where !isDown:
        point = Point(Double(dice.next(320)), Double(dice.next(480)))
        session.send(touch(.began, point.x, point.y), at: wall - Int64(dice.next(20_000)))
        isDown = true
      case 1 where isDown:
        session.send(touch(.ended, point.x, point.y), at: wall)
        isDown = false
      case 2, 3,
        4 where isDown:
        point.y += Double(dice.next(60)) - 30
        session.send(touch(.moved, point.x, point.y), at: wall - Int64(dice.next(40_000)))
      case 5: session.send(.rotate(session.stage.deviceOrientation.turnedLeft), at: wall)
      case 6: session.setPercent(VirtualClock.speeds[dice.next(4)], at: wall)
      case 7: session.setPaused(!session.isPaused, at: wall)
      default: session.advance(toFrameAt: wall)
      }
    }
    let stage = try replayed(session)
    #expect(stage.log.entries == session.stage.log.entries)
    #expect(stage.tree() == session.stage.tree())
    #expect(stage.frame() == session.stage.frame())
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
    session.step(at: 100_000)
    #expect(session.now.microseconds == 66_667)
    session.step(at: 100_000)
    #expect(session.now.microseconds == 83_334)
    session.setPaused(false, at: 200_000)
    session.advance(toFrameAt: 201_000)
    #expect(session.now.microseconds == 84_334)
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

  @Test func `What plays by itself comes at its own times, also between a hand's inputs`() throws {
    let coming = [20, 40, 500].map { Input(.shake, at: .milliseconds($0)) }
    let session = try session(coming: coming)
    #expect(session.isPlaying && session.nextChange(after: 0) == 20_000)
    session.send(touch(.began, 5, 300), at: 30_000)
    session.advance(toFrameAt: 60_000)
    #expect(
      session.inputs.map(\.input) == [
        coming[0], Input(touch(.began, 5, 300), at: .milliseconds(30)), coming[1],
      ])
    session.rest()
    session.advance(toFrameAt: 900_000)
    #expect(!session.isPlaying && session.inputs.count == 4)
    #expect(try replayed(session).log.entries == session.stage.log.entries)
  }
}

/// Random numbers that are the same each time (splitmix64).
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
