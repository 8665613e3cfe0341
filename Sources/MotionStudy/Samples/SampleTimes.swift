import Rehearsal
import TouchKit

/// The times at which a run is sampled: from 0 on at equal distances, up to before its end.
package enum SampleTimes: Equatable, Sendable {
  case perSecond(Int)
  case every(Time)

  /// More samples than this are a mistake.
  package static let most = 100_000

  /// The time of an index; one that is no whole microsecond is rounded up.
  package subscript(index: Int) -> Time {
    switch self {
    case .perSecond(let rate):
      let rate = Int64(rate)
      return Time(microseconds: (Int64(index) * 1_000_000 + rate - 1) / rate)
    case .every(let span): return Time(microseconds: Int64(index) * span.microseconds)
    }
  }

  /// How many of them come before an end.
  package func count(before end: Time) -> Int {
    guard end > .zero else { return 0 }
    let last = end.microseconds - 1
    return switch self {
    case .perSecond(let rate): Int(last * Int64(rate) / 1_000_000) + 1
    case .every(let span): Int(last / span.microseconds) + 1
    }
  }

  /// Refuses too many samples of a scenario before the first one is made, counted over all its runs. `run` returns the
  /// end of each run, by its index, if only running it can show that.
  package func check(_ scenario: Scenario, runs: Int = 1, run: (Int) throws -> Time) throws {
    let ends = scenario.ends
    try SampleTimes.check(runs * count(before: ends.lowerBound))
    guard runs * count(before: ends.upperBound) > SampleTimes.most else { return }
    // Only running it shows how long it waits for stillness.
    try SampleTimes.check((0..<runs).map { count(before: try run($0)) }.reduce(0, +))
  }

  private static func check(_ count: Int) throws(TooManySamples) {
    if count > most { throw TooManySamples(count: count) }
  }
}

/// A command would sample its runs more than `SampleTimes.most` times in all.
package struct TooManySamples: Error, Equatable {
  package var count: Int
}
