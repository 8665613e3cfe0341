import Rehearsal
import TouchKit

/// The tolerance band around a track: what is in it counts as equal.
extension SectionTrack {
  /// Whether the number is in the tolerance band around another one at each time of both.
  func isWithin(_ toleranceBand: MotionSection.ToleranceBand, of other: SectionTrack) -> Bool {
    let points = toleranceBand.points * other.one
    var range = BandRange(other, toleranceBand.span)
    var isWithin = true
    SectionTrack.walk(self, other) { time, value, expected in
      guard isWithin else { return }
      isWithin =
        switch (value, expected.map { range.around(time, $0) }) {
        case (nil, nil): true
        case (let value?, let edges?):
          value >= edges.lowerBound - points && value <= edges.upperBound + points
        case (nil, _?), (_?, nil): false
        }
    }
    return isWithin
  }

  /// The tolerance band's lower and upper edge at each of the track's times; nil while the view is absent.
  func edges(of toleranceBand: MotionSection.ToleranceBand) -> [(
    time: Time, edges: ClosedRange<Double>?
  )] {
    let points = toleranceBand.points * one
    var range = BandRange(self, toleranceBand.span)
    return zip(times, values).map { time, value in
      let edges = value.map { range.around(time, $0) }
      return (time, edges.map { $0.lowerBound - points...$0.upperBound + points })
    }
  }
}

/// The least and the greatest number of a track within a span around times that grow.
private struct BandRange {
  private let track: SectionTrack
  private let span: Time
  private var left: TrackCursor
  private var right: TrackCursor

  init(_ track: SectionTrack, _ span: Time) {
    self.track = track
    self.span = span
    left = TrackCursor(track)
    right = TrackCursor(track)
  }

  /// `value` is the number at the time itself.
  mutating func around(_ time: Time, _ value: Double) -> ClosedRange<Double> {
    // Between two rows the number changes evenly, so that its extremes are at rows or at the ends of the span.
    let (begin, end) = (left.value(at: time - span), right.value(at: time + span))
    var (least, greatest) = (value, value)
    func count(_ number: Double?) {
      guard let number else { return }
      least = min(least, number)
      greatest = max(greatest, number)
    }
    count(begin)
    count(end)
    // A row at the very beginning of the span is what the cursor gave.
    for row in left.next..<max(left.next, right.next) { count(track.values[row]) }
    return least...greatest
  }
}
