import TouchKit

/// The times at which a run is sampled: from 0 on at equal distances, up to before its end.
public enum SampleTimes: Equatable, Sendable {
  case perSecond(Int)
  case every(Time)

  /// More samples than this are a mistake.
  public static let most = 100_000

  /// The time of an index; one that is no whole microsecond is rounded up.
  public subscript(index: Int) -> Time {
    switch self {
    case .perSecond(let rate):
      let rate = Int64(rate)
      return Time(microseconds: (Int64(index) * 1_000_000 + rate - 1) / rate)
    case .every(let span): return Time(microseconds: Int64(index) * span.microseconds)
    }
  }

  /// How many of them come before an end.
  func count(before end: Time) -> Int {
    guard end > .zero else { return 0 }
    let last = end.microseconds - 1
    return switch self {
    case .perSecond(let rate): Int(last * Int64(rate) / 1_000_000) + 1
    case .every(let span): Int(last / span.microseconds) + 1
    }
  }

  /// Refuses too many samples before the first one is made. `run` gives the end of the scenario if only running it can tell.
  public func check(_ scenario: Scenario, run: () throws -> Time) throws {
    let ends = scenario.ends
    try check(ends.lowerBound)
    // Only running it tells how long it waits for stillness.
    if count(before: ends.upperBound) > SampleTimes.most { try check(try run()) }
  }

  private func check(_ end: Time) throws(TooManySamples) {
    let count = count(before: end)
    if count > SampleTimes.most { throw TooManySamples(count: count) }
  }
}

/// A run would be sampled more than `SampleTimes.most` times.
public struct TooManySamples: Error, Equatable {
  public var count: Int
}
