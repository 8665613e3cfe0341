import Rehearsal
import TouchKit

/// A phone beside the session's: the same fingers, live, on another design.
package final class Beside {
  package let design: Design
  private var run: Run?
  private var key: Key?
  /// Follows the playhead while the user moves it; `scrubbed` is how many inputs it knows.
  private var scrubber: Scrubber?
  private var scrubbed = 0
  /// What it shows, and the size of its screen.
  package private(set) var frame = DisplayList()
  package private(set) var screen = Size.zero
  /// What has moved on it.
  package private(set) var marks = TimelineMarks()
  /// The first finger that lands on another view on it, among the `compared` inputs.
  private var divergence: Divergence?
  private var compared = 0

  /// What the run is of; another one begins it again.
  private struct Key: Equatable {
    var session: ObjectIdentifier
    var branch: String
    var start: StartState
  }

  package init(_ design: Design) { self.design = design }

  private func key(_ session: LiveSession) -> Key {
    Key(
      session: ObjectIdentifier(session), branch: session.shownBranch,
      start: design.start(session.start.startState))
  }

  /// Brings it to the time that the session shows.
  package func follow(_ session: LiveSession) {
    let wanted = key(session)
    let known = session.knownInputs
    if wanted != key || run.map({ $0.inputs.count > known.count }) == true {
      (run, scrubber) = (nil, nil)
      (marks, divergence, compared) = (TimelineMarks(), nil, 0)
      key = wanted
    }
    let run =
      run
      ?? Run(
        session.prototype,
        continuing: Recording(start: wanted.start, inputs: known, end: session.end),
        measurer: session.measurer)
    self.run = run
    // What is new came after all that it has.
    if known.count > run.inputs.count {
      run.run(to: max(run.reached, run.inputs.last?.time ?? .zero))
      for input in known[run.inputs.count...] { run.receive(input.kind, at: input.time) }
    }
    let stage = run.state(at: session.shownTime)
    (frame, screen) = (stage.frame(), stage.screenSize)
    _ = marks.follow([], stage.log)
  }

  /// Shows the time that the user has moved the playhead to; `earlier` are the times that the user may ask for next.
  package func peek(_ session: LiveSession, earlier: [Time]) {
    let known = session.knownInputs
    let wanted = key(session)
    if wanted != key || scrubbed != known.count { scrubber = nil }
    scrubbed = known.count
    let scrubber =
      scrubber
      ?? Scrubber(
        session.prototype, Recording(start: wanted.start, inputs: known, end: session.end),
        measurer: session.measurer)
    self.scrubber = scrubber
    let shown = scrubber.frame(at: session.shownTime, earlier: earlier)
    (frame, screen) = (shown.list, shown.screen)
  }

  /// The phone as it was brought to the session's time last.
  package var stage: Stage? { run?.stage }

  package var cornerRadius: Double { stage?.settings.device.cornerRadius ?? 0 }

  /// What happened on it, up to there.
  package var recorded: [RecordedInput] { run?.recorded ?? [] }
  package var inputs: [Input] { run?.inputs ?? [] }

  /// When something will next change on it; nil if nothing will.
  package func nextChange(after time: Time) -> Time? { run?.stage.nextChange(after: time) }

  /// The first finger that lands on another view on it than on the session's phone.
  package func divergence(from session: LiveSession) -> Divergence? {
    guard let run else { return nil }
    let count = min(session.knownInputs.count, run.inputs.count)
    if count < compared { (divergence, compared) = (nil, 0) }
    divergence =
      divergence ?? Divergence.first(compared..<count, in: run, meant: session.landing(ofInput:))
    compared = count
    return divergence
  }
}
