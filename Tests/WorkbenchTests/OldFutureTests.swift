import Rehearsal
import TestDesks
import TestSupport
import Testing
import TouchKit

@testable import Workbench

/// The branch that was left goes on beside the new one, until it is over.
@Suite struct OldFutureTests {
  private func future(_ steps: String) throws -> OldFuture {
    let measurer = try Desk.measurer()
    let run = try Desk.run(steps)
    run.run(to: .seconds(9))
    return OldFuture(Recording(start: run.variant, inputs: run.inputs, end: .seconds(3))) {
      Run(Desk.prototype, $0, measurer: measurer)
    }
  }

  @Test func `It shows its finger and what is elsewhere, and is over at its end`() throws {
    let future = try future(
      """
      { "tap": "button" }, { "wait": 1000 }, { "touch": 1, "phase": "began", "x": 30, "y": 250 }, { "wait": 900 },
      { "touch": 1, "phase": "ended", "x": 30, "y": 250 }
      """)
    let present = try Desk.live().stage
    present.advance(to: .milliseconds(1500))
    #expect(future.follow(.milliseconds(1500)), "the touch that began the branch is shown first")
    #expect(future.fingers == [] && future.outlines(besides: present) == [])
    #expect(
      future.nextChange(after: .milliseconds(1500)) == .milliseconds(1500), "it has to be played")
    #expect(future.follow(.milliseconds(1500)))
    #expect(future.fingers == [Point(30, 250)])
    #expect(
      future.outlines(besides: present).contains(Rect(200, 20, 40, 40)), "the box has gone over")
    let next = try #require(future.nextChange(after: .milliseconds(1500)))
    #expect(next > .milliseconds(1500) && next <= .seconds(3))
    #expect(!future.follow(.seconds(3)))
  }

  @Test func `What is where it was has no outline, nor has a phone of another size`() throws {
    let future = try future("{ \"wait\": 10 }")
    for _ in 0..<2 { #expect(future.follow(.seconds(1))) }
    let same = try Desk.live().stage
    #expect(future.outlines(besides: same) == [])
    var wide = StartState(usualOf: Desk.prototype)
    wide.settings.device = try #require(Desk.prototype.device(named: "wide"))
    #expect(future.outlines(besides: try Desk.live(wide).stage) == [])
  }
}
