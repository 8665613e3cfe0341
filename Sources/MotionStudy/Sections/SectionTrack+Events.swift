import TouchKit

/// The events of a track: where the view appears, where the number begins to move, and where it is caught.
extension SectionTrack {
  struct Event: Equatable {
    enum Kind: Equatable {
      /// The view comes.
      case come
      case begin
      case `catch`
    }
    var kind: Kind
    var time: Time
  }

  /// A number that rests for so long has come to its end; what moves after that begins again.
  private static let rest = Time.milliseconds(40)
  /// Events closer to each other are one.
  private static let close = Time.milliseconds(20)

  /// In the order of their times.
  var events: [Event] {
    let comes = points.first.flatMap { first in
      times.first == first.time ? nil : Event(kind: .come, time: first.time)
    }
    return (comes.map { [$0] } ?? [])
      + stretches(points).flatMap { stretch in
        [Event(kind: .begin, time: stretch.begin)]
          + catches(points, in: stretch.first...stretch.last)
      }
  }

  /// A path from rest to rest: the rows before its first and at its last change.
  private struct Stretch {
    var first: Int
    var last: Int
    var begin: Time
    var least: Double
    var greatest: Double
  }

  private func stretches(_ points: [Point]) -> [Stretch] {
    var stretches: [Stretch] = []
    let absences = absences
    var nextAbsence = 0
    for index in points.indices.dropFirst() {
      let (before, now) = (points[index - 1], points[index])
      if nextAbsence < absences.count, absences[nextAbsence] < now.time {
        // What the view was before it disappeared is not a part of what it does now.
        while nextAbsence < absences.count, absences[nextAbsence] < now.time { nextAbsence += 1 }
        continue
      }
      guard now.value != before.value else { continue }
      if let last = stretches.last, before.time - points[last.last].time < Self.rest {
        let at = stretches.count - 1
        stretches[at].last = index
        stretches[at].least = min(last.least, now.value)
        stretches[at].greatest = max(last.greatest, now.value)
      } else {
        let first = beginning(before: index, points)
        stretches.append(
          Stretch(
            first: first, last: index, begin: points[first].time,
            least: min(before.value, now.value), greatest: max(before.value, now.value)))
      }
    }
    // A spring's end trembles in the last decimal.
    let least = one / 2
    return stretches.filter { $0.greatest - $0.least >= least }
  }

  /// The times of the rows in which the view is absent and was there before.
  private var absences: [Time] {
    guard let first = values.firstIndex(where: { $0 != nil }) else { return [] }
    return (first..<values.count).filter { values[$0] == nil }.map { times[$0] }
  }

  /// The row at which what changes in `index` began. After a row of an event the first row may be too near to show a change.
  private func beginning(before index: Int, _ points: [Point]) -> Int {
    let before = index - 1
    guard before > 0, SectionRecorder.isEven(points[before].time),
      SectionRecorder.isEven(points[index].time), !SectionRecorder.isEven(points[before - 1].time),
      points[before - 1].value == points[before].value
    else { return before }
    return before - 1
  }

  /// Rows at which the number continues differently than its path promised, though it does not jump.
  private func catches(
    _ points: [Point], in stretch: ClosedRange<Int>
  ) -> [Event] {
    let way = TrackWay(points: points, stretch: stretch)
    let least = one / 2
    var found: [(time: Time, turn: Double)] = []
    for index in stretch {
      guard let turn = way.turn(at: index, least) else { continue }
      if let last = found.last, points[index].time - last.time < Self.close {
        if turn > last.turn { found[found.count - 1] = (points[index].time, turn) }
      } else {
        found.append((points[index].time, turn))
      }
    }
    return found.map { Event(kind: .catch, time: $0.time) }
  }
}

extension [SectionTrack.Event] {
  /// When the first beginning is; nil if nothing begins.
  var begin: Time? { first { $0.kind == .begin }?.time }
}
