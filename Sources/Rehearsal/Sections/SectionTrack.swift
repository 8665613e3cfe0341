import TouchKit

/// A number over the rows of a section, as it is on the screen.
struct SectionTrack: Equatable {
  var name: String
  var isLength: Bool
  /// From the section's beginning.
  var times: [Time]
  /// Nil while the view is absent.
  var values: [Double?]

  /// Velocities are taken over no shorter a time, so that rows of two events close together say nothing wild.
  private static let shortest = Time.milliseconds(4)

  /// The rows in which the view is there.
  var points: [(time: Time, value: Double)] {
    zip(times, values).compactMap { time, value in value.map { (time, $0) } }
  }

  /// The number at a time, even between two rows; after the last row it stays, and before the first there is none.
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

  /// Whether the number changes at all.
  var isMoving: Bool {
    let there = values.compactMap(\.self)
    return there.contains { $0 != there[0] }
  }

  /// The last time at which the number is more than `one` from where it ends; between two rows it is taken to change evenly.
  var arrival: Time {
    let points = points
    let near = one
    guard let end = points.last?.value else { return .zero }
    guard let far = points.lastIndex(where: { abs($0.value - end) > near }) else { return .zero }
    let (from, to) = (points[far], points[far + 1])
    let distance = (abs(from.value - end), abs(to.value - end))
    let share = (distance.0 - near) / (distance.0 - distance.1)
    let span = Double((to.time - from.time).microseconds)
    return from.time + Time(microseconds: Int64((share * span).rounded()))
  }

  /// How far the number goes beyond where it ends, in the direction of its travel; 0 if it ends where it began.
  var overshoot: Double {
    let points = points
    guard let first = points.first?.value, let last = points.last?.value, first != last else {
      return 0
    }
    let direction = last > first ? 1.0 : -1.0
    return max(0, points.map { ($0.value - last) * direction }.max() ?? 0)
  }

  /// How fast the number changes, in units a second, in the middle between rows.
  var velocities: [(time: Time, value: Double)] {
    let points = points
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

  /// The greatest velocity, in units a second, whichever way.
  var peakVelocity: Double { velocities.map { abs($0.value) }.max() ?? 0 }

  /// The farthest that the number goes back against its way, and when it is farthest back; nil if it never does.
  var wayBack: (distance: Double, time: Time)? {
    let points = points
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
