import Rehearsal
import TouchKit

/// A second phone beside the session's: the same fingers, live, on another design.
final class Beside {
  /// What is otherwise on it.
  nonisolated enum Design: Equatable {
    /// The tuning that was chosen, without what was changed in it.
    case preset
    case tuning(String)
    case otherAppearance
    case largerText
    case otherDirection
    case device(String)
  }

  let design: Design
  /// The values that the preset has, for `preset`.
  private let preset: [TuningChange]
  private var run: Run?
  private var key: Key?
  /// Follows a hand on the playhead, and how many inputs it knows.
  private var scrubber: Scrubber?
  private var scrubbed = 0

  /// What the run is of; another one begins it again.
  private struct Key: Equatable {
    var session: ObjectIdentifier
    var line: String
    var start: StartState
  }

  init(_ design: Design, preset: [TuningChange]) {
    self.design = design
    self.preset = preset
  }

  /// What it starts from, beside a session that starts from something.
  func start(_ start: StartState, of prototype: Prototype) -> StartState {
    var start = start
    switch design {
    case .preset: start.use(tuning: start.tuningName, preset)
    case .tuning(let name): start.use(tuning: name)
    case .otherAppearance:
      start.settings.environment.appearance =
        start.settings.environment.appearance == .dark ? .light : .dark
    case .largerText: start.settings.environment.textSize = Beside.largeText
    case .otherDirection:
      start.settings.environment.direction =
        start.settings.environment.direction == .leftToRight ? .rightToLeft : .leftToRight
    case .device(let name):
      if let device = prototype.device(named: name) { start.settings.device = device }
    }
    return start
  }

  private static let largeText = 1.6

  private func key(_ session: LiveSession) -> Key {
    Key(
      session: ObjectIdentifier(session), line: session.shownLine,
      start: start(session.start.startState, of: session.prototype))
  }

  /// Brings it to the time that the session shows, and gives it.
  func follow(_ session: LiveSession) -> Stage {
    let wanted = key(session)
    let known = session.knownInputs
    if wanted != key || run.map({ $0.inputs.count > known.count }) == true {
      (run, scrubber) = (nil, nil)
      key = wanted
    }
    let run =
      run
      ?? Run(
        session.prototype, continuing: Line(start: wanted.start, inputs: known, end: session.end),
        measurer: session.measurer)
    self.run = run
    // What is new came after all that it has.
    if known.count > run.inputs.count {
      run.run(to: max(run.reached, run.inputs.last?.time ?? .zero))
      for input in known[run.inputs.count...] { run.receive(input.kind, at: input.time) }
    }
    return run.state(at: session.shownTime)
  }

  /// The frame at the time that a hand on the playhead has come to; `earlier` are the times at which it may ask next.
  func peek(_ session: LiveSession, earlier: [Time]) -> DisplayList {
    let known = session.knownInputs
    let wanted = key(session)
    if wanted != key || scrubbed != known.count { scrubber = nil }
    scrubbed = known.count
    let scrubber =
      scrubber
      ?? Scrubber(
        session.prototype, Line(start: wanted.start, inputs: known, end: session.end),
        measurer: session.measurer)
    self.scrubber = scrubber
    return scrubber.frame(at: session.shownTime, earlier: earlier).list
  }

  /// The phone as it was brought to the session's time last.
  var stage: Stage? { run?.stage }

  /// What happened on it, up to there.
  var recorded: [RecordedInput] { run?.recorded ?? [] }
  var inputs: [Input] { run?.inputs ?? [] }

  /// When something will next change on it; nil if nothing will.
  func nextChange(after time: Time) -> Time? { run?.stage.nextChange(after: time) }

  /// The time of the first finger that lands on another view on it.
  func parting(from session: LiveSession) -> Time? {
    zip(session.inputs, recorded).first { $0.landing?.view != $1.landing?.view }?.0.input.time
  }
}
