import TouchKit

/// A phone that is being played with: a stage, the clock that drives it, and everything that ever reached it.
///
/// The list of inputs is the recording. Running it again gives the same frames, because an input gets its time by one
/// rule: the latest of the time it happened, a tick after the last frame that was drawn, and the time of the input
/// before it.
final class LiveSession {
  /// What a session starts from, and what is then played into it by itself.
  struct Start {
    var settings: Settings
    var tuning: Tuning
    var coming: [Input] = []
    /// The name of the file it came from.
    var name: String?
  }

  /// Between two frames of a run no more real time than this counts: what the machine was too busy to show is shown
  /// later rather than never.
  static let longestFrame: Int64 = 1_000_000 / 15

  let prototype: Prototype
  private(set) var start: Start
  private(set) var stage: Stage
  /// Everything that reached the phone so far, in its order.
  private(set) var inputs: [Input] = []
  /// The time of the frame that was drawn last.
  private(set) var lastDrawn = Time.zero
  private(set) var clock: VirtualClock
  /// Called with each input as it is recorded.
  var onInput: ((Input) -> Void)?
  private var played = 0
  private var lastFrame: Int64?
  private let measurer: any TextMeasuring

  init(_ prototype: Prototype, _ start: Start, measurer: any TextMeasuring, at moment: Int64) {
    self.prototype = prototype
    self.start = start
    self.measurer = measurer
    stage = Stage(
      prototype, settings: start.settings, tuning: start.tuning, measurer: measurer)
    clock = VirtualClock(.zero, at: moment)
  }

  /// The same inputs on another device, at once, up to the time that this session has reached.
  func moved(to device: Device, at moment: Int64) -> LiveSession {
    var start = start
    start.settings.device = device
    let session = LiveSession(prototype, start, measurer: measurer, at: moment)
    for input in inputs { session.deliver(input) }
    session.played = played
    session.stage.advance(to: stage.now)
    session.lastDrawn = lastDrawn
    session.clock = clock
    session.clock.set(stage.now, at: moment)
    return session
  }

  // MARK: Time

  /// Whether what was to be played by itself has not come to its end.
  var isPlaying: Bool { played < start.coming.count }
  var isPaused: Bool { clock.isPaused }
  var now: Time { stage.now }

  func setPaused(_ isPaused: Bool, at moment: Int64) {
    catchUp(at: moment)
    clock.setPaused(isPaused, at: moment)
    lastFrame = nil
  }

  func setPercent(_ percent: Int, at moment: Int64) {
    catchUp(at: moment)
    clock.setPercent(percent, at: moment)
  }

  /// Goes on by a frame of a sixtieth of a second, to the next of them, while paused.
  func step(at moment: Int64) {
    let rate: Int64 = 60
    let frames = stage.now.microseconds * rate / 1_000_000 + 1
    let next = (frames * 1_000_000 + rate - 1) / rate
    run(to: Time(microseconds: next))
    clock.set(stage.now, at: moment)
  }

  /// Brings the phone to the frame that is about to be drawn.
  func advance(toFrameAt moment: Int64) {
    if let lastFrame, moment - lastFrame > LiveSession.longestFrame {
      clock.skip(moment - lastFrame - LiveSession.longestFrame)
    }
    lastFrame = moment
    catchUp(at: moment)
  }

  /// Says that the picture of a time is on its way to the screen.
  func drew(_ time: Time) { lastDrawn = max(lastDrawn, time) }

  /// When something will next change without an input; nil where nothing will.
  func nextChange(after moment: Int64) -> Int64? {
    let due = [stage.nextChange(after: stage.now), isPlaying ? start.coming[played].time : nil]
    guard let next = due.compactMap({ $0 }).min() else { return nil }
    return clock.moment(of: next).map { max($0, moment) }
  }

  /// Says that no frame follows the last one at once, so that the pause to the next one is no delay.
  func rest() { lastFrame = nil }

  private func catchUp(at moment: Int64) {
    run(to: max(stage.now, clock.time(at: moment)))
  }

  private func run(to time: Time) {
    while isPlaying, start.coming[played].time <= time {
      var input = start.coming[played]
      played += 1
      // A finger may have been quicker by a tick.
      input.time = max(input.time, stage.now)
      record(input)
    }
    stage.advance(to: time)
  }

  // MARK: Inputs

  /// Delivers something that happened at a moment.
  func send(_ kind: Input.Kind, at moment: Int64) {
    let earliest = max(lastDrawn + .tick, inputs.last?.time ?? .zero)
    let time = max(clock.time(at: moment), earliest, stage.now)
    run(to: time)
    record(Input(kind, at: time))
    // Where the phone's time stands still, inputs push it on by ticks.
    if clock.isPaused { clock.set(stage.now, at: moment) }
  }

  private func record(_ input: Input) {
    deliver(input)
    onInput?(input)
  }

  private func deliver(_ input: Input) {
    inputs.append(input)
    stage.send(input)
  }

  // MARK: What the window asks

  /// What the phone is set to now, for a new session that begins where this one is.
  var presentSettings: Settings {
    var settings = start.settings
    settings.environment = stage.environment
    settings.environment.orientation = stage.deviceOrientation
    return settings
  }

  /// Whether the keyboard should give the phone text rather than keys.
  var takesText: Bool {
    guard let view = stage.application.firstResponder as? View, let role = view.role else {
      return false
    }
    return [.textField, .textView, .search].contains(role)
  }
}
