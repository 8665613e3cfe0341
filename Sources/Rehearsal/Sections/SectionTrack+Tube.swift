import TouchKit

/// The tube around a track: what lies in it counts as equal.
extension SectionTrack {
  /// Whether the number lies in the tube around another one at each time of both.
  func isWithin(_ tube: MotionSection.Tube, of other: SectionTrack) -> Bool {
    let points = isLength ? tube.points : tube.points / 100
    return (times + other.times).allSatisfy { time in
      switch (value(at: time), other.range(around: time, tube.span)) {
      case (nil, nil): true
      case (let value?, let range?):
        value >= range.lowerBound - points && value <= range.upperBound + points
      case (nil, _?), (_?, nil): false
      }
    }
  }

  /// The least and the greatest number within a span around a time; nil if the view is absent then.
  private func range(around time: Time, _ span: Time) -> ClosedRange<Double>? {
    guard value(at: time) != nil else { return nil }
    // Between two rows the number changes evenly, so that its extremes lie at rows or at the ends of the span.
    let (begin, end) = (time - span, time + span)
    let inside = times.indices.filter { times[$0] >= begin && times[$0] <= end }
    let there = inside.compactMap { values[$0] } + [begin, time, end].compactMap { value(at: $0) }
    guard let least = there.min(), let greatest = there.max() else { return nil }
    return least...greatest
  }
}
