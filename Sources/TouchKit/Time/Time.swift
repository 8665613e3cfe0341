/// A whole number of microseconds: an instant of virtual time, or the span between two instants.
///
/// Instants and spans have the same type, because the difference of two instants is often used as a span. Instants
/// count from the start of the stage. No operation traps: a result that does not fit into 64 bits becomes the nearest
/// value that fits.
public struct Time: Comparable, Hashable, Sendable {
  /// The number of microseconds.
  public var microseconds: Int64

  /// An instant or a span, by its number of microseconds.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The start of a stage, or a span of zero.
  public static let zero = Time(microseconds: 0)
  /// The smallest step of time: nothing happens between two neighbouring microseconds.
  public static let tick = Time(microseconds: 1)
  /// A time before every other time.
  public static let distantPast = Time(microseconds: .min)
  /// A time after every other time.
  public static let distantFuture = Time(microseconds: .max)

  /// A span of a number of microseconds.
  public static func microseconds(_ count: some BinaryInteger) -> Time {
    Time(microseconds: Int64(clamping: count))
  }

  /// A span of a number of milliseconds.
  public static func milliseconds(_ count: some BinaryInteger) -> Time {
    let (product, overflow) = Int64(clamping: count).multipliedReportingOverflow(by: 1000)
    return Time(microseconds: overflow ? (count < 0 ? .min : .max) : product)
  }

  /// A span of milliseconds, rounded up to the microsecond, so that an event at this time is never early; see
  /// `seconds(_:)`.
  public static func milliseconds(_ count: Double) -> Time {
    Time(roundingUp: count * 1000)
  }

  /// A span of seconds, rounded up to the microsecond, so that an event at this time is never early.
  ///
  /// The nearest Double to a decimal such as 0.07 can be slightly above it. So if the product is within two units in
  /// the last place of a whole microsecond, it is not rounded up further. Not-a-number becomes zero.
  public static func seconds(_ count: Double) -> Time {
    Time(roundingUp: count * 1_000_000)
  }

  private init(roundingUp count: Double) {
    let nearest = count.rounded()
    let noise = 2 * count.ulp
    // From 2^53 on every Double is whole and `noise` would only blur it.
    let whole = (count - nearest).magnitude <= noise ? nearest : count.rounded(.up)
    if whole.isNaN {
      microseconds = 0
    } else {
      microseconds = Int64(exactly: whole) ?? (whole < 0 ? .min : .max)
    }
  }

  /// The time in seconds.
  public var seconds: Double { Double(microseconds) / 1_000_000 }
  /// The time in milliseconds.
  public var milliseconds: Double { Double(microseconds) / 1000 }

  public static func < (left: Time, right: Time) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The instant that is later by a span, or the sum of two spans.
  public static func + (left: Time, right: Time) -> Time {
    let (sum, overflow) = left.microseconds.addingReportingOverflow(right.microseconds)
    return Time(microseconds: overflow ? (right.microseconds < 0 ? .min : .max) : sum)
  }

  /// The span between two instants, or the instant that is earlier by a span.
  public static func - (left: Time, right: Time) -> Time {
    let (rest, overflow) = left.microseconds.subtractingReportingOverflow(right.microseconds)
    return Time(microseconds: overflow ? (right.microseconds < 0 ? .max : .min) : rest)
  }

  /// Adds a span.
  public static func += (left: inout Time, right: Time) { left = left + right }
  /// Subtracts a span.
  public static func -= (left: inout Time, right: Time) { left = left - right }
}

extension Time: CustomStringConvertible {
  /// Milliseconds with all three decimals: `1234.567 ms`.
  public var description: String {
    let (whole, part) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    let digits = String(part)
    let padding = String(repeating: "0", count: 3 - digits.count)
    return "\(microseconds < 0 ? "-" : "")\(whole).\(padding)\(digits) ms"
  }
}
