import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The bar under the phone: the timeline and the time.
final class TimeDesk {
  /// What the bar and the notes show of the time.
  private struct ShownTime: Equatable {
    var words: String
    /// The longest that the words may be before the session is over.
    var longest: String
    var spoken: String
    /// The time while it is paused, large on the desk.
    var standing: String?
  }

  /// What the pointer and keys on the timeline do in other parts of the window.
  struct Ways {
    /// Shows another branch of the session.
    var show: (String) -> Void
    /// Shows a note of the review.
    var choose: (String) -> Void
    var flip: () -> Void
    var grid: () -> Void
    var note: () -> Void
    /// Offers what can be done at a place.
    var menu: (TimelineView.Place) -> Void
    var updateControls: () -> Void
    /// The time is about to be shown.
    var willShow: () -> Void
    /// It was; the timeline may have read the motions again.
    var didShow: (_ isReadAgain: Bool) -> Void
  }

  /// A window that is less wide says only the present time.
  private static let roomForTwoTimes = 480.0
  /// How high the lanes of the timeline can be, in logical pixels.
  private static let lanesHeights = 80...480

  let timeline: TimelineView
  let playhead: Playhead
  private(set) lazy var curves: CurvesDesk = CurvesDesk(parts, self)
  private let parts: WindowParts
  private let ways: Ways
  private lazy var beat = TimeBeat { [timeline] in timeline.askForFrame() }
  private let preview = MomentPreview()
  private var shown: ShownTime?

  init(_ parts: WindowParts, _ ways: Ways) {
    self.parts = parts
    timeline = TimelineView(painter: parts.phone.painter)
    playhead = Playhead(parts, timeline)
    self.ways = ways
  }

  private var phone: PhoneCanvas { parts.phone }
  private var host: HostWindow { parts.host }
  var session: LiveSession { parts.session }

  /// How often the time moved on automatically, and what the clock says, for tests.
  var steps: Int { beat.steps }
  var clock: String { shown?.words.replacing(" ", with: "") ?? "none" }

