import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import Testing
import TestSupport
import TouchKit

@Suite struct CauseThreadTests {
  private static let fonts = Result { try Fonts() }

  private func run(_ inputs: [Input], _ start: StartState = StartState(usualOf: phone)) throws
    -> Run
  {
    Run(
      phone, Recording(start: start, inputs: inputs),
      measurer: PangoMeasurer(fonts: try CauseThreadTests.fonts.get()))
  }

  private func drag(from start: Point, to end: Point, at time: Int, for span: Int = 120) -> [Input]
  {
    (0...8).map { step -> Input in
      let phase: Touch.Phase = step == 0 ? .began : step == 8 ? .ended : .moved
      let place = start + (end - start) * (Double(step) / 8)
      return Input(
        .touch(finger: 1, phase: phase, at: place), at: .milliseconds(time + step * span / 8))
    }
  }

  private func thread(of id: String, at milliseconds: Int, _ inputs: [Input]) throws -> CauseThread
  {
    let time = Time.milliseconds(milliseconds)
    return CauseThread(
      of: id, at: time, log: try run(inputs).state(at: time).log, in: try run(inputs))
  }

  private var pull: [Input] { drag(from: Point(160, 8), to: Point(160, 170), at: 50) }

  @Test func `A view that a finger holds leads to the finger`() throws {
    let thread = try thread(of: "content", at: 130, pull)
    #expect(thread.motion == nil && thread.from == .milliseconds(50))
    #expect(thread.links.map(\.kind) == [.view, .touch])
    #expect(thread.links[1].words.hasPrefix("finger 1 landed"))
    #expect(thread.links[1].time == .milliseconds(50))
  }

  @Test func `A view in motion leads to the motion, and from there to the finger that let go`()
    throws
  {
    let thread = try thread(of: "content", at: 250, pull)
    #expect(thread.motion == "drawer.progress" && thread.from == .milliseconds(50))
    #expect(thread.links.map(\.kind).first == .view && thread.links.map(\.kind).last == .touch)
    let motion = try #require(thread.links.first { $0.kind == .motion })
    #expect(thread.links[0].words.contains("pt/s"))
    // It is on its way between two points, and its lengths are in tenths.
    let decimals = thread.links[0].words.split(separator: ".").dropFirst().map { part in
      part.prefix { $0.isNumber }.count
    }
    #expect(!decimals.isEmpty && decimals.allSatisfy { $0 == 1 }, "\(thread.links[0].words)")
    #expect(motion.time == .milliseconds(170) && motion.words.contains("for 80 ms"))
    #expect(thread.links.last?.words.contains("lifted at 160, 170 after 120 ms") == true)
  }

  @Test func `At rest the last motion counts, for each view its own`() throws {
    let inputs = pull + drag(from: Point(280, 300), to: Point(200, 300), at: 2000)
    let content = try thread(of: "content", at: 4000, inputs)
    #expect(content.motion == "drawer.progress")
    #expect(content.links.contains { $0.words.contains("at rest after") })
    #expect(content.links[0].words.contains("pt/s") == false)
    let row = try #require(
      try run(inputs).state(at: .milliseconds(2060)).shownViews().first { $0.id.hasPrefix("row-") }?
        .id)
    #expect(row.hasPrefix("row-"))
  }

  @Test func `What never moved stands where it stood`() throws {
    let thread = try thread(of: "status-bar", at: 2000, pull)
    #expect(thread.motion == nil && thread.links.count == 2)
    #expect(thread.links[1].words.contains("at the start"))
  }

  @Test func `A view that isn't there says so`() throws {
    let thread = try thread(of: "nobody", at: 200, pull)
    #expect(thread.links[0].words == "nobody is not on the screen")
  }

  @Test func `A motion without a finger leads to what began it`() throws {
    let payload = Payload.object([.init("title", .string("Maya"))])
    let thread = try thread(
      of: "notification", at: 120, [Input(.custom("notify", payload), at: .milliseconds(50))])
    #expect(thread.motion != nil && !thread.links.contains { $0.kind == .touch })
    #expect(thread.links.contains { $0.kind == .event || $0.kind == .action })
  }

  @Test func `The same thread comes of the same line, for 60 views and times at random`() throws {
    var dice = SeededRandom(seed: 7)
    let inputs = pull + drag(from: Point(160, 420), to: Point(160, 150), at: 900)
    for _ in 0..<60 {
      let time = Int.random(in: 0...2200, using: &dice)
      let views = try run(inputs).state(at: .milliseconds(time)).shownViews().ids
      let id = try #require(views.randomElement(using: &dice))
      let one = try thread(of: id, at: time, inputs)
      #expect(one == (try thread(of: id, at: time, inputs)))
      #expect(one.from <= .milliseconds(time) && one.links.count >= 2)
    }
  }
}
