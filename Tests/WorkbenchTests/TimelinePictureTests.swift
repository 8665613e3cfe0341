import Rehearsal
import TestDesks
import TestSupport
import Testing
import TouchKit

@testable import Workbench

/// What is painted of the timeline: where each part is, and that a long session is no longer list.
@Suite struct TimelinePictureTests {
  private let ink = TimelineInk(ground: .white, words: .black)
  private let map = TimelineMap(folds: [], end: .seconds(10), width: 500)

  private func picture(
    _ marks: TimelineMarks = TimelineMarks(), on map: TimelineMap? = nil, height: Double = 70,
    change: (inout TimelinePicture) -> Void = { _ in }
  ) -> [DisplayItem] {
    var picture = TimelinePicture(
      map: map ?? self.map, height: height, marks: marks, branches: [], ink: ink)
    change(&picture)
    return picture.list.items
  }

  private func words(_ items: [DisplayItem]) -> [String] {
    items.compactMap { if case .text(let text, _, _, _) = $0 { text.string } else { nil } }
  }

  private func diamonds(_ items: [DisplayItem]) -> [Point] {
    items.compactMap { if case .fillPath(_, let place, _, _) = $0 { place } else { nil } }
  }

  private func marks(_ kinds: (Input.Kind, Int)...) -> TimelineMarks {
    var marks = TimelineMarks()
    _ = marks.follow(kinds.map { Input($0.0, at: .milliseconds($0.1)) }, EventLog())
    return marks
  }

  private func touch(_ phase: Touch.Phase) -> Input.Kind {
    .touch(finger: 1, phase: phase, at: Point(1, 1))
  }

