import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct PastSessionLong {
  @Test func `A loop of 10,000 rounds leaves nothing behind`() throws {
    let measurer = PangoMeasurer(fonts: try Fonts())
    let session = LiveSession(
      phone, .init(startState: StartState(usualOf: phone)), measurer: measurer, at: 0)
    for step in 0...20 {
      let phase: Touch.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
      session.send(
        .touch(finger: 1, phase: phase, at: Point(160, 10 + Double(step) * 10)),
        at: 100_000 + Int64(step) * 15_000)
    }
    session.advance(toFrameAt: 1_000_000)
    session.advance(toFrameAt: 1_010_000)
    let journal = Counter()
    session.onInput = { _, _ in journal.count += 1 }
    session.onChange = { _ in journal.count += 1 }
    session.range = .milliseconds(100)...(.milliseconds(150))
    session.loops = true
    session.seek(to: .milliseconds(100), at: 2_000_000)
    func sizes() -> [Int] {
      [
        session.tree.branches.count, session.tree.inputs(of: "main").count, session.inputs.count,
        session.knownInputs.count, session.wholeLog.entries.count, session.run.shots.count,
        session.run.motions.count, session.run.failures.count, session.run.divergences.count,
      ]
    }
    let before = sizes()
    let (tree, end) = (session.extendedTree, session.end)
    var (moment, rounds, logged) = (Int64(2_000_000), 0, 0)
    var last = session.now
    while rounds < 10_000 {
      moment += 40_000
      session.advance(toFrameAt: moment)
      if session.now < last { rounds += 1 }
      last = session.now
      logged = max(logged, session.stage.log.entries.count)
    }
    #expect(sizes() == before && logged <= session.wholeLog.entries.count)
    #expect(session.extendedTree == tree && session.end == end && journal.count == 0)
    #expect(session.scrubber == nil && session.oldFuture == nil && session.peek == nil)
    let fresh = Run(phone, session.extendedTree.recording(of: "main"), measurer: measurer)
    #expect(session.stage.frame() == fresh.state(at: session.now).frame())
  }

  private final class Counter {
    var count = 0
  }
}
