import MotionStudy
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The numbers of chosen views along the timeline, read from a run a slice at a time while the phone rests.
final class LaneCurves {
  /// What the numbers are of.
  private struct Key: Equatable {
    var ids: [String]
    var branch: String
    var inputs: Int
    var map: TimelineMap
    var retunings: Int
    /// The columns that the branch has come to.
    var columns: Int
  }

  /// So many curves are drawn at the most.
  nonisolated static let most = 6
  private static let pause: Int64 = 6_000
  /// So many columns are read at a time.
  private static let slice = 48

  /// The views whose numbers are wanted, the first chosen first.
  var ids: [String] = []
  /// The curves that change over the timeline.
  private(set) var curves: [LaneCurve] = []
  var onChange: (() -> Void)?
  private var key: Key?
  private var run: Run?
  private var rows: [[Double?]] = []
  private var alarm: Alarm?

  func forget() {
    stop()
    (key, run, rows, curves) = (nil, nil, [], [])
  }

  func stop() { alarm = nil }

  /// Reads what is missing for a timeline.
  func work(_ session: LiveSession, on map: TimelineMap, until end: Time) {
    guard !ids.isEmpty else {
      if key != nil { forget() }
      return
    }
    let columns = min(
      Int(exactly: (map.width / LaneCurve.step).rounded(.down)) ?? 0,
      Int(exactly: (map.x(of: end) / LaneCurve.step).rounded(.down)) ?? 0)
    let wanted = Key(
      ids: ids, branch: session.shownBranch, inputs: session.knownInputs.count, map: map,
      retunings: session.retunings, columns: max(0, columns))
    if wanted != key {
      // A branch that went on without an input is as it was, up to there.
      var former = key
      former?.columns = wanted.columns
      if former != wanted {
        rows = []
        run = nil
      }
      key = wanted
    }
    guard alarm == nil, rows.count < wanted.columns else { return }
    alarm = Alarm(at: Alarm.now + LaneCurves.pause) { [unowned self, weak session] in
      alarm = nil
      guard let session, let key else { return }
      readOnce(session, key, until: end)
      work(session, on: map, until: end)
    }
  }

  private func readOnce(_ session: LiveSession, _ key: Key, until end: Time) {
    let recording = Recording(
      start: session.start.startState, inputs: session.knownInputs, end: end)
    let run = run ?? Run(session.prototype, recording, measurer: session.measurer)
    self.run = run
    let sampler = SubjectSampler(ids: key.ids)
    for _ in 0..<min(LaneCurves.slice, key.columns - rows.count) {
      let time = key.map.time(at: Double(rows.count) * LaneCurve.step)
      rows.append(sampler.numbers(of: run.state(at: max(.zero, time))))
    }
    guard rows.count == key.columns else { return }
    let all = sampler.subjects.enumerated().map { index, subject in
      LaneCurve(name: subject.name, values: rows.map { $0[index] })
    }
    let moving = all.filter { ($0.range.map { $0.upperBound - $0.lowerBound } ?? 0) > 0.001 }
    curves = Array(moving.prefix(LaneCurves.most))
    onChange?()
  }
}
