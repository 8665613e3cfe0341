import TouchKit

/// The bar under the phone: time and zoom.
extension StudioWindow {
  /// What the bar and the notes show of the time.
  struct ShownTime: Equatable {
    var words: String
    /// The longest that the words may be before the session is over.
    var longest: String
    var spoken: String
    /// The time while it stands, large on the desk.
    var standing: String?
  }

  func buildBar() {
    host.addBarButton(
      .start, icon: "view-refresh-symbolic", "Restart", action: Command.restart.action())
    host.addBarButton(
      .start, icon: "media-playback-pause-symbolic", "Pause", action: Command.pause.action())
    host.addBarButton(
      .start, icon: "media-skip-forward-symbolic", "Next frame", action: Command.step.action())
    host.addBarMenu(.start, named: "speed", "Speed", speedMenu())
    host.addBarMenu(.end, named: "zoom", "Zoom", zoomMenu())
    host.addTimeline(timeline.canvas)
    timeline.onRequest = { [unowned self] in
      timeBeat.inputCame(at: Alarm.now)
      perform($0)
    }
    timeline.onPicture = { [unowned self] in spareMemory?.used() }
    timeline.onLate = { [unowned self] in phone.refresh() }
    timeline.onFrame = { [unowned self] in timeBeat.frame(at: $0) }
    timeBeat.onStep = { [unowned self] in stepTime(at: $0) }
    timeline.onHover = { [unowned self] in hovered($0) }
    host.addBarButton(
      .end, icon: "pan-up-symbolic", "Lanes of the timeline", action: Command.lanes.action())
    showLanes()
    updateTime()
  }

  private func speedMenu() -> Menu {
    let menu = Menu()
    menu.append(
      section: Menu(
        .speed, VirtualClock.speeds.map { ("\($0)", StudioNames.speed($0)) }))
    let more = Menu()
    more.append(.slowMotion)
    menu.append(section: more)
    return menu
  }

  func zoomMenu() -> Menu {
    let menu = Menu()
    menu.append(section: Menu(.zoom, [("fit", "Fit")]))
    menu.append(section: Menu(.zoom, ZoomLevels.percents.map { ("\($0)", "\($0) %") }))
    return menu
  }

  /// A window that is less wide says only the present time.
  private static let roomForTwoTimes = 480.0

  /// While the phone rests, the shown time goes on by itself.
  func followTime(at moment: Int64) {
    if phone.isResting { timeBeat.rest(session, at: moment) } else { timeBeat.stop() }
  }

  private func stepTime(at moment: Int64) {
    guard phone.isResting else { return }
    session.goOn(at: moment)
    if timeline.step(session, isWatched: timeBeat.isWatched(session, at: moment)) {
      showTime()
    } else {
      updateTime()
    }
    followTime(at: moment)
  }

  /// Shows the session's time.
  func updateTime() {
    tellSides()
    let reading = timeline.retunings
    timeline.update(
      session, isResting: phone.isResting, isTuned: phone.isTuned,
      isWatched: timeBeat.isWatched(session, at: Alarm.now))
    // What a curve really did is one of the timeline's motions.
    if timeline.retunings != reading, state.panel == TunePanel.name { showCurve() }
    if state.showsLines { updateLines() }
    showTime()
  }

  private func showTime() {
    let stands = session.stands
    let isPast = session.showsPast
    let end = SessionTime.words(session.end, isPrecise: false)
    // In slow motion seconds would seem to stand.
    let isPrecise = stands || session.percent < 100
    let now = SessionTime.words(session.shownTime, isPrecise: isPrecise)
    let isWide = phone.layout.canvas.width >= Self.roomForTwoTimes
    let shown = ShownTime(
      words: isPast && isWide ? "\(now) / \(end)" : now,
      // The timeline beside it stands still while the time changes.
      longest: isWide ? SessionTime.withZeros("\(end).000 / \(end)") : "",
      spoken: SessionTime.spoken(session.shownTime, isPrecise: stands),
      standing: stands || isPast ? SessionTime.words(session.shownTime, isPrecise: true) : nil)
    guard shown != shownTime else { return }
    shownTime = shown
    host.setTime(shown.words, longest: shown.longest, words: shown.spoken)
    var notes = phone.notes
    notes.time = shown.standing
    notes.isRightToLeft = host.isMirrored
    phone.setNotes(notes)
  }

  /// Goes so many frames on or back, and first pauses time if it runs.
  func stepFrame(_ frames: Int64 = 1) {
    let moment = Alarm.now
    if !session.isPaused { session.setPaused(true, at: moment) }
    // Under a finger time runs even while it is paused.
    guard session.stands else { return }
    guard frames < 0 else {
      phone.settle(at: moment)
      return session.step(frames, at: moment)
    }
    // Going back is shown at once, also if the key is held.
    let time = session.frameTime(frames)
    let earlier = (1...Int64(Scrubber.behind)).map { session.frameTime(frames - $0) }.reversed()
    phone.pendingSeek = (time, earlier.filter { $0 < time })
  }

  /// How high the lanes of the timeline can be, in logical pixels.
  private static let lanesHeights = 80...480

  /// Opens or closes the lanes of the timeline, as the state says.
  func showLanes() {
    host.setLanes(state.showsLanes ? Int32(clamping: state.lanesHeight) : 0)
    host.setBarIcon(
      state.showsLanes ? "pan-down-symbolic" : "pan-up-symbolic",
      state.showsLanes ? "Close the lanes of the timeline" : "Lanes of the timeline",
      ofButton: Command.lanes.action())
  }

  // MARK: The timeline

  private func perform(_ request: TimelineStrip.Request) {
    guard !phone.isHeld else { return }
    switch request {
    case .grab(let time): grabPlayhead(at: time)
    // The frame that shows it brings the rest.
    case .drag(let time): return seekLater(to: time)
    case .release:
      releasePlayhead()
      timeline.reveal(session.shownTime)
    case .range(let range): session.range = range
    case .line(let id): show(line: id)
    case .note(let id): choose(note: id)
    case .menu(let place): showTimelineMenu(at: place)
    case .key(let key): perform(key)
    case .lanes(let height):
      state.lanesHeight = min(
        max(Self.lanesHeights.lowerBound, Int(height)), Self.lanesHeights.upperBound)
      showLanes()
    case .leave: phone.canvas.takeFocus()
    }
    phone.refresh()
    updateControls()
    updateTime()
  }

  /// Shows the phone at a percentage, or as large as fits.
  func setZoom(_ target: String?) {
    phone.setZoom(target.flatMap { Int($0) }.map { Double($0) / 100 })
  }

  /// The user has chosen another zoom by wheel or touchpad.
  func zoomChosen() {
    state.zoom = phone.viewOptions.zoom.map(ZoomLevels.percent) ?? 0
  }
}
