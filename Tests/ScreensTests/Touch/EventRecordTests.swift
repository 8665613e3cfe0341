import Testing
import TouchKit

@testable import Screens

/// The list of control events as a value.
@Suite struct EventRecordTests {
  private func record(_ events: [(ControlEvents, String)]) -> EventRecord {
    var record = EventRecord()
    for (event, control) in events {
      record.add(event, event.names.first ?? "", of: control)
    }
    return record
  }

  @Test func `ER-12: The newest event comes first, and what comes again and again is counted`() {
    let record = record([
      (.touchDown, "button"), (.touchDragInside, "button"), (.touchDragInside, "button"),
      (.touchUpInside, "button"),
    ])
    #expect(record.entries.map(\.words) == ["TouchUpInside", "TouchDragInside × 2", "TouchDown"])
  }

  @Test func `ER-12: A slider's two events at each move are counted beside each other`() {
    let move: [(ControlEvents, String)] = [(.valueChanged, "slider"), (.touchDragInside, "slider")]
    let record = record([(.touchDown, "slider")] + move + move + move)
    #expect(
      record.entries.map(\.words) == ["TouchDragInside × 3", "ValueChanged × 3", "TouchDown"])
  }

  @Test func `ER-12: Another touch, and another control, are entries of their own`() {
    let record = record([
      (.touchDown, "button"), (.touchUpInside, "button"), (.touchDown, "button"),
      (.valueChanged, "switch"), (.valueChanged, "segments"),
    ])
    #expect(record.entries.map(\.count) == [1, 1, 1, 1, 1])
  }

  @Test func `ER-12: The three sets count what is in them`() {
    let record = record(ControlEvents.singles.map { ($0.event, "field") })
    #expect((record.touches, record.edits, record.all) == (9, 4, 14))
  }

  @Test func `No more entries are kept than are ever shown`() {
    let record = record((0..<100).map { _ in (.touchDown, "button") })
    #expect(record.entries.count == EventRecord.longest && record.all == 100)
  }
}
