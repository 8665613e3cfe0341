import Files
import Rehearsal
import TouchKit

/// What all runs of a sweep found.
package struct SweepResult: Equatable, Sendable {
  /// What came, in words.
  package var interruption: String
  package var from: Time
  package var to: Time
  package var every: Time
  /// How many runs there were.
  package var count: Int
  /// The runs with faults, in the order of their times.
  package var points: [SweepPoint]
  package var ranges: [SweepRange]

  /// More sentences are of no use.
  private static let most = 8

  /// `points` are those of all runs, in the order of their times.
  package init(_ sweep: Sweep, _ points: [SweepPoint]) {
    let failing = points.filter { !$0.faults.isEmpty }
    self.init(
      interruption: sweep.words, from: sweep.from, to: sweep.to, every: sweep.every,
      count: points.count, points: failing, ranges: SweepRange.find(in: failing, sweep))
  }

  init(
    interruption: String, from: Time, to: Time, every: Time, count: Int, points: [SweepPoint],
    ranges: [SweepRange]
  ) {
    self.interruption = interruption
    self.from = from
    self.to = to
    self.every = every
    self.count = count
    self.points = points
    self.ranges = ranges
  }

  package var passes: Bool { points.isEmpty }

  /// The run whose worst fault is the greatest of all, and the first of these.
  package var worst: SweepPoint? {
    points.reduce(nil) { worst, point in
      point.weight > (worst?.weight ?? -.infinity) ? point : worst
    }
  }

  /// A sentence a range, the most important first.
  package var words: [String] {
    let all = ranges.prefix(Self.most).map { $0.words(of: interruption) }
    let left = ranges.count - all.count
    return left > 0 ? all + ["and \(left) more"] : all
  }
}
