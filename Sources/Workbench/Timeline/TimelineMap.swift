import TouchKit

/// Which time of a session is where along the timeline.
///
/// Idle time is folded: a long pause needs no more room than a short one. Lengths are logical pixels.
package struct TimelineMap: Equatable {
  /// A pause that is folded.
  package struct Fold: Equatable {
    package var from: Time
    package var to: Time

    package var length: Time { to - from }
  }

  /// A pause of this length or more is folded,
  static let longestPause = Time.seconds(4)
  /// to this length,
  static let foldedPause = Time.seconds(1)
  /// and this much before and after it stays as it is.
  private static let margin = Time.milliseconds(500)
  /// The shortest span that fills the timeline.
  package static let shortest = 0.05
  /// The span of a session that has just begun.
  private static let usual = 10.0
  /// A session that grows gets this much more room at a time, so that what is seen does not move until that is full.
  private static let growth = 1.25

  package let folds: [Fold]
  /// The end of the line.
  package let end: Time
  package let width: Double
  /// The folded time at the left edge, and how much of it is seen, in seconds.
  package private(set) var first: Double
  package private(set) var span: Double
  /// Whether all of the session is seen, however long it gets.
  package private(set) var isFitted: Bool

  /// All of a session.
  package init(folds: [Fold], end: Time, width: Double) {
    self.folds = folds
    self.end = end
    self.width = max(1, width)
    first = 0
    span = 0
    isFitted = true
    span = TimelineMap.room(for: folded(end))
  }

  /// The same part of the session, which has grown or has another width.
  package func with(folds: [Fold], end: Time, width: Double) -> TimelineMap {
    var map = TimelineMap(folds: folds, end: end, width: width)
    guard !isFitted else { return map }
    // The time at the left edge stays there.
    map.first = map.folded(unfolded(first))
    map.span = span
    map.isFitted = false
    return map
  }

  private static func room(for length: Double) -> Double {
    var room = usual
    while room < length { room *= growth }
    return room
  }

  // MARK: Places

  package func x(of time: Time) -> Double { (folded(time) - first) / span * width }

  /// The time at a place; before the session it is its start.
  package func time(at x: Double) -> Time { unfolded(first + x / width * span) }

  /// Whether any part of a span is seen.
  package func sees(_ from: Time, _ to: Time) -> Bool { x(of: to) >= 0 && x(of: from) <= width }

  /// How many seconds a pixel shows if nothing is folded there.
  package var secondsAPixel: Double { span / width }

  private func folded(_ time: Time) -> Double {
    var seconds = time.seconds
    for fold in folds where fold.from < time {
      let inside = min(time, fold.to) - fold.from
      let kept = TimelineMap.foldedPause.seconds / fold.length.seconds
      seconds -= inside.seconds * (1 - kept)
    }
    return seconds
  }

  private func unfolded(_ seconds: Double) -> Time {
    var time = max(0, seconds)
    for fold in folds {
      let start = fold.from.seconds
      guard time > start else { break }
      let length = fold.length.seconds
      let kept = TimelineMap.foldedPause.seconds
      let inside = time - start
      time = inside < kept ? start + inside * length / kept : time + length - kept
      if inside < kept { break }
    }
    return .seconds(time)
  }

  // MARK: Looking closer

  /// Closer by a factor, or farther away; what is at `x` stays there.
  package mutating func zoom(by factor: Double, at x: Double) {
    let whole = TimelineMap.room(for: folded(end))
    let place = first + x / width * span
    span = min(max(span / factor, TimelineMap.shortest), whole)
    isFitted = span >= whole
    first = isFitted ? 0 : clampedFirst(place - x / width * span)
  }

  package mutating func pan(by pixels: Double) {
    guard !isFitted else { return }
    first = clampedFirst(first + pixels * secondsAPixel)
  }

  package mutating func fit() { self = TimelineMap(folds: folds, end: end, width: width) }

  /// Moves so that a time is seen.
  package mutating func reveal(_ time: Time) {
    let x = x(of: time)
    guard !isFitted, x < 0 || x > width else { return }
    first = clampedFirst(folded(time) - span / 2)
  }

  private func clampedFirst(_ wanted: Double) -> Double {
    min(max(0, wanted), max(0, TimelineMap.room(for: folded(end)) - span))
  }

  // MARK: Folds

  /// The pauses between the spans in which something happens, which are in the order of their beginnings.
  package static func folds(between busy: [ClosedRange<Time>]) -> [Fold] {
    var folds: [Fold] = []
    var reached = Time.zero
    for span in busy {
      if span.lowerBound - reached >= longestPause {
        folds.append(Fold(from: reached + margin, to: span.lowerBound - margin))
      }
      reached = max(reached, span.upperBound)
    }
    return folds
  }
}
