/// A date and a time of day, as a calendar and a clock on the wall show them, without a time zone.
public struct CivilTime: Hashable, Sendable {
  /// The day, counted from 0001-01-01 as day 0 in the proleptic Gregorian calendar.
  public var day: Int
  /// From 0 to 86,399.
  public var secondOfDay: Int

  /// The time at which a scenario starts by default: 2026-01-05T09:41:00.
  public static let usual = CivilTime(day: CivilDate(2026, 1, 5).dayNumber, secondOfDay: 34_860)

  /// A time with this day number and these seconds since midnight.
  public init(day: Int, secondOfDay: Int) {
    self.day = day
    self.secondOfDay = secondOfDay
  }

  /// Reads `YYYY-MM-DDTHH:MM:SS`; nil for anything else and for days that do not exist.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 19, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"),
      let date = CivilDate(String(decoding: bytes[0..<10], as: UTF8.self)),
      let hour = CivilDate.number(bytes[11...12]), let minute = CivilDate.number(bytes[14...15]),
      let second = CivilDate.number(bytes[17...18]), hour < 24, minute < 60, second < 60
    else { return nil }
    self.init(day: date.dayNumber, secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// The day as year, month and day.
  public var date: CivilDate { CivilDate(dayNumber: day) }
  /// From 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// From 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// From 0 to 59.
  public var second: Int { secondOfDay % 60 }

  /// The civil time that is later by a span of virtual time.
  public func later(by span: Time) -> CivilTime {
    let total = Int64(secondOfDay) + span.microseconds / 1_000_000
    return CivilTime(day: day + Int(total / 86_400), secondOfDay: Int(total % 86_400))
  }

  /// The time as `YYYY-MM-DDTHH:MM:SS`.
  public var iso: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.iso)T\(two(hour)):\(two(minute)):\(two(second))"
  }
}
