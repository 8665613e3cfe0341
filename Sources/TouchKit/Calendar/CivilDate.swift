/// A date of the proleptic Gregorian calendar, years 1 to 9999, in integer arithmetic.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// From 1 to 9999.
  public var year: Int
  /// From 1 for January to 12.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// The number of the last day, 9999-12-31.
  public static let lastDayNumber = 3_652_058

  /// A date with this year, month and day. They are not checked; to read and check a date, use `init(_:)`.
  public init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date of a day number; 0 is 0001-01-01.
  ///
  /// Years are counted from March, so that the leap day is the last day of a year: 146,097 days make 400 years, and
  /// within a year the months from March on follow the line (153·m + 2) / 5.
  public init(dayNumber: Int) {
    let shifted = dayNumber + 306  // days since 0000-03-01
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Reads `YYYY-MM-DD`; nil for anything else and for days that do not exist.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = CivilDate.number(bytes[0...3]), let month = CivilDate.number(bytes[5...6]),
      let day = CivilDate.number(bytes[8...9]), year >= 1, (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.init(year, month, day)
  }

  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard digit >= 48, digit <= 57 else { return nil }
      value = value * 10 + Int(digit) - 48
    }
    return value
  }

  /// Days since 0001-01-01.
  public var dayNumber: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 306
  }

  /// The day of the week, 0 for Monday to 6 for Sunday; 0001-01-01 was a Monday.
  public var weekday: Int { (dayNumber % 7 + 7) % 7 }

  /// Whether a year has 366 days.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has, from 28 to 31.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// The date as `YYYY-MM-DD`.
  public var iso: String {
    func digits(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }
}
