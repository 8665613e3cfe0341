import Rehearsal
import TouchKit

/// The moment under the pointer, made when the pointer rests on the timeline.
final class MomentPreview {
  /// Called with the frame, or with nil when there is none any more.
  var onFrame: ((Scrubber.Frame?) -> Void)?
  private var scrubber: Scrubber?
  /// What the scrubber's line is.
  private var line = ""
  private var inputs = 0
  private var retunings = 0
  private var alarm: Alarm?

  /// So long the pointer rests before there is a picture, in microseconds.
  private static let rest: Int64 = 120_000
  /// Between two slices of work.
  private static let pause: Int64 = 4_000

  /// The pointer is at a time of the session's line, or has gone.
  func point(at time: Time?, of session: LiveSession) {
    alarm = nil
    guard let time, time <= session.end else {
      onFrame?(nil)
      return
    }
    let now = (session.shownLine, session.knownInputs.count, session.retunings)
    if now != (line, inputs, retunings) { scrubber = nil }
    (line, inputs, retunings) = now
    alarm = Alarm(at: Alarm.now + MomentPreview.rest) { [unowned self, weak session] in
      guard let session else { return }
      let known = Line(
        start: session.start.startState, inputs: session.knownInputs, end: session.end)
      let scrubber =
        scrubber ?? Scrubber(Run(session.prototype, known, measurer: session.measurer))
      self.scrubber = scrubber
      work(scrubber, time)
    }
  }

  /// Comes nearer to the moment, a slice at a time, and shows it.
  private func work(_ scrubber: Scrubber, _ time: Time) {
    if scrubber.lookAhead([time]) {
      alarm = Alarm(at: Alarm.now + MomentPreview.pause) { [unowned self] in work(scrubber, time) }
    } else {
      alarm = nil
      onFrame?(scrubber.frame(at: time, earlier: []))
    }
  }

  func stop() {
    alarm = nil
    scrubber = nil
  }
}
