import Files
import Rehearsal
import TouchKit

/// A stretch of a sweep in which every run has the same kind of fault.
package struct SweepRange: Equatable, Sendable {
  package var from: Time
  package var to: Time
  /// How many runs.
  package var count: Int
  /// The fault of the run in which it is greatest.
  package var worst: SweepFault
  /// The time of that run's interruption.
  package var worstTime: Time

  /// Such as `with "tap card" between 212 and 219 ms, "card.y" jumps by up to 4.1 pt`.
  package func words(of interruption: String) -> String {
    let span =
      from == to
      ? "at \(from.milliseconds.twoDecimals) ms"
      : "between \(from.milliseconds.twoDecimals) and \(to.milliseconds.twoDecimals) ms"
    return "with \(interruption) \(span), \(worst.words(ofSeveral: count > 1))"
  }

  /// The ranges of some points, which are in the order of their times, the most important ones first.
  static func find(in points: [SweepPoint], _ sweep: Sweep) -> [SweepRange] {
    var ranges: [SweepRange] = []
    /// Those that reach up to the point before.
    var open: [Int] = []
    for point in points {
      open.removeAll { ranges[$0].to + sweep.every != point.time }
      for fault in point.faults {
        if let index = open.first(where: { ranges[$0].worst.isLike(fault) }) {
          ranges[index].add(fault, at: point.time)
        } else {
          open.append(ranges.count)
          ranges.append(
            SweepRange(
              from: point.time, to: point.time, count: 1, worst: fault, worstTime: point.time))
        }
      }
    }
    let order = ranges.indices.sorted {
      (-ranges[$0].worst.weight, ranges[$0].from, $0)
        < (-ranges[$1].worst.weight, ranges[$1].from, $1)
    }
    return order.map { ranges[$0] }
  }

  private mutating func add(_ fault: SweepFault, at time: Time) {
    to = time
    count += 1
    if fault.weight > worst.weight { (worst, worstTime) = (fault, time) }
  }
}
