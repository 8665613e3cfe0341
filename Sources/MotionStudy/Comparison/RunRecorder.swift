import Rehearsal
import TouchKit

/// Plays a line under a variant and keeps how everything moves: a row at each event and input, and between them 120 a second
/// while something moves.
package final class RunRecorder {
  private let run: Run
  private var rows = RowRecorder()
  /// The number of the next row at an equal distance.
  private var next: Int64 = 0
  /// When the last row was added.
  private var seen = Time.zero

  private static let rate: Int64 = 120
  /// What changes no later than this after a row has changed evenly since then, as far as anybody can see.
  private static let distance = Time(microseconds: 1_000_000 / rate + 1)

  package init(_ run: Run) {
    self.run = run
    rows.add(run.stage.shownViews(), at: run.stage.now)
  }

  /// Whether nothing moves and no finger is down.
  package var isSettled: Bool { run.stage.isSettled }
  package var now: Time { run.stage.now }

  /// Goes on to a time; a run that was ended stays where it is.
  package func record(to end: Time) {
    while run.stage.now < end, !run.isStopped {
      let stage = run.stage
      let happening = min(stage.nextEvent ?? end, nextInput ?? end, end)
      var time = max(happening, stage.now)
      let change = stage.nextChange(after: stage.now) ?? end
      if change < happening {
        time = min(max(nextRow, change), time)
      } else if time - stage.now > RunRecorder.distance {
        rows.hold(until: time - .tick)
      }
      // The event may move things at once, or remove a view whose last place was not seen yet.
      let left =
        time == stage.nextEvent && time - .tick > stage.now && change < happening
        ? stage.shownViews(at: time) : nil
      let isStill = change >= happening
      run.run(to: time)
      if isStill, isFollowed { continue }
      seen = run.stage.now
      let right = run.stage.shownViews()
      if let left, left.jumps(to: right) { rows.add(left, at: time - .tick) }
      rows.add(right, at: run.stage.now)
    }
  }

  /// Goes on until nothing moves, but not beyond a time.
  package func recordUntilSettled(before limit: Time) {
    while !isSettled, now < limit, !run.isStopped {
      record(to: min(run.stage.nextEvent ?? limit, limit))
    }
  }

  /// What was recorded, with the tracks that are asked for even if they do not change.
  package func recorded(as name: String, _ asked: [MotionTracks.Subject]) -> RecordedRun {
    rows.hold(until: now)
    rows.finishRow()
    return RecordedRun(
      name: name, end: now, tracks: rows.tracks(asked), movingViews: rows.movingViews,
      log: run.stage.log.entries.map(LogLine.init))
  }

  /// Whether only a finger moves things now, and moves them on before anybody could see where they are.
  private var isFollowed: Bool {
    let stage = run.stage
    let distance = RunRecorder.distance
    guard let next = nextInput, next - stage.now <= distance, next - seen <= distance + distance
    else { return false }
    return stage.nextChange(after: stage.now).map { $0 > next } ?? true
  }

  private var nextInput: Time? { run.nextTime }

  private var nextRow: Time {
    while row(next) <= run.stage.now { next += 1 }
    return row(next)
  }

  private func row(_ number: Int64) -> Time {
    Time(microseconds: (number * 1_000_000 + Self.rate - 1) / Self.rate)
  }
}

extension ShownViews {
  /// Whether other views are there, or any view is at another place, as far as eyes can see that.
  fileprivate func jumps(to other: ShownViews) -> Bool {
    guard isOfSameViews(as: other) || ids == other.ids else { return true }
    guard self != other else { return false }
    return zip(places, other.places).contains { old, new in
      let edges = [
        old.frame.x - new.frame.x, old.frame.y - new.frame.y, old.frame.maxX - new.frame.maxX,
        old.frame.maxY - new.frame.maxY, 100 * (old.alpha - new.alpha),
      ]
      return edges.contains { abs($0) > 0.01 }
    }
  }
}
