import TouchKit

/// How one number moves in one run, in figures. Without a motion there are no times.
package struct TrackMeasures: Equatable, Sendable {
  /// When it first leaves where it began.
  package let begins: Time?
  /// The last time at which it is not yet near where it ends.
  package let arrives: Time?
  /// When it changes no more.
  package let ends: Time?
  /// How far it moves beyond its end, in its own unit; 0 if it ends where it began.
  package let overshoot: Double
  /// In its own unit a second.
  package let peakVelocity: Double
  package let from: Double
  package let to: Double

  package var duration: Time? {
    guard let begins, let ends else { return nil }
    return ends - begins
  }

  /// Nil for a number that is never there.
  init?(_ track: SectionTrack) {
    let points = track.points
    guard let first = points.first, let last = points.last else { return nil }
    from = first.value
    to = last.value
    // What comes back to where it was has no direction in which it could move too far.
    overshoot = abs(to - from) > (track.isLength ? 1 : 0.01) ? track.overshoot : 0
    peakVelocity = track.peakVelocity
    guard let left = points.firstIndex(where: { $0.value != first.value }),
      let moving = points.lastIndex(where: { $0.value != last.value })
        ?? points.indices.dropLast().last
    else {
      (begins, arrives, ends) = (nil, nil, nil)
      return
    }
    // Rows a microsecond apart are those before an event and after it, whose time is meant.
    let before = points[left - 1].time
    let begin = points[left].time - before <= .tick ? points[left].time : before
    begins = begin
    let next = points.indices.contains(moving + 2) ? points[moving + 2].time : .distantFuture
    ends = next - points[moving + 1].time <= .tick ? next : points[moving + 1].time
    arrives = max(begin, track.arrival)
  }
}
