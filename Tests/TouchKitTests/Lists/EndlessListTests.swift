import Testing
import TouchKit

@Suite struct EndlessListTests {
  @Test
  func
    `DL-01: a week of rows is kept beyond the visible ones, and no more than three screens in all`()
  {
    let list = EndlessListTester(rows: 36_525)
    list.list.jump(to: 10_000)
    let rows = list.list.liveRows.map(\.row)
    let visible = list.list.visibleRows
    #expect(visible.lowerBound - (rows.first ?? 0) >= 7)
    #expect((rows.last ?? 0) - visible.upperBound >= 7)
    #expect(Double(rows.count) <= 3 * (460.0 / 44).rounded(.up))
    #expect(list.fault() == nil)
    withExtendedLifetime(list) {}
  }

  @Test func `DL-03: which rows have views follows from the offset, however it was reached`() {
    let one = EndlessListTester(rows: 1000)
    let other = EndlessListTester(rows: 1000)
    one.list.jump(to: 500)
    one.tester.drag(from: Point(160, 400), to: Point(160, 90), milliseconds: 60, leaves: false)
    one.tester.touch(.ended, 160, 90, after: 100)
    other.list.jump(to: 900)
    other.list.jump(to: 0)
    other.list.offset = one.list.offset
    #expect(one.list.liveRows.map(\.row) == other.list.liveRows.map(\.row))
    withExtendedLifetime((one, other)) {}
  }

  @Test func `DL-03: a fling shows every row on its way, looked at often or once`() {
    let often = EndlessListTester(rows: 100_000)
    let once = EndlessListTester(rows: 100_000)
    for one in [often, once] {
      one.list.jump(to: 50_000)
      one.tester.drag(from: Point(160, 440), to: Point(160, 60), milliseconds: 30)
    }
    while often.list.isMoving {
      often.tester.advance(7)
      #expect(often.fault() == nil)
    }
    once.tester.stage.advance(to: often.tester.now)
    #expect(once.fault() == nil)
    #expect(once.list.liveRows.map(\.row) == often.list.liveRows.map(\.row))
    #expect(once.list.shownOffset == often.list.shownOffset)
    #expect(once.list.firstVisibleRow > 50_100)
    withExtendedLifetime((often, once)) {}
  }

  @Test func `DL-04: the first and the last row end the list`() {
    let list = EndlessListTester(rows: 3_652_059)
    list.list.jump(to: 0)
    list.tester.drag(from: Point(160, 100), to: Point(160, 400), milliseconds: 40)
    list.tester.advance(5000)
    #expect(list.list.shownOffset == 0 && list.list.firstVisibleRow == 0)
    list.list.jump(to: 3_652_058)
    #expect(list.list.visibleRows.upperBound == 3_652_058)
    list.tester.drag(from: Point(160, 400), to: Point(160, 100), milliseconds: 40)
    list.tester.advance(5000)
    let last = list.list.view(of: 3_652_058)?.screenFrame
    #expect(last == Rect(0, 436, 320, 44))
    #expect(list.fault() == nil)
    withExtendedLifetime(list) {}
  }

  @Test func `DL-05: new rows lie behind the others`() {
    let list = EndlessListTester(rows: 1000)
    list.list.jump(to: 100)
    let old = list.list.liveRows.map(\.view)
    list.list.scroll(to: list.list.offset + 132, animated: false)
    let views = list.list.subviews
    let kept = views.indices.filter { index in old.contains { $0 === views[index] } }
    let new = views.indices.filter { !kept.contains($0) }
    #expect(!new.isEmpty && (new.max() ?? 0) < (kept.min() ?? 0))
    withExtendedLifetime(list) {}
  }

