import TouchKit

/// A number over the rows of a section, as it is on the screen.
struct SectionTrack: Equatable {
  let name: String
  let isLength: Bool
  /// From the section's beginning.
  let times: [Time]
  /// Nil while the view is absent.
  let values: [Double?]
  /// The rows in which the view is there.
  let points: [Point]

  /// The number in one row.
  struct Point: Equatable {
    var time: Time
    var value: Double
  }

  /// Velocities are measured over at least this time, so that two rows of events close together do not make wild ones.
  private static let shortest = Time.milliseconds(4)

  init(name: String, isLength: Bool, times: [Time], values: [Double?]) {
    (self.name, self.isLength, self.times, self.values) = (name, isLength, times, values)
    var points: [Point] = []
    points.reserveCapacity(times.count)
    for (time, value) in zip(times, values) {
      if let value { points.append(Point(time: time, value: value)) }
    }
    self.points = points
  }

  /// The number at a time, even between two rows; after the last row it stays, and before the first it is nil.
  func value(at time: Time) -> Double? {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let before = values[low - 1] else { return nil }
    guard low < times.count, let after = values[low] else { return before }
    let share =
      Double((time - times[low - 1]).microseconds)
      / Double((times[low] - times[low - 1]).microseconds)
    return before + (after - before) * share
  }

  /// Whether its rows differ: the number changes, or the view appears or disappears.
  var changes: Bool { values.contains { $0 != values[0] } }

  /// Whether the number changes at all.
  var isMoving: Bool {
    points.contains { $0.value != points[0].value }
  }

  /// The last time at which the number is more than `one` from where it ends; between two rows it is assumed to change
  /// evenly.
  var arrival: Time {
    let near = one
    guard let end = points.last?.value else { return .zero }
    guard let far = points.lastIndex(where: { abs($0.value - end) > near }) else { return .zero }
    let (from, to) = (points[far], points[far + 1])
    let distance = (abs(from.value - end), abs(to.value - end))
    let share = (distance.0 - near) / (distance.0 - distance.1)
    let span = Double((to.time - from.time).microseconds)
    return from.time + Time(microseconds: Int64((share * span).rounded()))
  }

  /// How far the number moves beyond its end, in the direction of its travel; 0 if it ends where it began.
  var overshoot: Double {
    guard let first = points.first?.value, let last = points.last?.value, first != last else {
      return 0
    }
    let direction = last > first ? 1.0 : -1.0
    return points.reduce(0) { max($0, ($1.value - last) * direction) }
  }

  /// How fast the number changes, in units a second, in the middle between rows.
  var velocities: [(time: Time, value: Double)] {
    var velocities: [(time: Time, value: Double)] = []
    var start = 0
    for index in points.indices.dropFirst() {
      let span = points[index].time - points[start].time
      guard span >= Self.shortest else { continue }
      let middle = points[start].time + Time(microseconds: span.microseconds / 2)
      velocities.append((middle, (points[index].value - points[start].value) / span.seconds))
      start = index
    }
    return velocities
  }

  /// The greatest velocity, in units a second, in any direction.
  var peakVelocity: Double { velocities.map { abs($0.value) }.max() ?? 0 }

  /// The farthest that the number moves back against its direction, and when it is farthest back; nil if it never does.
  var wayBack: (distance: Double, time: Time)? {
    guard let first = points.first?.value, let last = points.last?.value else { return nil }
    // A number that ends where it began may not leave at all.
    let direction = last >= first ? 1.0 : -1.0
    var farthest = first
    var worst: (distance: Double, time: Time)?
    for point in points {
      let back = (farthest - point.value) * direction
      if back > (worst?.distance ?? one / 100) { worst = (back, point.time) }
      if (point.value - farthest) * direction > 0 { farthest = point.value }
    }
    return worst
  }
}
