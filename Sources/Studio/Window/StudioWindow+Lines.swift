import Rehearsal
import Reviews
import TouchKit

/// Goes to other times of the session, and to its other lines.
extension StudioWindow {
  func linesChanged(_ change: LineChange) {
    journal?.append(change)
    // The log of another line is another log.
    ownMarks = TimelineMarks()
    soundedLines = session.stage.log.count
    panels.showLog()
    if case .branched(let branch) = change { began(branch.id) }
    updateLines()
  }

  // MARK: The playhead

  /// A hand takes the playhead: time stands as long as it holds it.
  func grabPlayhead(at time: Time) {
    if playheadWasPaused == nil { playheadWasPaused = session.isPaused }
    session.setPaused(true, at: Alarm.now)
    handPlaces = nil
    seekLater(to: time)
  }

  /// Has the frames made ready that a hand on the playhead may ask for.
  private func lookAhead(from time: Time) {
    guard playheadWasPaused != nil, handPlaces != timeline.map else { return }
    handPlaces = timeline.map
    var times = timeline.times
    times.insert(time, at: times.firstIndex { $0 >= time } ?? times.count)
    session.lookAhead(times, around: time, fonts: painter.measurer.fonts)
  }

  /// Goes there with the next frame.
  func seekLater(to time: Time) {
    // A pointer on its way may be what the line ends with.
    let isEnd = time >= session.end
    phone.flushPointer()
    let time = isEnd ? session.end : time
    phone.pendingSeek = (time, timeline.times(before: time, Scrubber.behind))
    lookAhead(from: time)
    phone.refresh()
  }

  /// Time goes on as before.
  func releasePlayhead() {
    guard let wasPaused = playheadWasPaused else { return }
    playheadWasPaused = nil
    let moment = Alarm.now
    phone.settle(at: moment)
    session.setPaused(wasPaused, at: moment)
  }

  /// Goes to a time at once, where time stands.
  func seek(to time: Time) {
    let moment = Alarm.now
    let isEnd = time >= session.end
    phone.flushPointer()
    phone.settle(at: moment)
    session.setPaused(true, at: moment)
    session.seek(to: isEnd ? session.end : time, at: moment)
    timeline.reveal(session.shownTime)
  }

  /// Goes to the end of the line, where what comes is new.
  func goLive() {
    seek(to: session.end)
    session.setPaused(false, at: Alarm.now)
  }

  func perform(_ key: TimeKey) {
    switch key {
    case .step(let frames): stepFrame(frames)
    case .input(let isNext): if let time = session.inputTime(after: isNext) { seek(to: time) }
    case .start: seek(to: .zero)
    case .end: goLive()
    case .shuttle(let direction): shuttle(direction)
    case .togglePause: session.setPaused(!session.isPaused, at: Alarm.now)
    case .flip: flip()
    case .grid: toggleGrid()
    case .note: beginNote()
    case .rangeStart: setRange(from: session.now, to: nil)
    case .rangeEnd: setRange(from: nil, to: session.now)
    }
    timeline.reveal(session.shownTime)
    phone.refresh()
    updateControls()
    updateTime()
  }

  /// Plays backwards, stands or plays on; the same again goes faster.
  private func shuttle(_ direction: Int) {
    let moment = Alarm.now
    let isBackwards = session.reverse != nil
    let isForwards = !session.stands && !isBackwards
    let faster = min(VirtualClock.speeds[0], session.percent * 2)
    switch direction {
    case 0:
      session.setPaused(true, at: moment)
      session.setPercent(100, at: moment)
    case 1:
      session.setPercent(isForwards ? faster : 100, at: moment)
      session.setPaused(false, at: moment)
    default:
      session.setPercent(isBackwards ? faster : 100, at: moment)
      session.playBackwards(at: moment)
    }
  }

  /// Plays a file from its beginning; what was done after it or on its way stays on its own line.
  func playAgain() {
    phone.releaseInputs()
    if session.shownLine != SessionTree.main { show(line: SessionTree.main) }
    seek(to: .zero)
    session.setPaused(false, at: Alarm.now)
  }

  // MARK: The range

  private static let usualLoop = Time.seconds(3)
  private static let shortestLoop = Time.milliseconds(100)

  /// Lets the range begin or end at a time; its other end stays if it can.
  func setRange(from start: Time?, to end: Time?) {
    let lower = start ?? session.range?.lowerBound ?? .zero
    let upper = end ?? session.range?.upperBound ?? session.end
    if lower < upper {
      session.range = lower...upper
    } else {
      session.range = start == nil ? .zero...upper : lower...max(lower, session.end)
    }
  }

  /// Plays the range round and round, or no longer; without one, the last seconds.
  func toggleLoop() {
    let moment = Alarm.now
    session.loops.toggle()
    guard session.loops else { return }
    let usual =
      max(.zero, session.end - Self.usualLoop)...max(session.end, Self.shortestLoop)
    let range = session.range ?? usual
    session.range = range
    if !range.contains(session.now) || session.now == range.upperBound {
      session.seek(to: range.lowerBound, at: moment)
    }
    session.setPaused(false, at: moment)
  }

  func forgetRange() {
    session.range = nil
    session.loops = false
  }

  // MARK: Lines

  /// Lists the lines of the session.
  func fillLinesMenu() {
    linesMenu.clear()
    for row in lineRows {
      let mark = row.isShown ? "● " : ""
      linesMenu.append(
        "\(mark)\(row.name) \(row.words)".replacing("_", with: "__"), Command.line.action(),
        target: row.id)
    }
    let changes = Menu()
    changes.append(.dropBranch)
    linesMenu.append(section: changes)
  }

  /// Shows another line where this one is, as far as it goes.
  func show(line id: String) {
    guard id != session.shownLine, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return
    }
    phone.releaseInputs()
    let moment = Alarm.now
    session.setPaused(true, at: moment)
    session.show(line: id, at: session.now, moment)
    phone.refresh()
  }

  /// Takes a branch away with those that come from it; if it was shown, what it left is shown, where it left it.
  func drop(line id: String) {
    guard id != SessionTree.main, session.tree.branch(id) != nil, session.tree.isShown(id) else {
      return
    }
    phone.releaseInputs()
    session.setPaused(true, at: Alarm.now)
    session.drop(id, at: Alarm.now)
    edits.add(.dropped(id))
    show(step: "The branch is gone.") { [unowned self] in takeBackStep() }
  }
}
