import Rehearsal
import TouchKit

/// Moves back in a session, and continues from there.
extension LiveSession {
  /// Frames a second, for steps.
  private static let rate: Int64 = 60
  /// How near to a finger of the past a finger has to land to go on as that one, in points.
  private static let reach = 44.0
  /// How much of the phone's time a step of `approach` plays.
  private static let stride = Time.seconds(5)

  /// How far the branch that is shown was played.
  package var end: Time { max(run.reached, run.inputs.last?.time ?? .zero) }

  /// Whether the phone is before the end of its branch.
  package var isPast: Bool { run.isBehind }

  /// The time that is shown, and whether it is before the end of the branch.
  package var shownTime: Time { peek?.time ?? now }
  package var showsPast: Bool { peek.map { $0.time < end } ?? isPast }

  /// All inputs of the branch that is shown.
  package var knownInputs: [Input] { run.inputs }
  func landing(ofInput index: Int) -> RecordedInput.Landing? { run.landing(ofInput: index) }

  /// The log of the branch that is shown, up to its end.
  package var wholeLog: EventLog { isPast ? endLog : stage.log }

  /// The branches, the one that is shown as far as it was played.
  package var extendedTree: SessionTree {
    var tree = tree
    tree.extend(shownBranch, to: end)
    return tree
  }

  // MARK: The mode

  /// The frame that is shown while the user holds the playhead.
  package var peek: Scrubber.Frame? { if case .peeking(let frame) = mode { frame } else { nil } }
  package var playsBackwards: Bool { if case .backwards = mode { true } else { false } }
  /// The future that the branch that is shown has left, while both run.
  package var oldFuture: OldFuture? {
    if case .branching(let future, _) = mode { future } else { nil }
  }

  /// The old future continues to the present time, where it may be over.
  func followOldFuture() {
    guard case .branching(let future?, let fingers) = mode, !future.follow(now) else { return }
    mode = .branching(nil, fingers: fingers)
  }

  // MARK: Going back

  /// Moves to a time of the branch that is shown; there is no time after its end yet.
  package func seek(to time: Time, at moment: Int64) {
    if !playsBackwards { mode = .there }
    if !isPast { endLog = stage.log }
    run.seek(to: min(time, end))
    clock.set(now, at: moment)
    rest()
  }

  /// The frames of the branch that is shown.
  private var pastFrames: Scrubber {
    let known =
      scrubber
      ?? Scrubber(
        prototype, Recording(start: start.startState, inputs: run.inputs, end: end),
        measurer: measurer)
    scrubber = known
    return known
  }

  /// Makes frames ready at these times of the branch, which are in their order, for a user who moves the playhead.
  package func lookAhead(_ times: [Time], around time: Time, makeMeasurer: @escaping MakeMeasurer) {
    pastFrames.lookAhead(
      times.filter { $0 < end } + [end], around: time, makeMeasurer: makeMeasurer)
  }

  /// Whether the frame at a time is being made ready.
  package func isComing(_ time: Time) -> Bool { scrubber?.isComing(time) == true }

  /// Shows a time while the user moves the playhead; `earlier` are the times before it that the user may reach next.
  package func peek(at time: Time, earlier: [Time]) {
    mode = .peeking(pastFrames.frame(at: min(max(.zero, time), end), earlier: earlier))
  }

  /// Comes nearer to where the playhead was moved to, by a step; false once `settle` needs no more than a step.
  package func approach() -> Bool {
    guard let peek else { return false }
    return run.approach(peek.time, by: LiveSession.stride)
  }

  /// Moves the phone to where the playhead was moved to.
  package func settle(at moment: Int64) {
    if let peek { seek(to: peek.time, at: moment) }
  }

  /// The time that is `frames` sixtieths of a second later, or earlier if negative.
  package func frameTime(_ frames: Int64) -> Time {
    let rate = LiveSession.rate
    // A time between two frames is before the next and after the one before.
    let (frame, rest) = (shownTime.microseconds * rate).quotientAndRemainder(dividingBy: 1_000_000)
    let isOnFrame = rest < rate
    let wanted = max(0, frame + frames + (frames < 0 && !isOnFrame ? 1 : 0))
    return Time(microseconds: (wanted * 1_000_000 + rate - 1) / rate)
  }

  /// Lets time run backwards, at the speed at which it runs forwards.
  package func playBackwards(at moment: Int64) {
    setPaused(true, at: moment)
    mode = .backwards(since: moment, from: now)
  }

  /// Moves back to where a frame is due while time runs backwards; false if it doesn't. At the start time stops.
  func goBackwards(at moment: Int64) -> Bool {
    guard case .backwards(let since, let from) = mode else { return false }
    let span = max(0, moment - since) * Int64(percent) / 100
    seek(to: max(.zero, from - .microseconds(span)), at: moment)
    if now == .zero { mode = .there }
    return true
  }

  /// Moves by `frames` sixtieths of a second, while time is stopped; past the end of the branch time continues.
  package func step(_ frames: Int64, at moment: Int64) {
    settle(at: moment)
    let time = frameTime(frames)
    if time < now { return seek(to: time, at: moment) }
    advance(to: time)
    clock.set(now, at: moment)
  }

