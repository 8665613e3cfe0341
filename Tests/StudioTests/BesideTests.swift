import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Studio

@MainActor @Suite struct BesideTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try BesideTests.fonts.get())
  }

  private func touch(_ phase: TouchPhase, _ y: Double) -> Input.Kind {
    .touch(finger: 1, phase: phase, at: Point(160, y))
  }

  /// The second phone as a fresh run of the line has it.
  private func fresh(_ session: LiveSession, _ beside: Beside) throws -> DisplayList {
    let start = beside.start(session.start.startState, of: phone)
    let line = session.extendedTree.line(session.shownLine)
    return Run(phone, line, under: start, measurer: try measurer()).state(at: session.shownTime)
      .frame()
  }

  nonisolated private static let designs: [Beside.Design] = [
    .tuning("classic"), .otherAppearance, .largerText, .otherDirection, .device("modern"), .preset,
  ]

  @Test(arguments: designs)
  func `A live finger moves the second phone as a run of what was recorded does, at every frame`(
    design: Beside.Design
  ) throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    let beside = Beside(design, preset: [TuningChange("drawer.height", .number(90))])
    _ = beside.follow(session)
    session.send(touch(.began, 10), at: 100_000)
    for step in 1...20 {
      let moment = 100_000 + Int64(step) * 15_000
      session.send(touch(.moved, 10 + Double(step) * 9), at: moment)
      session.advance(toFrameAt: moment + 7_000)
      #expect(beside.follow(session).frame() == (try fresh(session, beside)), "step \(step)")
    }
    session.send(touch(.ended, 190), at: 420_000)
    for frame in 1...12 {
      session.advance(toFrameAt: 420_000 + Int64(frame) * 61_000)
      #expect(beside.follow(session).frame() == (try fresh(session, beside)), "frame \(frame)")
    }
    // Back, on from there as a branch, and under another tuning.
    session.setPaused(true, at: 1_200_000)
    session.seek(to: .milliseconds(300), at: 1_200_000)
    #expect(beside.follow(session).frame() == (try fresh(session, beside)))
    session.setTouched(true, at: 1_300_000)
    session.send(touch(.began, 300), at: 1_300_000)
    session.advance(toFrameAt: 1_360_000)
    #expect(beside.follow(session).frame() == (try fresh(session, beside)))
    session.send(touch(.ended, 300), at: 1_400_000)
    session.setTouched(false, at: 1_400_000)
    var start = session.start
    start.startState.set(TuningChange("drawer.height", .number(150)))
    session.retune(start, at: 1_500_000)
    #expect(beside.follow(session).frame() == (try fresh(session, beside)))
  }

  @Test func `A hand on the playhead sees the second phone as it was, too`() throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    let beside = Beside(.tuning("classic"), preset: [])
    session.send(touch(.began, 10), at: 100_000)
    for step in 1...20 {
      session.send(touch(.moved, 10 + Double(step) * 9), at: 100_000 + Int64(step) * 15_000)
    }
    session.send(touch(.ended, 190), at: 420_000)
    session.advance(toFrameAt: 1_000_000)
    _ = beside.follow(session)
    for milliseconds in [900, 500, 480, 120, 700, 10] {
      session.peek(at: .milliseconds(milliseconds), earlier: [])
      let earlier = [Time.milliseconds(max(0, milliseconds - 20))]
      #expect(beside.peek(session, earlier: earlier) == (try fresh(session, beside)))
    }
  }

  @Test func `The ways part at the first finger that lands elsewhere on the second phone`() throws {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    let beside = Beside(.tuning("classic"), preset: [])
    session.send(touch(.began, 200), at: 100_000)
    session.send(touch(.ended, 200), at: 150_000)
    session.advance(toFrameAt: 900_000)
    _ = beside.follow(session)
    #expect(beside.recorded.count == session.inputs.count)
    let first = zip(session.inputs, beside.recorded).first { $0.landing?.view != $1.landing?.view }
    #expect(beside.parting(from: session) == first?.0.input.time)
  }

  @Test func `Every design on offer is known by its name`() {
    for choice in BesideNames.all(of: phone) where choice.value != BesideNames.none {
      let design = BesideNames.design(choice.value)
      #expect(design.map(BesideNames.words) != nil, "\(choice.value)")
    }
    #expect(BesideNames.design("tuning") == nil && BesideNames.design("") == nil)
  }
}