  @Test
  func `DL-06: a row that grows moves the rows below it; one above the screen moves nothing seen`()
  {
    let list = EndlessListTester(rows: 1000)
    list.list.jump(to: 500)
    let before = list.places
    list.list.setHeight(100, of: 503)
    #expect(list.places.first { $0.row == 503 }?.y == before.first { $0.row == 503 }?.y)
    #expect(list.places.first { $0.row == 504 }?.y == (before.first { $0.row == 504 }?.y ?? 0) + 56)
    let again = list.places
    list.list.setHeight(100, of: 20)
    #expect(list.places.map(\.y) == again.map(\.y) && list.places.map(\.row) == again.map(\.row))
    #expect(list.fault() == nil)
    withExtendedLifetime(list) {}
  }

  @Test func `DL-06: a row above that grows does not touch a fling under way`() {
    let one = EndlessListTester(rows: 100_000)
    let other = EndlessListTester(rows: 100_000)
    for list in [one, other] {
      list.list.jump(to: 50_000)
      list.tester.drag(from: Point(160, 440), to: Point(160, 160), milliseconds: 50)
    }
    for step in 0..<40 {
      one.tester.advance(16)
      other.tester.advance(16)
      one.list.setHeight(Double(60 + step), of: 49_000 + step)
      #expect(one.list.shownOffset == other.list.shownOffset)
      #expect(one.places.map(\.y) == other.places.map(\.y))
    }
    #expect(one.list.isMoving)
    withExtendedLifetime((one, other)) {}
  }

  @Test func `Content that ends sooner under a finger past the end does not jump, and comes back`()
  {
    let list = EndlessListTester(rows: 30)
    list.list.jump(to: 29)
    list.tester.drag(from: Point(160, 300), to: Point(160, 200), leaves: false)
    let before = list.places
    list.list.setHeight(20, of: 29)
    #expect(list.places.filter { $0.row < 30 }.map(\.y).first == before.map(\.y).first)
    let held = list.list.shownOffset
    list.tester.touch(.moved, 160, 201, after: 10)
    #expect(abs(list.list.shownOffset - held) < 1)
    list.tester.touch(.ended, 160, 201, after: 100)
    list.tester.advance(3000)
    #expect(list.list.shownOffset == 29 * 44 + 20 - 460)
    withExtendedLifetime(list) {}
  }

  @Test func `A last row that shrinks lets the rest come down gently`() {
    let list = EndlessListTester(rows: 30)
    list.list.setHeight(144, of: 29)
    list.list.jump(to: 29)
    let before = list.list.shownOffset
    list.list.setHeight(44, of: 29)
    #expect(list.list.shownOffset == before && list.list.isMoving)
    list.tester.advance(1000)
    #expect(list.list.shownOffset == before - 100)
    withExtendedLifetime(list) {}
  }

  @Test
  func `DL-08: scrolling by a distance moves there in 0.3 seconds and no further than the ends`() {
    let list = EndlessListTester(rows: 1000)
    list.list.jump(to: 100)
    let start = list.list.offset
    list.list.scroll(to: start - 300)
    #expect(list.list.shownOffset == start && list.list.isMoving)
    list.tester.advance(150)
    #expect(abs(list.list.shownOffset - (start - 150)) < 1)
    list.tester.advance(149)
    #expect(list.list.isMoving)
    list.tester.advance(1)
    #expect(!list.list.isMoving && list.list.shownOffset == start - 300)
    list.list.scroll(to: -5000)
    list.tester.advance(300)
    #expect(list.list.shownOffset == 0)
    #expect(list.fault() == nil)
    withExtendedLifetime(list) {}
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `DL-03: no visible row moves but by the finger`(seed: UInt64) {
    let list = EndlessListTester(rows: seed == 3 ? 40 : 36_525)
    #expect(list.play(frames: 700, seed: seed) == nil)
    withExtendedLifetime(list) {}
  }

  @Test func `DL-11: a list of all days has no more views than a short one`() {
    let short = EndlessListTester(rows: 1000)
    let long = EndlessListTester(rows: 3_652_059)
    short.list.jump(to: 500)
    long.list.jump(to: 1_826_030)
    #expect(abs(short.list.liveRows.count - long.list.liveRows.count) <= 2)
    withExtendedLifetime((short, long)) {}
  }
}