  /// The time of the next input of the branch, or of the one before; nil if there is no such input.
  package func inputTime(after: Bool) -> Time? {
    // Moves of a finger are no events of their own.
    let marks = run.inputs.lazy.filter { $0.kind.isMark }
    return after
      ? marks.first { $0.time > shownTime }?.time : marks.last { $0.time < shownTime }?.time
  }

  // MARK: Going on from the past

  /// Begins a branch here, and returns what an input is on it.
  func leavePast(with kind: Input.Kind) -> Input.Kind {
    let fingers = stage.touches.active
    let name = tree.branchOff(shownBranch, at: now)
    tree.extend(shownBranch, to: end)
    let (prototype, measurer) = (prototype, measurer)
    let future = OldFuture(tree.recording(of: shownBranch)) {
      Run(prototype, $0, measurer: measurer)
    }
    mode = .branching(future, fingers: [:])
    leftBranches[name] = shownBranch
    shownBranch = name
    showsPhoneFirst = true
    scrubber = nil
    run.forgetFuture()
    loops = false
    forgetLater()
    if let branch = tree.branch(name) { onChange?(.branched(branch)) }
    let near = kind.landing.flatMap { landing in
      fingers.min { $0.location.distance(to: landing) < $1.location.distance(to: landing) }
        .flatMap { $0.location.distance(to: landing) <= LiveSession.reach ? $0 : nil }
    }
    for touch in fingers where touch.finger != near?.finger {
      record(
        .touch(finger: touch.finger, phase: .cancelled, at: touch.location), at: now,
        isDeliberate: false)
    }
    guard let near, case .touch(let finger, .began, let point) = kind else { return kind }
    mode = .branching(future, fingers: [finger: near.finger])
    return .touch(finger: finger, phase: .moved, at: point)
  }

  /// An input by the number of the finger that it continues.
  package func taken(_ kind: Input.Kind) -> Input.Kind {
    guard case .branching(let future, var fingers) = mode,
      case .touch(let finger, let phase, let point) = kind, let other = fingers[finger]
    else { return kind }
    switch phase {
    case .began, .moved, .stationary: break
    case .ended, .cancelled:
      fingers[finger] = nil
      mode = .branching(future, fingers: fingers)
    }
    return .touch(finger: other, phase: phase, at: point)
  }

  // MARK: Lines

  /// Shows another branch, at a time.
  package func show(branch id: String, at time: Time, _ moment: Int64) {
    tree.extend(shownBranch, to: end)
    mode = .there
    forgetLater()
    scrubber = nil
    shownBranch = id
    let recording = tree.recording(of: id)
    run = Run(prototype, continuing: recording, measurer: measurer)
    run.draw(at: recording.end)
    endLog = stage.log
    onChange?(.shown(id, until: end))
    if time < recording.end { run.seek(to: time) }
    clock.set(now, at: moment)
    rest()
  }

  /// Removes a branch with those that come from it; if it is shown, the branch that was shown before is shown again,
  /// where the branch left it.
  package func drop(_ id: String, at moment: Int64) {
    guard let origin = tree.branch(id)?.origin else { return }
    tree.drop(id)
    onChange?(.dropped(id))
    guard !tree.isShown(shownBranch) else { return }
    let left = leftBranches[id].flatMap { tree.isShown($0) ? $0 : nil }
    show(branch: left ?? origin.branch, at: origin.time, moment)
  }

  package func restore(_ id: String) {
    tree.restore(id)
    onChange?(.restored(id))
  }

  package func rename(_ id: String, to name: String) {
    tree.rename(id, to: name)
    onChange?(.renamed(id, name))
  }

  // MARK: Verdicts

  /// Somebody decided between designs; `choice` is the better one's number, if one is better.
  package func decide(_ designs: [String], _ choice: Int?, isBlind: Bool) {
    let verdict = Verdict(
      designs: designs, choice: choice, isBlind: isBlind, branch: shownBranch, time: shownTime)
    decide(verdict)
  }

  package func decide(_ verdict: Verdict) {
    tree.decide(verdict)
    onChange?(.decided(verdict))
  }

  package func retract(_ index: Int) {
    tree.retract(index)
    onChange?(.retracted(index))
  }

  // MARK: Loops

  /// Where a loop starts again, once it has come to its end; nil unless it has.
  func loopStart(at moment: Int64) -> Time? {
    guard let end = loopEnd, let range, clock.time(at: moment) >= end else { return nil }
    let length = range.upperBound - range.lowerBound
    let over = (clock.time(at: moment) - end).microseconds % max(1, length.microseconds)
    return range.lowerBound + .microseconds(over)
  }

  /// When a loop starts again.
  var loopEnd: Time? {
    guard loops, !clock.isStopped, !clock.isTouched else { return nil }
    return range?.upperBound
  }
}

extension Input.Kind {
  /// Whether it is an event of its own, such as a finger that lands.
  var isMark: Bool {
    switch self {
    case .touch(_, let phase, _): phase == .began || phase == .ended
    case .scroll(_, _, let phase): phase != .moved
    case .pointer, .raw: false
    case .activate, .type, .compose, .key, .rotate, .shake, .interrupt, .environment, .set,
      .custom:
      true
    }
  }

  /// Where a finger lands.
  fileprivate var landing: Point? {
    if case .touch(_, .began, let point) = self { point } else { nil }
  }
}
