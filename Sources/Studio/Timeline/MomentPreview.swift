import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The moment under the pointer, made when the pointer rests on the timeline.
final class MomentPreview {
  /// Called with the frame, or with nil when there is no frame now.
  var onFrame: ((Scrubber.Frame?) -> Void)?
  private var run: Run?
  /// What the run's branch is.
  private var branch = ""
  private var inputs = 0
  private var retunings = 0
  private var alarm: Alarm?

  /// So long the pointer rests before there is a picture, in microseconds.
  private static let rest: Int64 = 120_000
  /// Between two slices of work.
  private static let pause: Int64 = 4_000
  /// How much of the phone's time it makes up in one.
  private static let stride = Time.seconds(10)

  /// The pointer is at a time of the session's branch, or has left the timeline.
  func point(at time: Time?, of session: LiveSession) {
    alarm = nil
    guard let time, time <= session.end else {
      onFrame?(nil)
      return
    }
    let now = (session.shownBranch, session.knownInputs.count, session.retunings)
    if now != (branch, inputs, retunings) { run = nil }
    (branch, inputs, retunings) = now
    alarm = Alarm(at: Alarm.now + MomentPreview.rest) { [unowned self, weak session] in
      guard let session else { return }
      let known = Recording(
        start: session.start.startState, inputs: session.knownInputs, end: session.end)
      let run = run ?? Run(session.prototype, known, measurer: session.measurer)
      self.run = run
      work(run, time)
    }
  }

  /// Comes nearer to the moment, a slice at a time, and shows it.
  private func work(_ run: Run, _ time: Time) {
    if run.approach(time, by: MomentPreview.stride) {
      alarm = Alarm(at: Alarm.now + MomentPreview.pause) { [unowned self] in work(run, time) }
    } else {
      alarm = nil
      let stage = run.state(at: time)
      onFrame?(Scrubber.Frame(time: time, list: stage.frame(), screen: stage.screenSize))
    }
  }

  func stop() {
    alarm = nil
    run = nil
  }
}
