import TouchKit
import Widgets
import Workbench

/// Moves the clock and the playhead on while the phone's time runs and nothing on the phone moves.
///
/// What is played moves on in ten steps a second. So does a live phone for a minute after the last input; then it steps
/// with each second, which costs next to nothing. The steps are frames of the display, so there are no steps while the
/// window is out of sight.
final class TimeBeat {
  /// Called for each step, at a moment.
  var onStep: ((Int64) -> Void)?
  /// How many steps there were.
  private(set) var steps = 0
  private let askForFrame: () -> Void
  private var alarm: Alarm?
  private var lastInput = Alarm.now

  /// The time between two steps, in microseconds.
  private static let pace: Int64 = 100_000
  /// For this many microseconds after an input it continues at that pace.
  private static let liveliness: Int64 = 60_000_000

  init(askForFrame: @escaping () -> Void) { self.askForFrame = askForFrame }

  /// Whether the user is likely to look: time is played, or there was an input a short while ago.
  func isWatched(_ session: LiveSession, at moment: Int64) -> Bool {
    session.isPlaying || session.percent != 100 || moment - lastInput <= TimeBeat.liveliness
  }

  /// The window got an input: the exact time is shown at once if it was shown by the second.
  func inputCame(at moment: Int64) {
    let wasSlow = moment - lastInput > TimeBeat.liveliness
    lastInput = moment
    if wasSlow, alarm != nil { askForFrame() }
  }

  /// The session was brought to a moment, and nothing wakes the window before its next change.
  func rest(_ session: LiveSession, at moment: Int64) {
    guard !session.isStopped else { return stop() }
    var next = moment + TimeBeat.pace
    if !isWatched(session, at: moment) {
      let second = Time.seconds(Double(session.now.microseconds / 1_000_000 + 1))
      next = max(next, session.clock.moment(of: second) ?? next)
    }
    alarm = Alarm(at: next) { [unowned self] in askForFrame() }
  }

  /// The frame that was asked for begins.
  func frame(at moment: Int64) {
    steps += 1
    onStep?(moment)
  }

  /// Something else wakes the window, or time is paused.
  func stop() { alarm = nil }
}
