import Foundation
import Testing
import TouchKit

@Suite struct CalendarLong {
  @Test func `DL-10: every day of 0001 to 9999 is Python's day`() throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", CalendarLong.program]
    process.standardOutput = pipe
    try process.run()
    let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    try #require(bytes.count == 5 * (CivilDate.lastDayNumber + 1))
    for number in 0...CivilDate.lastDayNumber {
      let at = number * 5
      let expected = CivilDate(
        Int(bytes[at]) + Int(bytes[at + 1]) << 8, Int(bytes[at + 2]), Int(bytes[at + 3]))
      let date = CivilDate(dayNumber: number)
      guard date == expected, date.dayNumber == number, date.weekday == Int(bytes[at + 4]) else {
        Issue.record("day \(number) is \(date.iso) and Python's \(expected.iso)")
        return
      }
    }
  }

  /// Writes each day as five bytes: the year's two, month, day, weekday from Monday.
  private static let program = """
    import datetime, struct, sys
    pack = struct.Struct("<HBBB").pack
    date = datetime.date.fromordinal
    for start in range(1, 3652060, 10000):
        days = (date(n) for n in range(start, min(start + 10000, 3652060)))
        sys.stdout.buffer.write(
            b"".join(pack(d.year, d.month, d.day, d.weekday()) for d in days))
    """
}
