import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct TimelineItemsTests {
  private func marks(_ count: Int) -> TimelineMarks {
    var marks = TimelineMarks()
    let inputs = (0..<count).map {
      Input(.shake, at: .milliseconds($0 * 100))
    }
    _ = marks.follow(inputs, EventLog())
    return marks
  }

  private let map = TimelineMap(folds: [], end: .seconds(10), width: 500)

  @Test func `Each mark in sight is an element that says what and when, and goes there`() {
    let items = TimelineItem.items(
      marks(3), [], [], on: map, height: 52, top: 0, until: .seconds(10))
    #expect(
      items.map(\.words) == [
        "Shake at 0.000 seconds", "Shake at 0.100 seconds", "Shake at 0.200 seconds",
      ])
    #expect(items[2].meaning == .time(.milliseconds(200)))
    #expect(items.allSatisfy { $0.frame.width >= 6 })
  }

  @Test func `Of too many the latest are known, and closer up the ones there`() {
    let many = marks(1000)
    let wide = TimelineMap(folds: [], end: .seconds(100), width: 500)
    let items = TimelineItem.items(
      many, [], [], on: wide, height: 52, top: 0, until: .seconds(100))
    #expect(items.count == TimelineItem.most)
    #expect(items.last?.meaning == .time(.milliseconds(99_900)))
    var near = wide
    near.zoom(by: 20, at: 0)
    let there = TimelineItem.items(
      many, [], [], on: near, height: 52, top: 0, until: .seconds(100))
    #expect(there.first?.meaning == .time(.zero))
    #expect(there.count < TimelineItem.most)
  }

  @Test func `Other lines are elements that lead to them`() {
    let branches = [
      TimelinePicture.Branch(
        id: "main", from: .seconds(2), to: .seconds(5), color: 0, isShown: false),
      TimelinePicture.Branch(id: "b1", from: .seconds(2), to: .seconds(9), color: 1, isShown: true),
    ]
    let items = TimelineItem.items(
      marks(0), [], branches, on: map, height: 52, top: 0, until: .seconds(9))
    #expect(items.map(\.words) == ["Main branch from 2.000 seconds"])
    #expect(items[0].meaning == .branch("main"))
  }

  @Test func `A note in sight is an element at its diamond, below the lanes`() {
    let notes = [
      TimelineNote(id: "a", time: .seconds(5), words: "Note 1"),
      TimelineNote(id: "b", time: .seconds(50), words: "Note 2"),
    ]
    let items = TimelineItem.items(
      marks(0), notes, [], on: map, height: 152, top: 100, until: .seconds(9))
    #expect(items.map(\.words) == ["Note 1 at 5.000 seconds"])
    #expect(items.first?.meaning == .note("a"))
    #expect(items.first.map { [$0.frame.midX, $0.frame.midY] } == [map.x(of: .seconds(5)), 106])
  }

  @Test func `The playhead ends above the ruler, so that it crosses out no time`() {
    let bottoms = TimelinePicture.playhead(at: 40, height: 52, TimelineInk.live).map { item in
      guard case .fill(let rect, _, _) = item else { return Double.infinity }
      return rect.maxY
    }
    #expect(bottoms.max() == TimelinePicture.rulerTop(52))
  }
}
