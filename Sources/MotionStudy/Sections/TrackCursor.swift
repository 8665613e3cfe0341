import TouchKit

/// Reads a track at times that grow, without searching for each.
struct TrackCursor {
  private let track: SectionTrack
  /// The first row after the latest time.
  private(set) var next = 0

  init(_ track: SectionTrack) { self.track = track }

  /// The time of the next row; nil after the last.
  var nextTime: Time? { next < track.times.count ? track.times[next] : nil }

  /// The number at a time that is not before the last that was asked for; as `SectionTrack.value(at:)`.
  mutating func value(at time: Time) -> Double? {
    while next < track.times.count, track.times[next] <= time { next += 1 }
    guard next > 0, let before = track.values[next - 1] else { return nil }
    guard next < track.times.count, let after = track.values[next] else { return before }
    let from = track.times[next - 1]
    let share =
      Double((time - from).microseconds) / Double((track.times[next] - from).microseconds)
    return before + (after - before) * share
  }
}

extension SectionTrack {
  /// Asks for both numbers at each time of either track, in order.
  static func walk(
    _ a: SectionTrack, _ b: SectionTrack, _ body: (Time, Double?, Double?) -> Void
  ) {
    var (one, other) = (TrackCursor(a), TrackCursor(b))
    while true {
      let time: Time
      switch (one.nextTime, other.nextTime) {
      case (let a?, let b?): time = min(a, b)
      case (let only?, nil), (nil, let only?): time = only
      case (nil, nil): return
      }
      body(time, one.value(at: time), other.value(at: time))
    }
  }
}
