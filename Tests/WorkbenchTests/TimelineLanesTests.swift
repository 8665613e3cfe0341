import Rehearsal
import TestDesks
import TestSupport
import Testing
import TouchKit

@testable import Workbench

/// The lanes over the timeline: which bar is where, and that words never cover each other.
@Suite struct TimelineLanesTests {
  private let ink = TimelineInk(ground: .white, words: .black)
  private let map = TimelineMap(folds: [], end: .seconds(10), width: 500)

  private func lanes(
    _ marks: TimelineMarks, curves: [LaneCurve] = [], on map: TimelineMap? = nil,
    height: Double = 180
  ) -> [DisplayItem] {
    TimelineLanes(
      map: map ?? self.map, height: height, marks: marks, curves: curves, ink: ink
    ).list.items
  }

  /// The words with the room that each has.
  private func words(_ items: [DisplayItem]) -> [(text: String, room: Rect)] {
    items.compactMap {
      guard case .text(let text, let place, let width?, _) = $0 else { return nil }
      return (text.string, Rect(place.x, place.y, width, 11))
    }
  }

  private func marks(_ inputs: [(Input.Kind, Int)]) -> TimelineMarks {
    var marks = TimelineMarks()
    _ = marks.follow(inputs.map { Input($0.0, at: .milliseconds($0.1)) }, EventLog())
    return marks
  }

  private func touch(_ finger: Int, _ phase: Touch.Phase, _ y: Double = 1) -> Input.Kind {
    .touch(finger: finger, phase: phase, at: Point(1, y))
  }

  @Test
  func `Fingers that are down together are one under the other, and the next is on top again`() {
    let items = lanes(
      marks([
        (touch(1, .began), 1000), (touch(2, .began), 1500), (touch(1, .ended), 2000),
        (touch(3, .began), 3000), (touch(2, .ended), 3500), (touch(3, .ended), 4000),
      ]))
    let bars = fills(items, TimelineInk.live.faded(0.25))
    #expect(bars.map(\.x) == [50, 75, 150] && bars.map(\.maxX) == [100, 175, 200])
    #expect(bars.map(\.y) == [4, 17, 4])
  }

  @Test func `More fingers than there are rows share the last one`() {
    let many = marks((1...5).map { (touch($0, .began), 1000 * $0) })
    let bars = fills(lanes(many), TimelineInk.live.faded(0.25))
    #expect(bars.map(\.y) == [4, 17, 30, 30, 30])
    #expect(bars.allSatisfy { $0.maxX == 500 }, "they are down to the end")
  }

