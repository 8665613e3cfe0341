import Testing
import TouchKit

@testable import Workbench

@Suite struct EventRowsTests {
  private func touch(
    _ milliseconds: Double, _ finger: Int, _ phase: Touch.Phase, on view: String? = "row-3"
  ) -> LogEntry {
    LogEntry(
      time: .milliseconds(milliseconds), kind: .touch,
      message: .touch(finger: finger, phase: phase, at: Point(1, 2), view: view))
  }

  private func gesture(_ milliseconds: Double, _ decision: GestureDecision) -> LogEntry {
    LogEntry(
      time: .milliseconds(milliseconds), kind: .gesture,
      message: .gesture("pan", of: "list", decision))
  }

  private func note(_ milliseconds: Double, _ text: String) -> LogEntry {
    LogEntry(time: .milliseconds(milliseconds), kind: .application, message: .text(text))
  }

  /// A finger that lands, drags and lifts, and what else happens.
  private var flick: [LogEntry] {
    [
      touch(100, 1, .began), gesture(100, .refused(finger: 1, "too far")), touch(120, 1, .moved),
      gesture(130, .began), note(140, "moved"), touch(200, 1, .ended), gesture(200, .ended),
      gesture(300, .failed(.reason("late"))),
    ]
  }

  /// Makes the same changes to a list of numbers that stand for rows; what comes is 0.
  private func applied(_ changes: [EventRows.Change], to count: Int) -> Int {
    changes.reduce(count) { count, change in
      guard case .splice(let index, let removed, let added) = change else { return count }
      #expect(index + removed <= count)
      return count - removed + added
    }
  }

  @Test
  func `A finger's touch is one row, in which its lines and those of its gestures are folded`() {
    var rows = EventRows()
    let changes = rows.append(flick)
    #expect(rows.rows == [.group(0), .line(4), .line(7)])
    #expect(rows.groups[0].lines == [0, 1, 2, 3, 5, 6])
    #expect(rows.words(of: .group(0)) == "finger 1 on row-3, pan, 100 ms")
    #expect(applied(changes, to: 0) == 3)
  }

  @Test func `A row that stands for several unfolds where it is, and takes in what comes later`() {
    var rows = EventRows()
    rows.append(Array(flick.prefix(5)))
    #expect(rows.words(of: .group(0)) == "finger 1 on row-3, pan, down")
    #expect(
      rows.fold(0) == [.splice(index: 1, removed: 0, added: 3), .refresh(index: 0)])
    #expect(rows.rows == [.group(0), .inside(1), .inside(2), .inside(3), .line(4)])
    let changes = rows.append([touch(200, 1, .ended)])
    #expect(changes == [.splice(index: 4, removed: 0, added: 1), .refresh(index: 0)])
    #expect(rows.rows == [.group(0), .inside(1), .inside(2), .inside(3), .inside(5), .line(4)])
    #expect(
      rows.fold(0) == [.splice(index: 1, removed: 4, added: 0), .refresh(index: 0)])
    #expect(rows.rows == [.group(0), .line(4)])
    #expect(rows.fold(1) == [])
  }

  @Test func `Two fingers are two rows, and a gesture is the later one's`() {
    var rows = EventRows()
    rows.append([
      touch(0, 1, .began), touch(10, 2, .began), gesture(20, .began), touch(30, 1, .ended),
      touch(40, 2, .cancelled),
    ])
    #expect(rows.rows == [.group(0), .group(1)])
    #expect(rows.groups.map(\.lines) == [[0, 3], [1, 2, 4]])
  }

  @Test func `Words that are searched for leave the lines that have them, in any case`() {
    var rows = EventRows()
    rows.append(flick)
    rows.search("MOVED")
    #expect(rows.rows == [.line(2), .line(4)])
    #expect(rows.isFiltered)
    #expect(
      rows.append([note(400, "Moved again"), note(500, "else")])
        == [.splice(index: 2, removed: 0, added: 1)])
    rows.search("")
    #expect(rows.rows == [.group(0), .line(4), .line(7), .line(8), .line(9)])
    #expect(!rows.isFiltered)
  }

  @Test(arguments: LogEntry.Kind.allCases)
  func `Lines of a kind that is not wanted are left out`(kind: LogEntry.Kind) {
    var rows = EventRows()
    rows.replace(
      LogEntry.Kind.allCases.map { LogEntry(time: .zero, kind: $0, message: .text("a")) })
    rows.want(kind, false)
    #expect(rows.rows.count == LogEntry.Kind.allCases.count - 1)
    #expect(rows.rows.allSatisfy { rows.line(of: $0).kind != kind })
    rows.want(kind, true)
    #expect(rows.rows.count == LogEntry.Kind.allCases.count)
  }

  @Test func `Gestures stand alone where touches are not wanted`() {
    var rows = EventRows()
    rows.append(flick)
    rows.want(.touch, false)
    #expect(rows.rows == [.line(1), .line(3), .line(4), .line(6), .line(7)])
  }

  @Test func `What is copied is every line that a row stands for`() {
    var rows = EventRows()
    rows.append(Array(flick.prefix(3)))
    #expect(
      rows.copy(of: .group(0)) == """
        0:00.100\ttouch\tfinger 1 began at 1, 2 on row-3
        0:00.100\tgesture\tpan of list refused finger 1: too far
        0:00.120\ttouch\tfinger 1 moved at 1, 2 on row-3

        """)
    _ = rows.fold(0)
    #expect(rows.copy(of: .group(0)) == "0:00.100\ttouch\tfinger 1 began at 1, 2 on row-3\n")
  }

  @Test func `Rows that come one after another are told of at once`() {
    var rows = EventRows()
    let changes = rows.append((0..<1000).map { note(Double($0), "\($0)") })
    #expect(changes == [.splice(index: 0, removed: 0, added: 1000)])
  }
}
