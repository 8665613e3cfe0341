import TouchKit

/// Two paths of one number, aligned by their events, and from each event on by time.
struct TrackAlignment {
  /// An event of both paths.
  struct Pair: Equatable {
    var kind: SectionTrack.Event.Kind
    /// Whether it is the first beginning.
    var isFirst: Bool
    var old: Time
    var new: Time
  }

  /// When each begins to move; nil if it never does.
  let begins: (old: Time?, new: Time?)
  /// In the order of their times; empty if the two have different events.
  let pairs: [Pair]
  /// The time of the first catch, if only one of the two has catches.
  private(set) var onlyOld: Time?
  private(set) var onlyNew: Time?
  /// How far the two are apart when they are aligned so, and when that is in the new path.
  private(set) var farthest = (distance: 0.0, time: Time.zero)
  /// Whether they differ by no more than rows at other times do by themselves.
  private(set) var isSame = true

  init(_ old: SectionTrack, _ new: SectionTrack) {
    let (a, b) = (old.events, new.events)
    begins = (a.begin, b.begin)
    let (catchesBefore, catchesNow) = (
      a.filter { $0.kind == .catch }, b.filter { $0.kind == .catch }
    )
    if catchesNow.isEmpty { onlyOld = catchesBefore.first?.time }
    if catchesBefore.isEmpty { onlyNew = catchesNow.first?.time }
    var (one, other) = (a, b)
    if a.map(\.kind) != b.map(\.kind) {
      one = a.filter { $0.kind == .begin }
      other = b.filter { $0.kind == .begin }
    }
    if one.count != other.count { (one, other) = (Array(one.prefix(1)), Array(other.prefix(1))) }
    let first = one.firstIndex { $0.kind == .begin }
    pairs = zip(one, other).enumerated().map { index, events in
      Pair(
        kind: events.0.kind, isFirst: index == first, old: events.0.time, new: events.1.time)
    }
    measure(old, new)
  }

  /// Whether an event comes at another time, by a whole millisecond or more.
  var isShifted: Bool { pairs.contains { abs($0.late.microseconds) >= 1000 } }

  /// The parts between events, each compared from its event on; what one of the two has longer is compared with where the
  /// other is at its own end.
  private mutating func measure(_ old: SectionTrack, _ new: SectionTrack) {
    let begins = [(Time.zero, Time.zero)] + pairs.map { ($0.old, $0.new) }
    let (oldSlack, newSlack) = (old.slack, new.slack)
    for (index, begin) in begins.enumerated() {
      let end = index + 1 < begins.count ? begins[index + 1] : (.distantFuture, .distantFuture)
      // Up to the instant before the next event.
      let lengthA = max(.zero, end.0 - begin.0 - .tick)
      let lengthB = max(.zero, end.1 - begin.1 - .tick)
      let offsets =
        old.times.filter { $0 >= begin.0 && $0 < end.0 }.map { $0 - begin.0 }
        + new.times.filter { $0 >= begin.1 && $0 < end.1 }.map { $0 - begin.1 }
      var (a, b) = (TrackCursor(old), TrackCursor(new))
      for offset in offsets.sorted() {
        let time = begin.1 + min(offset, lengthB)
        let pair = (a.value(at: begin.0 + min(offset, lengthA)), b.value(at: time))
        guard let was = pair.0, let now = pair.1 else {
          if pair.0 != nil || pair.1 != nil { isSame = false }
          continue
        }
        let distance = abs(was - now)
        if distance > farthest.distance { farthest = (distance, time) }
        let slack = oldSlack.at(a.next) + newSlack.at(b.next) + old.grain
        if distance > slack { isSame = false }
      }
    }
  }
}

extension TrackAlignment.Pair {
  /// How much later it comes than it did.
  var late: Time { new - old }
}

extension SectionTrack {
  /// What the decimals of two tables may make of one number.
  var grain: Double { isLength ? 0.019 : 0.00019 }

  /// How far a straight line between two rows may be from the number itself, for each row the line to it.
  fileprivate var slack: Slack {
    var bends = [Double](repeating: 0, count: values.count)
    for index in values.indices.dropFirst().dropLast() {
      guard let before = values[index - 1], let here = values[index], let after = values[index + 1]
      else { continue }
      let (left, right) = (
        (times[index] - times[index - 1]).seconds, (times[index + 1] - times[index]).seconds
      )
      bends[index] = abs((after - here) / right - (here - before) / left) * 2 / (left + right)
    }
    let lines = values.indices.map { index -> Double in
      guard index > 0 else { return 0 }
      let span = (times[index] - times[index - 1]).seconds
      // A bend at one of its ends alone is an event's, which has a row.
      return min(bends[index - 1], bends[index]) * 1.5 * span * span / 8
    }
    return Slack(lines: lines)
  }
}

private struct Slack {
  var lines: [Double]

  /// That of the line to a row, or 0 after the last.
  func at(_ row: Int) -> Double { lines.indices.contains(row) ? lines[row] : 0 }
}
