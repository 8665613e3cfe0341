import Testing
import TouchKit

@Suite struct CalendarTests {
  @Test func `DL-10: known days have their known numbers`() {
    // Numbers from the C library's and Python's calendars, which agree.
    let known: [(String, Int, weekday: Int)] = [
      ("0001-01-01", 0, 0), ("1600-02-29", 584_081, 1), ("1900-03-01", 693_654, 3),
      ("1970-01-01", 719_162, 3), ("2000-02-29", 730_178, 1), ("2026-01-05", 739_620, 0),
      ("9999-12-31", 3_652_058, 4),
    ]
    for (text, number, weekday) in known {
      let date = CivilDate(text)
      #expect(date?.dayNumber == number, "\(text)")
      #expect(date?.weekday == weekday, "\(text)")
      #expect(CivilDate(dayNumber: number).iso == text)
    }
    #expect(CivilDate.lastDayNumber == 3_652_058)
  }

  @Test func `DL-10: a day, its number and its text are one to one, all along the calendar`() {
    for number in stride(from: 0, through: CivilDate.lastDayNumber, by: 997) {
      let date = CivilDate(dayNumber: number)
      #expect(date.dayNumber == number)
      #expect(CivilDate(date.iso) == date)
      #expect(date.weekday == number % 7)
    }
  }

  @Test func `A year is leap by the rule of 4, 100 and 400, and only then has a 29 February`() {
    for year in 1...2400 {
      let leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      #expect(CivilDate.isLeap(year) == leap)
      let digits = String(10_000 + year).dropFirst()
      #expect((CivilDate("\(digits)-02-29") != nil) == leap)
      let length = CivilDate(year + 1, 1, 1).dayNumber - CivilDate(year, 1, 1).dayNumber
      #expect(length == (leap ? 366 : 365))
    }
  }

  @Test(arguments: [
    "2026-1-05", "2026-13-01", "2026-00-10", "2026-04-31", "2026-02-29", "0000-01-01",
    "2026-01-00", "2026/01/05", "", "２026-01-05", "2026-01-05 ", "-026-01-05",
  ])
  func `What is no day of the calendar is refused`(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(arguments: ["2026-01-05T24:00:00", "2026-01-05T09:60:00", "2026-01-05 09:41:00", "x"])
  func `What is no time is refused`(text: String) {
    #expect(CivilTime(text) == nil)
  }

  @Test func `DL-10: midnight is a day's first second; no zone or summer time shifts it`() {
    let eve = CivilTime("2026-03-28T23:59:59")
    #expect(eve?.later(by: .seconds(1)).iso == "2026-03-29T00:00:00")
    // Hours that are skipped or repeated where clocks are put forward or back are hours like all others.
    let start = CivilTime("2026-03-29T00:00:00")
    for hour in 0..<48 {
      let time = start?.later(by: .seconds(Double(hour) * 3600))
      #expect(time?.hour == hour % 24)
      #expect(time?.day == (start?.day ?? 0) + hour / 24)
    }
    #expect(CivilTime("2024-02-28T23:59:59")?.later(by: .seconds(1)).date.iso == "2024-02-29")
  }
}
