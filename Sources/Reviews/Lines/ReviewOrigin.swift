import Glibc
import JSON

/// What all lines of notes and verdicts begin with: 128 random bits, who wrote it, and when. The last two are claims
/// that were not checked.
///
/// Lines are ordered by their date, then by their id, wherever they come from.
package struct ReviewOrigin: Equatable, Sendable {
  package var id: String
  package var author: String
  /// The time on the wall in UTC, such as `2026-11-25T21:31:44.123Z`.
  package var date: String

  package init(id: String, author: String, date: String) {
    (self.id, self.author, self.date) = (id, author, date)
  }

  /// A new line, of now.
  package init(new author: String) {
    var generator = SystemRandomNumberGenerator()
    let bits = (0..<2).map { _ in String(generator.next() as UInt64, radix: 16) }
    id = bits.map { String(repeating: "0", count: 16 - $0.count) + $0 }.joined()
    self.author = author
    date = ReviewOrigin.now()
  }

  private static let day = 86_400

  /// A later date is in the future: a day is allowed for clocks and time zones that are set wrong.
  package static func latest() -> String { now(plus: day) }

  /// The time on this machine's clock, plus a number of seconds.
  private static func now(plus seconds: Int = 0) -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    time.tv_sec += seconds
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = [
      digits(Int(parts.tm_year) + 1900, 4), digits(Int(parts.tm_mon) + 1, 2),
      digits(Int(parts.tm_mday), 2),
    ].joined(separator: "-")
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }
      .joined(separator: ":")
    return "\(day)T\(clock).\(digits(time.tv_nsec / 1_000_000, 3))Z"
  }

  init(_ line: inout ObjectReader) throws(Problem) {
    id = try ReviewOrigin.id("id", of: &line)
    author = try line.text("author", ReviewLimits.author)
    date = try line.string("date")
    guard ReviewOrigin.isDate(date) else {
      throw line.problem(
        of: "date", "\(quoted(date)) is not a date", "write it as 2026-11-25T21:31:44.123Z")
    }
  }

  func write(_ object: inout JSONWriter) {
    object.member("id", id)
    object.member("author", author)
    object.member("date", date)
  }

  /// Whether its date is after another one.
  func isLater(than date: String) -> Bool { self.date > date }

  /// Whether another line comes later.
  func comes(before other: ReviewOrigin) -> Bool { (date, id) < (other.date, other.id) }

  static func id(_ key: String, of line: inout ObjectReader) throws(Problem) -> String {
    let id = try line.string(key)
    guard isID(id) else {
      throw line.problem(
        of: key, "\(quoted(id)) is not an id", "an id has 32 digits of 0-9 and a-f")
    }
    return id
  }

  /// The beginning of a hash of what was seen.
  static func look(_ line: inout ObjectReader) throws(Problem) -> String? {
    guard let look = try line.optionalString("look") else { return nil }
    guard look.utf8.count == 16, look.utf8.allSatisfy(isDigit) else {
      throw line.problem(
        of: "look", "\(quoted(look)) can't be the value of \"look\"",
        "the value must have 16 digits of 0-9 and a-f")
    }
    return look
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  static func isID(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy(isDigit)
  }

  /// Digits where digits belong; a number that is no month orders well enough.
  private static func isDate(_ text: String) -> Bool {
    let forms = ["0000-00-00T00:00:00Z", "0000-00-00T00:00:00.000Z"]
    return forms.contains { form in
      form.utf8.count == text.utf8.count
        && zip(form.utf8, text.utf8).allSatisfy { wanted, given in
          wanted == 0x30 ? (0x30...0x39).contains(given) : wanted == given
        }
    }
  }
}

extension ObjectReader {
  /// The member's text, with a number of characters in this range.
  mutating func text(_ key: String, _ count: ClosedRange<Int>) throws(Problem) -> String {
    let text = try string(key)
    return try checked(text, key, count)
  }

  /// The same; nil if it is not there.
  mutating func optionalText(_ key: String, _ count: ClosedRange<Int>) throws(Problem) -> String? {
    guard let text = try optionalString(key) else { return nil }
    return try checked(text, key, count)
  }

  private func checked(
    _ text: String, _ key: String, _ count: ClosedRange<Int>
  ) throws(Problem) -> String {
    // Scalars, not characters: a letter may have any number of marks.
    guard count.contains(text.unicodeScalars.count) else {
      throw problem(
        of: key,
        "\(quoted(key)) of \(name) has \(text.unicodeScalars.count) characters",
        "\(count.lowerBound) to \(count.upperBound) are allowed")
    }
    return text
  }
}
