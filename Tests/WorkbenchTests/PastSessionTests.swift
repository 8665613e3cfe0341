import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct PastSessionTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try PastSessionTests.fonts.get())
  }

  private func touch(_ phase: Touch.Phase, _ y: Double, finger: Int = 1) -> Input.Kind {
    .touch(finger: finger, phase: phase, at: Point(160, y))
  }

  /// A session in which the drawer was pulled out by a finger that was down from 0.1 to 0.4 s; it stands at 1 s.
  private func session() throws -> LiveSession {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    session.send(touch(.began, 10), at: 100_000)
    for step in 1...20 {
      session.send(touch(.moved, 10 + Double(step) * 10), at: 100_000 + Int64(step) * 15_000)
    }
    session.send(touch(.ended, 210), at: 400_000)
    session.advance(toFrameAt: 1_000_000)
    session.advance(toFrameAt: 1_010_000)
    return session
  }

  private func fresh(_ session: LiveSession) throws -> Stage {
    let line = session.extendedTree.recording(of: session.shownBranch)
    let run = Run(phone, line, measurer: try measurer())
    return run.state(at: session.now)
  }

  @Test func `Any moment of the past looks as it did, and the way on leads back to the end`() throws
  {
    let session = try session()
    let end = session.end
    session.setPaused(true, at: 1_010_000)
    for milliseconds in [0, 99, 100, 250, 399, 400, 612, 1000] {
      session.seek(to: .milliseconds(milliseconds), at: 1_100_000)
      #expect(session.isPast)
      #expect(session.stage.frame() == (try fresh(session)).frame())
    }
    session.seek(to: .milliseconds(900), at: 2_000_000)
    session.setPaused(false, at: 2_000_000)
    session.advance(toFrameAt: 2_050_000)
    #expect(session.isPast && session.now == .milliseconds(950))
    for frame in 0...4 { session.advance(toFrameAt: 2_060_000 + Int64(frame) * 40_000) }
    #expect(!session.isPast && session.end > end)
    #expect(session.tree.branches.count == 1)
  }

  @Test func `Time that goes backwards ends with what is done meanwhile, and stands there`() throws
  {
    let session = try session()
    session.playBackwards(at: 1_010_000)
    session.advance(toFrameAt: 1_110_000)
    #expect(session.playsBackwards && session.now == .milliseconds(910))
    session.send(.shake, at: 1_120_000)
    #expect(!session.playsBackwards && session.oldFuture != nil && session.tree.branches.count == 2)
    let begun = session.now
    session.advance(toFrameAt: 1_310_000)
    #expect(session.now == begun && session.isStopped)
    session.playBackwards(at: 1_310_000)
    session.advance(toFrameAt: 1_320_000)
    #expect(session.playsBackwards && session.oldFuture == nil && session.now < begun)
    session.peek(at: .milliseconds(250), earlier: [])
    #expect(!session.playsBackwards && session.shownTime == .milliseconds(250))
    session.settle(at: 1_330_000)
    session.advance(toFrameAt: 1_400_000)
    #expect(session.peek == nil && session.now == .milliseconds(250) && session.isPast)
  }

  @Test func `A pointer that moves over the past changes nothing`() throws {
    let session = try session()
    let inputs = session.inputs
    session.setPaused(true, at: 1_010_000)
    session.seek(to: .milliseconds(300), at: 1_100_000)
    session.send(.pointer(Point(4, 4)), at: 1_200_000)
    #expect(session.isPast && session.inputs == inputs)
  }

  @Test func `A touch in the past begins a branch that equals a fresh run of its inputs`() throws {
    let session = try session()
    var changes: [BranchChange] = []
    session.onChange = { changes.append($0) }
    session.setPaused(true, at: 1_010_000)
    session.seek(to: .milliseconds(700), at: 1_100_000)
    session.setTouched(true, at: 1_200_000)
    session.send(touch(.began, 400), at: 1_200_000)
    session.advance(toFrameAt: 1_300_000)
    session.send(touch(.ended, 400), at: 1_310_000)
    session.setTouched(false, at: 1_310_000)
    #expect(!session.isPast && session.shownBranch == "b1" && session.isStopped)
    #expect(session.tree.branch("b1")?.origin == .init("main", at: .milliseconds(700)))
    #expect(session.tree.inputs(of: "main").count == 22)
    #expect(session.inputs.count == 24)
    #expect(session.stage.log.entries == (try fresh(session)).log.entries)
    #expect(session.stage.frame() == (try fresh(session)).frame())
    guard case .branched? = changes.first else {
      Issue.record("no branch was told: \(changes)")
      return
    }
    // The old future is gone back to, and Undo of the branch leads to where it left.
    let old = session.end
    session.show(branch: "main", at: .milliseconds(1000), 2_000_000)
    #expect(session.isPast && session.tree.branch("b1")?.end == old)
    session.show(branch: "b1", at: old, 2_000_000)
    session.drop("b1", at: 2_100_000)
    #expect(session.shownBranch == "main" && session.now == .milliseconds(700) && session.isPast)
    session.restore("b1")
    #expect(session.tree.isShown("b1"))
  }

  @Test func `A finger that is down in the past goes on as the one that lands near it`() throws {
    let session = try session()
    session.setPaused(true, at: 1_010_000)
    session.seek(to: .milliseconds(250), at: 1_100_000)
    let near = try #require(session.stage.touches.active.first).location.y + 20
    session.send(touch(.began, near, finger: 7), at: 1_200_000)
    session.send(touch(.moved, 60, finger: 7), at: 1_250_000)
    session.send(touch(.ended, 60, finger: 7), at: 1_300_000)
    let own = try #require(session.tree.branch("b1")).inputs.map(\.input.kind)
    #expect(own == [touch(.moved, near), touch(.moved, 60), touch(.ended, 60)])
    #expect(session.stage.touches.active.isEmpty)
  }

  @Test func `A finger of the past that no one takes over is lifted when a branch begins`() throws {
    let session = try session()
    session.setPaused(true, at: 1_010_000)
    session.seek(to: .milliseconds(250), at: 1_100_000)
    session.send(touch(.began, 460, finger: 7), at: 1_200_000)
    let own = try #require(session.tree.branch("b1")).inputs.map(\.input.kind)
    guard case .touch(1, .cancelled, _)? = own.first else {
      Issue.record("the finger stayed: \(own)")
      return
    }
    #expect(own.last == touch(.began, 460, finger: 7))
    #expect(session.stage.touches.active.map(\.finger) == [7])
  }

  @Test func `Steps go from frame to frame both ways and stop at the start`() throws {
    let session = try session()
    session.setPaused(true, at: 1_010_000)
    session.seek(to: .milliseconds(100), at: 1_100_000)
    session.step(-1, at: 1_100_000)
    #expect(session.now == Time(microseconds: 83_334))
    session.step(1, at: 1_100_000)
    #expect(session.now == Time(microseconds: 100_000))
    session.step(1, at: 1_100_000)
    #expect(session.now == Time(microseconds: 116_667))
    session.seek(to: .milliseconds(120), at: 1_100_000)
    session.step(-1, at: 1_100_000)
    #expect(session.now == Time(microseconds: 116_667))
    session.step(-10, at: 1_100_000)
    #expect(session.now == .zero)
    #expect(session.inputTime(after: true) == .milliseconds(100))
    #expect(session.inputTime(after: false) == nil)
  }

  @Test func `A loop plays its range round and round at any speed, and always the same`() throws {
    let session = try session()
    session.range = .milliseconds(200)...(.milliseconds(500))
    session.loops = true
    session.seek(to: .milliseconds(200), at: 2_000_000)
    session.setPercent(50, at: 2_000_000)
    session.advance(toFrameAt: 2_000_000)
    var moment: Int64 = 2_000_000
    for _ in 0..<400 {
      moment += 16_667
      session.advance(toFrameAt: moment)
      #expect(session.now >= .milliseconds(200) && session.now < .milliseconds(500))
    }
    #expect(session.stage.frame() == (try fresh(session)).frame())
    #expect(session.tree.branches.count == 1 && session.inputs.count == 22)
  }

  /// Goes to a time of a session that stands, and presses the phone there for a fifth of a second.
  private func press(_ session: LiveSession, at milliseconds: Double, _ moment: Int64) {
    session.seek(to: .milliseconds(milliseconds), at: moment)
    session.setTouched(true, at: moment)
    session.send(touch(.began, 400), at: moment)
    session.advance(toFrameAt: moment + 50_000)
    session.send(touch(.ended, 400), at: moment + 200_000)
    session.setTouched(false, at: moment + 200_000)
  }

  @Test func `Undo of two branches, one from the other, leads back to the first line`() throws {
    let session = try session()
    session.setPaused(true, at: 1_010_000)
    press(session, at: 700, 1_100_000)
    press(session, at: 800, 1_500_000)
    #expect(session.tree.branch("b2")?.origin == .init("b1", at: .milliseconds(800)))
    session.drop("b2", at: 1_800_000)
    #expect(session.shownBranch == "b1" && session.now == .milliseconds(800))
    session.drop("b1", at: 1_800_000)
    #expect(session.shownBranch == "main" && session.now == .milliseconds(700))
    #expect(session.tree.shown.map(\.id) == ["main"] && session.knownInputs.count == 22)
    #expect(session.stage.frame() == (try fresh(session)).frame())
  }

  @Test func `Undo of a branch before its line's beginning leads back to that line all the same`()
    throws
  {
    let session = try session()
    session.setPaused(true, at: 1_010_000)
    press(session, at: 700, 1_100_000)
    let end = session.end
    press(session, at: 500, 1_500_000)
    #expect(session.tree.branch("b2")?.origin == .init("main", at: .milliseconds(500)))
    session.drop("b2", at: 1_800_000)
    #expect(session.shownBranch == "b1" && session.now == .milliseconds(500) && session.end == end)
    // If that line is gone, what the branch comes from takes its place.
    press(session, at: 500, 1_900_000)
    session.drop("b1", at: 2_200_000)
    session.drop("b3", at: 2_200_000)
    #expect(session.shownBranch == "main" && session.now == .milliseconds(500))
  }

  @Test func `A session with branches is brought back as it was`() throws {
    let session = try session()
    session.seek(to: .milliseconds(700), at: 1_100_000)
    session.send(touch(.began, 400), at: 1_200_000)
    session.send(touch(.ended, 400), at: 1_250_000)
    session.show(branch: "main", at: .milliseconds(300), 1_300_000)
    let back = LiveSession(phone, session.saved, measurer: try measurer(), at: 0)
    #expect(back.tree == session.extendedTree && back.shownBranch == "main")
    #expect(back.now == session.now && back.isPast && back.end == session.end)
    #expect(back.stage.frame() == session.stage.frame())
  }

  @Test func `A journal holds the branches`() throws {
    let place = try TemporaryFolder()
    let session = try session()
    let journal = Journal(in: place.path, phone)
    session.onInput = { journal.append($0, isDeliberate: $1) }
    session.onChange = { journal.append($0) }
    journal.begin(session)
    session.seek(to: .milliseconds(700), at: 1_100_000)
    session.send(touch(.began, 400), at: 1_200_000)
    session.send(touch(.ended, 400), at: 1_250_000)
    session.rename("b1", to: "slower")
    session.show(branch: "main", at: .milliseconds(300), 1_300_000)
    session.send(.shake, at: 1_350_000)
    session.drop("b1", at: 1_350_000)
    journal.keep(to: session.end)
    let earlier = EarlierSessions(folder: place.path, prototype: phone)
    let name = try #require(earlier.list().first?.name)
    let taken = try #require(earlier.take(name))
    #expect(taken.saved.tree == session.extendedTree)
    #expect(taken.saved.shownBranch == "b2")
  }
}
