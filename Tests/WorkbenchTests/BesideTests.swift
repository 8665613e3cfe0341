import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct BesideTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try BesideTests.fonts.get())
  }

  private func touch(_ phase: Touch.Phase, _ y: Double) -> Input.Kind {
    .touch(finger: 1, phase: phase, at: Point(160, y))
  }

  /// The second phone as a fresh run of the line has it.
  private func fresh(_ session: LiveSession, _ beside: Beside) throws -> DisplayList {
    let start = beside.design.start(session.start.startState)
    let line = session.extendedTree.recording(of: session.shownBranch)
    return Run(phone, line, under: start, measurer: try measurer()).state(at: session.shownTime)
      .frame()
  }

  nonisolated private static let designs = [
    "tuning:classic", "appearance", "text", "direction", "device:modern", "preset",
  ]

  private func design(_ name: String, _ session: LiveSession) throws -> Design {
    let designs = BesideNames.designs(
      name, of: phone, beside: session.start.startState,
      preset: [TuningChange("drawer.height", .number(90))])
    return try #require(designs?.first)
  }

  /// Follows, and gives the frame.
  private func followed(_ beside: Beside, _ session: LiveSession) -> DisplayList {
    beside.follow(session)
    return beside.frame
  }

  @Test(arguments: designs)
  func `A live finger moves the second phone as a run of what was recorded does, at every frame`(
    name: String
  ) throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    let beside = Beside(try design(name, session))
    beside.follow(session)
    session.send(touch(.began, 10), at: 100_000)
    for step in 1...20 {
      let moment = 100_000 + Int64(step) * 15_000
      session.send(touch(.moved, 10 + Double(step) * 9), at: moment)
      session.advance(toFrameAt: moment + 7_000)
      #expect(followed(beside, session) == (try fresh(session, beside)), "step \(step)")
    }
    session.send(touch(.ended, 190), at: 420_000)
    for frame in 1...12 {
      session.advance(toFrameAt: 420_000 + Int64(frame) * 61_000)
      #expect(followed(beside, session) == (try fresh(session, beside)), "frame \(frame)")
    }
    // Back, on from there as a branch, and under another tuning.
    session.setPaused(true, at: 1_200_000)
    session.seek(to: .milliseconds(300), at: 1_200_000)
    #expect(followed(beside, session) == (try fresh(session, beside)))
    session.setTouched(true, at: 1_300_000)
    session.send(touch(.began, 300), at: 1_300_000)
    session.advance(toFrameAt: 1_360_000)
    #expect(followed(beside, session) == (try fresh(session, beside)))
    session.send(touch(.ended, 300), at: 1_400_000)
    session.setTouched(false, at: 1_400_000)
    var start = session.start
    start.startState.set(TuningChange("drawer.height", .number(150)))
    session.retune(start, at: 1_500_000)
    #expect(followed(beside, session) == (try fresh(session, beside)))
  }

  @Test func `A hand on the playhead sees the second phone as it was, too`() throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    let beside = Beside(try design("tuning:classic", session))
    session.send(touch(.began, 10), at: 100_000)
    for step in 1...20 {
      session.send(touch(.moved, 10 + Double(step) * 9), at: 100_000 + Int64(step) * 15_000)
    }
    session.send(touch(.ended, 190), at: 420_000)
    session.advance(toFrameAt: 1_000_000)
    beside.follow(session)
    for milliseconds in [900, 500, 480, 120, 700, 10] {
      session.peek(at: .milliseconds(milliseconds), earlier: [])
      let earlier = [Time.milliseconds(max(0, milliseconds - 20))]
      beside.peek(session, earlier: earlier)
      #expect(beside.frame == (try fresh(session, beside)))
    }
  }

  @Test func `The ways part at the first finger that lands elsewhere on the second phone`() throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    let beside = Beside(try design("tuning:classic", session))
    session.send(touch(.began, 200), at: 100_000)
    session.send(touch(.ended, 200), at: 150_000)
    session.advance(toFrameAt: 900_000)
    beside.follow(session)
    #expect(beside.recorded.count == session.inputs.count)
    let first = zip(session.inputs, beside.recorded).first { $0.landing?.view != $1.landing?.view }
    #expect(beside.divergence(from: session)?.time == first?.0.input.time)
  }

  @Test func `Every choice gives designs, each with words of its own`() {
    let start = StartState(usualOf: phone)
    func designs(_ name: String) -> [Design]? {
      BesideNames.designs(name, of: phone, beside: start, preset: [])
    }
    for choice in BesideNames.all(of: phone) where choice.value != BesideNames.none {
      let all = designs(choice.value) ?? []
      #expect(!all.isEmpty && Set(all.map(\.words)).count == all.count, "\(choice.value)")
    }
    #expect(designs("looks")?.count == phone.devices.count * 2)
    #expect(designs("devices")?.count == phone.devices.count)
    for name in ["tuning", "", "none", "tuning:nobody's", "device:none"] {
      #expect(designs(name) == nil, "\(name)")
    }
  }

  @Test func `Ten phones under one finger are each what it alone would be`() throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    let designs = BesideNames.designs(
      "looks", of: phone, beside: session.start.startState, preset: [])
    let all = try #require(designs).map(Beside.init)
    for beside in all { beside.follow(session) }
    session.send(touch(.began, 10), at: 100_000)
    for step in 1...8 {
      session.send(touch(.moved, 10 + Double(step) * 20), at: 100_000 + Int64(step) * 15_000)
    }
    session.send(touch(.ended, 170), at: 240_000)
    for moment in [250_000, 333_000, 900_000] as [Int64] {
      session.advance(toFrameAt: moment)
      for beside in all {
        #expect(
          followed(beside, session) == (try fresh(session, beside)), "\(beside.design.words)")
        #expect(beside.screen == beside.design.device?.size)
      }
    }
  }
}
