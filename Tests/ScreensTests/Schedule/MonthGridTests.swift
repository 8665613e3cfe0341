import Testing
import TouchKit

@testable import Screens

@Suite struct MonthGridTests {
  @Test(arguments: [0, 5, 6])
  func `DL-10: days stand under their weekdays, whatever weekday comes first`(first: Int) {
    for (year, month) in [
      (2000, 2), (1900, 2), (2024, 2), (2026, 1), (2026, 3), (9999, 12), (1, 1),
    ] {
      let grid = MonthGrid(CivilDate(year, month, 1), firstWeekday: first)
      var next = 0
      for day in 1...grid.count {
        let (week, column) = grid.place(of: day)
        #expect(grid.weekdays[column] == CivilDate(year, month, day).weekday)
        if day == 1 { next = column }
        #expect(week * 7 + column == next && week < MonthGrid.weeks)
        next += 1
      }
    }
    #expect(MonthGrid(CivilDate(2000, 2, 1), firstWeekday: first).count == 29)
    #expect(MonthGrid(CivilDate(1900, 2, 1), firstWeekday: first).count == 28)
  }

  @Test func `DL-10: a month later is the same day, or the month's last`() {
    let steps = [
      (CivilDate(2026, 1, 31), 1, CivilDate(2026, 2, 28)),
      (CivilDate(2024, 1, 31), 1, CivilDate(2024, 2, 29)),
      (CivilDate(2026, 1, 15), -1, CivilDate(2025, 12, 15)),
      (CivilDate(2026, 12, 1), 1, CivilDate(2027, 1, 1)),
      (CivilDate(2026, 5, 31), -3, CivilDate(2026, 2, 28)),
    ]
    for (from, months, to) in steps { #expect(from.later(byMonths: months) == to) }
  }
}
