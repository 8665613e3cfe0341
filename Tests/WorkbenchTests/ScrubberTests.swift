import Glibc
import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct ScrubberTests {
  private static let fonts = Result { try Fonts() }

  private func measurer() throws -> PangoMeasurer {
    PangoMeasurer(fonts: try ScrubberTests.fonts.get())
  }

  /// A finger that draws the list up and down for four seconds.
  private var line: Recording {
    var inputs: [Input] = []
    for step in 0..<240 {
      let place = step % 40
      let phase: Touch.Phase = place == 0 ? .began : place == 39 ? .ended : .moved
      let y = 200 + Double(step / 40 % 2 == 0 ? 40 - place : place) * 5
      inputs.append(
        Input(
          .touch(finger: 1, phase: phase, at: Point(160, y)), at: .milliseconds(step * 16)))
    }
    return Recording(start: StartState(usualOf: phone), inputs: inputs, end: .seconds(4))
  }

  @Test(arguments: 1...4)
  func `A hand that goes to and fro sees at each time what the run shows there`(seed: UInt64) throws
  {
    let line = line
    let scrubber = Scrubber(phone, line, measurer: try measurer())
    let run = Run(phone, line, measurer: try measurer())
    var dice = SeededRandom(seed: seed)
    var x = 300
    for _ in 0..<60 {
      x = min(max(0, x + dice.whole(below: 40) - 25), 400)
      let time = Time.milliseconds(x * 10)
      let earlier = (max(0, x - Scrubber.behind)..<x).map { Time.milliseconds($0 * 10) }
      let frame = scrubber.frame(at: time, earlier: earlier)
      #expect(frame.time == time)
      #expect(frame.list == run.state(at: time).frame())
    }
  }

  @Test func `What is looked ahead for is all there in the end, and the same`() throws {
    let line = line
    let fonts = try ScrubberTests.fonts.get()
    let scrubber = Scrubber(phone, line, measurer: try measurer())
    let run = Run(phone, line, measurer: try measurer())
    let times = (0...40).map { Time.milliseconds($0 * 100) }
    let known = scrubber.frame(at: times[20], earlier: [])
    #expect(known.list == run.state(at: times[20]).frame())
    scrubber.lookAhead(
      times, around: times[20], makeMeasurer: { [fonts] in PangoMeasurer(fonts: fonts) })
    #expect(!scrubber.isComing(times[20]) && !scrubber.isComing(.milliseconds(55)))
    while scrubber.isComing(times[40]) { sched_yield() }
    for time in times {
      #expect(!scrubber.isComing(time))
      #expect(scrubber.known(at: time)?.list == run.state(at: time).frame())
    }
  }

  @Test func `What is looked ahead for elsewhere is given up at once`() throws {
    let line = line
    let fonts = try ScrubberTests.fonts.get()
    let run = Run(phone, line, measurer: try measurer())
    let scrubber = Scrubber(phone, line, measurer: try measurer())
    for step in 1...8 {
      let times = (0...60).map { Time.milliseconds($0 * 60 + step) }
      scrubber.lookAhead(
        times, around: times[30], makeMeasurer: { [fonts] in PangoMeasurer(fonts: fonts) })
    }
    // In the middle of all that.
    let time = Time.milliseconds(1234)
    #expect(scrubber.frame(at: time, earlier: []).list == run.state(at: time).frame())
  }

  @Test func `A session that is peeked into stands where it was until it settles`() throws {
    let line = line
    var saved = SavedSession(
      start: .init(startState: line.start), inputs: line.inputs.map { RecordedInput($0) },
      now: line.end, deliberateCount: 0)
    saved.isPaused = true
    let session = LiveSession(phone, saved, measurer: try measurer(), at: 0)
    session.peek(at: .milliseconds(500), earlier: [])
    #expect(session.now == line.end && !session.isPast)
    #expect(session.shownTime == .milliseconds(500) && session.showsPast)
    while session.approach() { #expect(session.now == line.end && session.showsPast) }
    session.settle(at: 0)
    #expect(session.now == .milliseconds(500) && session.isPast && session.peek == nil)
    let run = Run(phone, line, measurer: try measurer())
    #expect(session.stage.frame() == run.state(at: session.now).frame())
    // What is done while it peeks is done there.
    session.peek(at: .milliseconds(900), earlier: [])
    session.send(.type("x"), at: 1000)
    #expect(session.tree.branch("b1")?.origin?.time == .milliseconds(900))
  }
}
