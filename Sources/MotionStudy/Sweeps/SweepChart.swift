import Files
import TouchKit

/// What a sweep found as a chart: the time of the interruption across, a lane for each kind of fault, and in it a mark for
/// each time at which a run had it.
package struct SweepChart: Equatable, Sendable {
  package var interruption: String
  package var from: Time
  package var to: Time
  package var every: Time
  package var count: Int
  /// How many runs had a fault.
  package var failing: Int
  package var lanes: [Lane]

  package struct Lane: Equatable, Sendable {
    /// What is wrong, in a few words.
    package var title: String
    package var unit: SweepFault.Unit
    /// The greatest size, and the time of the interruption at which it is so.
    package var most: Double
    package var at: Time
    /// In the order of their times.
    package var marks: [Mark]
  }

  package struct Mark: Equatable, Sendable {
    package var time: Time
    package var size: Double
  }

  /// More lanes are of no use, and people can't distinguish more marks.
  static let mostLanes = 8
  static let mostMarks = 800

  init(
    interruption: String, from: Time, to: Time, every: Time, count: Int, failing: Int,
    lanes: [Lane]
  ) {
    self.interruption = interruption
    self.from = from
    self.to = to
    self.every = every
    self.count = count
    self.failing = failing
    self.lanes = lanes
  }

  package init(_ result: SweepResult) {
    self.init(
      interruption: result.interruption, from: result.from, to: result.to, every: result.every,
      count: result.count, failing: result.points.count, lanes: [])
    var worst: [SweepFault] = []
    for range in result.ranges where worst.count < Self.mostLanes {
      if !worst.contains(where: { $0.isLike(range.worst) }) { worst.append(range.worst) }
    }
    lanes = worst.map { lane(of: $0, in: result.points) }
  }

  private func lane(of fault: SweepFault, in points: [SweepPoint]) -> Lane {
    var lane = Lane(title: fault.title, unit: fault.unit, most: fault.size, at: from, marks: [])
    var column = -1
    for point in points {
      guard let size = point.faults.first(where: { $0.isLike(fault) })?.size else { continue }
      if lane.marks.isEmpty || size > lane.most { (lane.most, lane.at) = (size, point.time) }
      let next = self.column(of: point.time)
      if next == column, let last = lane.marks.last {
        if size > last.size {
          lane.marks[lane.marks.count - 1] = Mark(time: point.time, size: size)
        }
      } else {
        lane.marks.append(Mark(time: point.time, size: size))
      }
      column = next
    }
    return lane
  }

  /// The column of a time, among columns that people can distinguish.
  private func column(of time: Time) -> Int {
    let index = Int((time - from).microseconds / every.microseconds)
    return index * min(count, Self.mostMarks) / count
  }
}