  @Test func `A finger's bar has its way in it, down where it went down`() throws {
    let items = lanes(
      marks([
        (touch(1, .began, 100), 1000), (touch(1, .moved, 300), 1500), (touch(1, .ended, 200), 2000),
      ]))
    let way = try #require(
      items.lazy.compactMap {
        if case .strokePath(let path, _, _, _, TimelineInk.live) = $0 { path } else { nil }
      }.first)
    #expect(
      way.elements == [.move(Point(50, 5.5)), .line(Point(75, 13.5)), .line(Point(100, 9.5))])
  }

  @Test func `Other inputs are boxes with words, as far as the next one leaves room`() {
    let items = lanes(marks([(.type("a"), 1000), (.shake, 2000), (.shake, 2100)]))
    let boxes = fills(items, ink.strong)
    #expect(boxes.map { $0.midX.rounded() } == [105, 100, 50])
    let shown = words(items)
    #expect(shown.count == 2, "the second has no room: \(shown)")
    for (text, room) in shown {
      #expect(!boxes.contains { $0.x > room.x - 5 && $0.x < room.maxX }, "\(text) covers a box")
    }
  }

  @Test func `Ten thousand inputs are no more boxes than there are pixels`() {
    let items = lanes(marks((0..<10_000).map { (.shake, $0) }))
    let boxes = fills(items, ink.strong)
    #expect(boxes.count > 100 && boxes.count <= 501)
    for (later, one) in zip(boxes, boxes.dropFirst()) { #expect(later.x - one.x >= 1) }
  }

  @Test func `What the log says is a tick each, with words where they fit`() throws {
    let run = try Desk.run(
      "{ \"tap\": \"button\" }, { \"wait\": 300 }, { \"activate\": \"button\" }, { \"wait\": 3000 }, { \"tap\": \"button\" }, { \"wait\": 600 }"
    )
    run.run(to: .seconds(4))
    var marks = TimelineMarks()
    _ = marks.follow(run.inputs, run.stage.log)
    let items = lanes(marks)
    #expect(marks.events.count > 2)
    let ticks = fills(items, ink.pale)
    #expect(Set(ticks.map(\.midX)).isSubset(of: Set(marks.events.map { map.x(of: $0.time) })))
    let shown = words(items).filter { word in marks.events.contains { $0.words == word.text } }
    #expect(!shown.isEmpty)
    for (one, next) in zip(shown, shown.dropFirst()) {
      #expect(one.room.maxX <= next.room.x, "\(one.text) covers \(next.text)")
    }
  }

  @Test func `Motions of one name share a row, and a cut one ends with a tick`() throws {
    let run = try Desk.run(
      "{ \"tap\": \"button\" }, { \"wait\": 60 }, { \"tap\": \"button\" }, { \"wait\": 500 }")
    run.run(to: .milliseconds(900))
    var marks = TimelineMarks()
    _ = marks.follow(run.inputs, run.stage.log)
    var near = map
    near.zoom(by: 10, at: 0)
    let items = lanes(marks, on: near)
    let bars = fills(items, ink.words.faded(0.2))
    #expect(bars.count == 2 && bars[0].y == bars[1].y)
    #expect(bars[0].maxX == bars[1].x)
    #expect(fills(items, ink.strong).contains { $0.maxX == bars[0].maxX })
    #expect(words(items).contains { $0.text == marks.motions[0].what && $0.room.x > bars[1].x })
    #expect(
      fills(lanes(marks, on: near, height: 75), ink.words.faded(0.2)) == [], "there is no room")
  }

  @Test func `A curve goes down where its number grows, with gaps where there is none`() throws {
    let curves = [
      LaneCurve(name: "box.x", values: [0, 5, nil, 10, 10]),
      LaneCurve(name: "box.y", values: [nil, nil]),
    ]
    let items = lanes(TimelineMarks(), curves: curves)
    let paths = items.compactMap {
      if case .strokePath(let path, _, _, _, _) = $0 { path } else { nil }
    }
    try #require(paths.count == 1, "the second has no numbers")
    let top = 180.0 - 2 - 48 + 3 + 1
    #expect(
      paths[0].elements == [
        .move(Point(0, top)), .line(Point(2, top + 8)), .move(Point(6, top + 16)),
        .line(Point(8, top + 16)),
      ])
    let numbers = TimelineLanes.curveNumbers(
      curves, at: map.time(at: 6), on: map, height: 180, ink: ink)
    let said = numbers.compactMap {
      if case .text(let text, _, _, _) = $0 { text.string } else { nil }
    }
    #expect(said == ["box.x  10", "box.y  –"])
    let after = TimelineLanes.curveNumbers(curves, at: .seconds(9), on: map, height: 180, ink: ink)
    #expect(after.count == 4, "after the last column its number stays")
  }

  @Test func `Folds are shaded as on the timeline`() {
    let folds = TimelineMap.folds(between: [
      Time.zero...(.seconds(1)), Time.seconds(40)...(.seconds(41)),
    ])
    let map = TimelineMap(folds: folds, end: .seconds(41), width: 500)
    let shades = fills(lanes(TimelineMarks(), on: map), ink.words.faded(0.07))
    #expect(shades.map(\.x) == [map.x(of: folds[0].from)])
    #expect(shades.map(\.maxX) == [map.x(of: folds[0].to)])
  }
}
