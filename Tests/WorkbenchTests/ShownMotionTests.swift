import GtkPaint
import Rehearsal
import Screens
import TestSupport
import Testing
import Threads
import TouchKit

@testable import Workbench

@Suite struct ShownMotionTests {
  private let start = StartState(usualOf: phone)
  private let tap = [
    Input(.touch(finger: 1, phase: .began, at: Point(160, 10)), at: .milliseconds(50)),
    Input(.touch(finger: 1, phase: .ended, at: Point(160, 10)), at: .milliseconds(90)),
  ]

  private func find(_ motion: TimelineMarks.Motion) throws -> ShownMotion.Found {
    let fonts = try Fonts()
    let job = BackgroundJob(ShownMotion.Found()) { [start, tap] in
      ShownMotion.find(
        ShownMotion.Question(motion: motion, branch: "main", inputs: tap.count, start: start),
        phone,
        tap, makeMeasurer: { [fonts] in PangoMeasurer(fonts: fonts) }, $0)
    }
    try #require(job).wait()
    return try #require(job).findings
  }

  /// The drawer's own motion after a tap, as the timeline knows it.
  private func drawer() throws -> TimelineMarks.Motion {
    let run = Run(
      phone, Recording(start: start, inputs: tap, end: .seconds(3)),
      measurer: PangoMeasurer(fonts: try Fonts()))
    run.finish()
    var marks = TimelineMarks()
    _ = marks.follow(tap, run.stage.log)
    return try #require(marks.motions.last { $0.length != nil && $0.what.hasPrefix("drawer") })
  }

  @Test func `A drawer that nobody throws goes as its curve says`() throws {
    let motion = try drawer()
    let way = try find(motion).way
    #expect(way.first?.y == 0 && way.last?.y == 1 && way.count > 30)
    let tuning = start.tuning(of: phone)
    guard case .curve(let curve) = tuning["drawer.open.curve"],
      case .number(let seconds) = tuning["drawer.open.duration"]
    else {
      Issue.record("the drawer has no curve")
      return
    }
    let engine = Motion.animate(
      from: 0, to: 100, start: .zero, duration: .seconds(seconds), curve: curve)
    for point in way {
      let wanted = engine.value(at: .seconds(point.x)) / 100
      // The frame that is read is rounded to hundredths of a point, of a way of some sixty.
      #expect(abs(point.y - wanted) < 0.02, "at \(point.x): \(point.y), not \(wanted)")
    }
  }

  @Test
  func `A motion has one time: what the panel says of its curve is what stands under the phone`()
    throws
  {
    let motion = try drawer()
    let end = try #require(motion.to)
    let found = try find(motion)
    let distance = try #require(found.distance)
    #expect(distance > 20)
    let tuning = start.tuning(of: phone)
    guard case .curve(let curve) = tuning["drawer.open.curve"],
      case .number(let seconds) = tuning["drawer.open.duration"]
    else {
      Issue.record("the drawer has no curve")
      return
    }
    var plot = CurvePlot(
      Animation(duration: .seconds(seconds), curve: curve), distance: distance,
      size: Size(280, 140), ink: TimelineInk(ground: .white, words: .black))
    (plot.shown, plot.shownArrival) = (found.way, found.arrival)
    // What is measured from frame to frame is the curve's own arrival but for a part of a millisecond.
    let own = try #require(plot.motion.arrival(within: 1))
    #expect(abs((try #require(found.arrival) - own).milliseconds) < 1)
    let question = SideMeasures.Question(
      what: motion.what, recording: Recording(start: start, inputs: tap, end: end), starts: [start],
      range: motion.from...end)
    let measures = SideMeasures.measure(
      question, of: phone, makeMeasurer: { [fonts = try Fonts()] in PangoMeasurer(fonts: fonts) }
    ) { false }
    let measured = try #require(measures?.measures.first)
    func time(_ words: String) -> Substring? { words.split(separator: " · ").first }
    #expect(time(plot.words)?.hasPrefix("arrives in ") == true)
    #expect(time(plot.words) == time(SideMeasures.words(measured)))
  }

  @Test func `What is no view has no way`() throws {
    var motion = try drawer()
    motion.what = "nobody.progress"
    #expect(try find(motion).way.isEmpty)
    motion.what = "edit-button.width"
    #expect(try find(motion).way.isEmpty)
  }
}
