import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct RetuningTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try RetuningTests.fonts.get())
  }

  private func touch(_ phase: Touch.Phase, _ y: Double) -> Input.Kind {
    .touch(finger: 1, phase: phase, at: Point(160, y))
  }

  /// A finger pulls the drawer by so many points and lets go; then another one taps under it. It stands at 3 s.
  private func session(by distance: Double) throws -> LiveSession {
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: try measurer(), at: 0)
    session.send(touch(.began, 10), at: 100_000)
    for step in 1...20 {
      session.send(
        touch(.moved, 10 + Double(step) * distance / 20), at: 100_000 + Int64(step) * 30_000)
    }
    session.send(touch(.moved, 10 + distance), at: 900_000)
    session.send(touch(.ended, 10 + distance), at: 1_000_000)
    session.send(touch(.began, 60), at: 2_000_000)
    session.send(touch(.ended, 60), at: 2_050_000)
    session.advance(toFrameAt: 3_000_000)
    session.advance(toFrameAt: 3_010_000)
    return session
  }

  private func start(
    _ session: LiveSession, _ name: String, _ number: Double
  ) -> LiveSession.Start {
    var start = session.start
    start.startState.set(TuningChange(name, .number(number)))
    return start
  }

  private func fresh(_ session: LiveSession) throws -> DisplayList {
    var tree = session.extendedTree
    tree.start = session.start.startState
    return Run(phone, tree.recording(of: session.shownBranch), measurer: try measurer()).state(
      at: session.now
    ).frame()
  }

  @Test
  func
    `Under another tuning the whole line is as if it had always been so, at its end and in its past`()
    throws
  {
    let session = try session(by: 90)
    session.setPaused(true, at: 3_020_000)
    let end = session.end
    for (number, height) in [140.0, 100, 333, 120].enumerated() {
      session.retune(start(session, "drawer.height", height), at: 3_100_000 + Int64(number))
      #expect(session.end == end && !session.isPast)
      #expect(session.stage.frame() == (try fresh(session)))
    }
    session.seek(to: .milliseconds(700), at: 3_200_000)
    session.retune(start(session, "drawer.height", 180), at: 3_300_000)
    #expect(session.isPast && session.now == .milliseconds(700) && session.end == end)
    #expect(session.stage.frame() == (try fresh(session)))
    session.seek(to: end, at: 3_400_000)
    #expect(session.stage.frame() == (try fresh(session)))
  }

  @Test
  func
    `The first finger that hits another view is told, and not any more when all hit what they did`()
    throws
  {
    let session = try session(by: 65)
    #expect(session.divergence?.time == nil)
    session.retune(start(session, "drawer.threshold", 0.9), at: 3_100_000)
    #expect(session.divergence?.time == .seconds(2))
    session.retune(start(session, "drawer.threshold", 0.5), at: 3_200_000)
    #expect(session.divergence?.time == nil)
  }

  @Test func `Branches stay, and each runs under the new tuning`() throws {
    let session = try session(by: 90)
    session.setPaused(true, at: 3_100_000)
    session.seek(to: .milliseconds(1500), at: 3_100_000)
    session.setTouched(true, at: 3_200_000)
    session.send(touch(.began, 300), at: 3_200_000)
    session.advance(toFrameAt: 3_300_000)
    session.send(touch(.ended, 300), at: 3_310_000)
    session.setTouched(false, at: 3_310_000)
    #expect(session.shownBranch == "b1")
    session.retune(start(session, "drawer.height", 200), at: 3_400_000)
    #expect(session.tree.branches.count == 2)
    #expect(session.stage.frame() == (try fresh(session)))
    session.show(branch: "main", at: .milliseconds(1200), 3_500_000)
    #expect(session.stage.frame() == (try fresh(session)))
  }
}