  func build() {
    host.addBarButton(
      .start, icon: "view-refresh-symbolic", "Restart", action: Command.restart.action())
    host.addBarButton(
      .start, icon: "media-playback-pause-symbolic", "Pause", action: Command.pause.action())
    host.addBarButton(
      .start, icon: "media-skip-forward-symbolic", "Next frame", action: Command.step.action())
    host.addBarMenu(.start, named: "speed", "Speed", speedMenu())
    host.addBarMenu(.end, named: "zoom", "Zoom", .zooms())
    host.addTimeline(timeline.canvas)
    timeline.calls.request = { [unowned self] in
      inputCame(at: Alarm.now)
      perform($0)
    }
    timeline.calls.late = { [parts] in parts.phone.refresh() }
    timeline.calls.frame = { [unowned self] in beat.frame(at: $0) }
    beat.onStep = { [unowned self] in stepTime(at: $0) }
    timeline.calls.hover = { [unowned self] in hovered($0) }
    host.addBarButton(
      .end, icon: "pan-up-symbolic", "Show timeline lanes", action: Command.lanes.action())
    showLanes()
    update()
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

  /// Something was done: time is watched.
  func inputCame(at moment: Int64) { beat.inputCame(at: moment) }

  /// While the phone rests, the shown time moves on automatically.
  func follow(at moment: Int64) {
    if phone.frames.isResting { beat.rest(session, at: moment) } else { beat.stop() }
  }

  private func stepTime(at moment: Int64) {
    guard phone.frames.isResting else { return }
    session.goOn(at: moment)
    if timeline.step(session, isWatched: beat.isWatched(session, at: moment)) {
      showTime()
    } else {
      update()
    }
    follow(at: moment)
  }

  /// Shows the session's time.
  func update() {
    ways.willShow()
    let reading = timeline.following.retunings
    timeline.update(
      session, isResting: phone.frames.isResting, isTuned: phone.frames.isTuned,
      isWatched: beat.isWatched(session, at: Alarm.now))
    ways.didShow(timeline.following.retunings != reading)
    showTime()
  }

  private func showTime() {
    let isStopped = session.isStopped
    let isPast = session.showsPast
    let end = SessionTime.words(session.end, isPrecise: false)
    // In slow motion seconds would seem not to move.
    let isPrecise = isStopped || session.percent < 100
    let now = SessionTime.words(session.shownTime, isPrecise: isPrecise)
    let isWide = phone.layout.canvas.width >= Self.roomForTwoTimes
    let time = ShownTime(
      words: isPast && isWide ? "\(now) / \(end)" : now,
      // The timeline beside it doesn't move while the time changes.
      longest: isWide ? SessionTime.withZeros("\(end).000 / \(end)") : "",
      spoken: SessionTime.spoken(session.shownTime, isPrecise: isStopped),
      standing: isStopped || isPast ? SessionTime.words(session.shownTime, isPrecise: true) : nil)
    guard time != shown else { return }
    shown = time
    host.setTime(time.words, longest: time.longest, words: time.spoken)
    var notes = phone.notes
    notes.time = time.standing
    notes.isRightToLeft = host.isMirrored
    phone.setNotes(notes)
  }

  /// Opens or closes the lanes of the timeline, as the state says.
  func showLanes() {
    let state = parts.memory.state
    host.setLanes(state.showsLanes ? Int32(clamping: state.lanesHeight) : 0)
    host.setBarIcon(
      state.showsLanes ? "pan-down-symbolic" : "pan-up-symbolic",
      state.showsLanes ? "Hide timeline lanes" : "Show timeline lanes",
      ofButton: Command.lanes.action())
  }

  var showsLanes: Bool { parts.memory.state.showsLanes }

  func toggleLanes() { setLanes(!showsLanes) }

  /// Opens or closes the lanes.
  func setLanes(_ isShown: Bool) {
    parts.memory.state.showsLanes = isShown
    showLanes()
  }

  /// Another session is shown.
  func sessionChanged() {
    playhead.forget()
    preview.stop()
    phone.marks.preview = nil
  }

  func stop() {
    timeline.stop()
    beat.stop()
    preview.stop()
  }

  // MARK: Hands and keys

  private func perform(_ request: TimelineView.Request) {
    guard !phone.frames.isHeld else { return }
    switch request {
    case .grab(let time): playhead.grab(at: time)
    // The frame that shows it brings the rest.
    case .drag(let time): return playhead.seekLater(to: time)
    case .release:
      playhead.release()
      timeline.reveal(session.shownTime)
    case .range(let range): session.range = range
    case .branch(let id): ways.show(id)
    case .note(let id): ways.choose(id)
    case .menu(let place): ways.menu(place)
    case .key(let key): perform(key)
    case .lanes(let height):
      parts.memory.state.lanesHeight = min(
        max(Self.lanesHeights.lowerBound, Int(height)), Self.lanesHeights.upperBound)
      showLanes()
    case .leave: phone.canvas.takeFocus()
    }
    changed()
  }

  func perform(_ key: TimeKey) {
    switch key {
    case .step(let frames): playhead.step(frames)
    case .input(let isNext):
      if let time = session.inputTime(after: isNext) { playhead.seek(to: time) }
    case .start: playhead.seek(to: .zero)
    case .end: playhead.goLive()
    case .shuttle(let direction): playhead.shuttle(direction)
    case .togglePause: session.setPaused(!session.isPaused, at: Alarm.now)
    case .flip: ways.flip()
    case .grid: ways.grid()
    case .note: ways.note()
    case .rangeStart: playhead.setRange(from: session.now, to: nil)
    case .rangeEnd: playhead.setRange(from: nil, to: session.now)
    }
    timeline.reveal(session.shownTime)
    changed()
  }

  /// Another moment is shown, or another branch.
  func changed() {
    phone.refresh()
    ways.updateControls()
    update()
  }

  /// The pointer rests at a place of the timeline, or has left it: a small picture shows that moment.
  private func hovered(_ place: (time: Time, x: Double)?) {
    phone.marks.preview = nil
    preview.onFrame = { [unowned self] frame in
      let x = place.map { timeline.canvas.origin.x - phone.canvas.origin.x + $0.x } ?? 0
      phone.marks.preview = frame.map { PhonePreview(frame: $0, x: x) }
    }
    preview.point(at: place?.time, of: session)
  }

  // MARK: Typed times

  func askTime() {
    let now = SessionTime.words(session.shownTime, isPrecise: true)
    host.ask("Jump to a time", now, beside: Command.askTime.action(), answer: .goTo)
  }

  /// Goes to a time as it is typed, if there is one.
  func go(to text: String) {
    guard let time = TypedTime.read(text, from: session.shownTime) else {
      return host.takeAnswer(
        "This is not a time. Type 1:02.5, 62.5, 1840 ms, or +0.25 (from here).")
    }
    // What is shown is rounded to a thousandth.
    guard time <= session.end + .milliseconds(1) else {
      let end = SessionTime.words(session.end, isPrecise: true)
      return host.takeAnswer("This branch ends at \(end).")
    }
    host.takeAnswer()
    playhead.seek(to: time)
  }
}