  @Test(arguments: [(0.05, 0.005), (1.0, 0.2), (10, 2), (400, 60)])
  func `The ruler's steps are round, and far enough apart to be read`(
    span: Double, step: Double
  ) {
    var map = TimelineMap(folds: [], end: .seconds(max(span, 10)), width: 500)
    if span < 10 { map.zoom(by: 10 / span, at: 0) }
    let items = picture(on: map)
    let ticks = fills(items, ink.faint).map(\.x)
    #expect(ticks.count >= 4 && ticks.count == words(items).count)
    for (one, next) in zip(ticks, ticks.dropFirst()) { #expect(next - one >= 42) }
    let seconds = ticks.map { map.time(at: $0).seconds }
    #expect(seconds.first == 0)
    for second in seconds {
      #expect(abs((second / step).rounded() * step - second) < 1e-5, "\(second)")
    }
  }

  @Test func `In a fold ticks keep their distance, and it says how long it is`() throws {
    let folds = TimelineMap.folds(between: [
      Time.zero...(.seconds(1)), Time.seconds(40)...(.seconds(41)),
    ])
    let map = TimelineMap(folds: folds, end: .seconds(41), width: 500)
    let items = picture(on: map)
    #expect(words(items).contains("38 s"))
    #expect(
      TimelinePicture.length(.seconds(75)) == SessionTime.words(.seconds(75), isPrecise: false))
    let ticks = fills(items, ink.faint).map(\.x)
    #expect(map.time(at: try #require(ticks.last)).seconds >= 40, "after it there are some again")
    for (one, next) in zip(ticks, ticks.dropFirst()) { #expect(next - one >= 42) }
  }

  @Test func `A finger's mark reaches from its landing to its leaving, and a scroll's is paler`() {
    let items = picture(
      marks(
        (touch(.began), 1000), (touch(.ended), 2000),
        (.scroll(by: Point(0, 1), at: Point(1, 1), phase: .began), 5000),
        (.scroll(by: Point(0, 1), at: Point(1, 1), phase: .ended), 6000)))
    let finger = fills(items, TimelineInk.live)
    #expect(finger == [Rect(47.5, 50, 55, 5)])
    #expect(fills(items, TimelineInk.live.faded(0.6)) == [Rect(247.5, 50, 55, 5)])
  }

  @Test func `Keys are boxes, a shake and a turn are diamonds, each in its place`() {
    let items = picture(marks((.type("a"), 1000), (.shake, 2000), (.rotate(.landscapeLeft), 3000)))
    #expect(fills(items, ink.strong).map(\.midX) == [50])
    #expect(diamonds(items).map(\.x) == [100, 150])
  }

  @Test func `However much happens, no more is painted than can be told apart`() {
    var many = TimelineMarks()
    var inputs: [Input] = []
    for number in 0..<20_000 {
      let time = Time.microseconds(Int64(number) * 500)
      inputs.append(Input(touch(number % 2 == 0 ? .began : .ended), at: time))
      if number % 5 == 0 { inputs.append(Input(.shake, at: time)) }
    }
    _ = many.follow(inputs, EventLog())
    #expect(picture(many).count < 700)
  }

  @Test func `Motions are lines, and one that was cut short ends with a tick`() throws {
    let run = try Desk.run(
      "{ \"tap\": \"button\" }, { \"wait\": 60 }, { \"tap\": \"button\" }, { \"wait\": 500 }")
    run.run(to: .milliseconds(900))
    var marks = TimelineMarks()
    _ = marks.follow(run.inputs, run.stage.log)
    #expect(marks.motions.map(\.wasInterrupted) == [true, false])
    let items = picture(marks)
    let lines = fills(items, ink.pale)
    #expect(lines.count == 2)
    for (line, motion) in zip(lines, marks.motions) {
      #expect(line.x == map.x(of: motion.from) && line.height == 1.5)
      #expect(line.maxX == map.x(of: try #require(motion.to)))
    }
    #expect(fills(items, ink.strong).map(\.maxX) == [lines[0].maxX])
  }

  @Test func `A range is shaded from edge to edge, in another colour if it is repeated`() {
    for (loops, color) in [(false, Color.black), (true, TimelineInk.live)] {
      let items = picture {
        $0.range = Time.seconds(2)...(.seconds(4))
        $0.loops = loops
      }
      #expect(fills(items, color.faded(0.16)) == [Rect(100, 0, 100, 70)])
      #expect(fills(items, color.faded(0.7)).map(\.x) == [100, 198.5])
    }
  }

  @Test func `Each branch has its colour and height, and the one that is shown is stronger`() {
    let items = picture {
      $0.branches = (0..<3).map {
        .init(
          id: "b\($0)", from: .seconds(Double($0)), to: .seconds(5), color: $0, isShown: $0 == 1)
      }
    }
    for number in 0..<3 {
      let color = TimelineInk.branch(number)
      let line = fills(items, number == 1 ? color : color.faded(0.55))[0]
      #expect(line.x == Double(number) * 50 && line.maxX == 250)
      #expect(line.y == TimelinePicture.branchTop(number, 70))
      #expect(line.height == (number == 1 ? 3 : 2))
    }
    #expect(TimelineInk.branch(4) == TimelineInk.branch(0))
  }

  @Test func `What diverges is marked from top to bottom, with words, and only in sight`() {
    var marks = TimelineMarks(divergence: .seconds(3))
    let dashes = fills(picture(marks), TimelineInk.other)
    #expect(dashes.allSatisfy { $0.midX == 150 } && dashes.last?.maxY ?? 0 > 64)
    marks.divergence = .seconds(30)
    #expect(fills(picture(marks), TimelineInk.other) == [])
  }

  @Test func `Notes are diamonds that can be hit where they are painted`() {
    let note = TimelineNote(id: "a", time: .seconds(4), words: "Look")
    let items = picture { $0.notes = [note, .init(id: "b", time: .seconds(99), words: "Later")] }
    let frame = TimelinePicture.frame(of: note, on: map)
    #expect(diamonds(items) == Array(repeating: Point(200, 6), count: 2))
    #expect(frame.contains(Point(200, 6)))
  }

  @Test func `Frames stand on the marks, and a low timeline has none`() throws {
    let bitmap = Bitmap(
      hash: "a", width: 2, height: 2, scale: 1, bytes: [UInt8](repeating: 9, count: 16))
    let items = picture {
      $0.frames = [.init(x: 20.4, size: Size(30, 48), bitmap: bitmap)]
    }
    let place = try #require(
      items.lazy.compactMap { if case .bitmap(_, _, let place, _) = $0 { place } else { nil } }
        .first)
    #expect(place == Rect(20, 0, 30, 48))
    #expect(TimelinePicture.framesHeight(70) == 48 && TimelinePicture.framesHeight(47) == 0)
    #expect(TimelinePicture.markMiddle(70) == 52.5)
  }

  @Test func `The playhead ends above the ruler`() {
    let bars = fills(TimelinePicture.playhead(at: 120, height: 70, .black), .black)
    #expect(bars.allSatisfy { $0.midX == 120 && $0.maxY <= TimelinePicture.rulerTop(70) })
    #expect(bars.map(\.maxY).max() == TimelinePicture.rulerTop(70))
  }
}
