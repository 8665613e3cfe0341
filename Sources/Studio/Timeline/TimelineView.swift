import GtkPaint
import MotionStudy
import TouchKit
import Widgets
import Workbench

/// The timeline in the window's bar: shows what happened when, and moves to other times.
final class TimelineView {
  let canvas = Canvas(.timeline)
  var calls = Calls()
  let painter: Painter
  private let items: TimelineItems
  let frames: Thumbnails
  let curves = LaneCurves()
  private(set) var size = Size.zero
  var map = TimelineMap(folds: [], end: .zero, width: 1)
  /// What it shows.
  var content = Content()
  var moving = Moving()
  var grip = Grip()
  private(set) var following = Following()
  var drawing = Drawing()
  private var spoken: SpokenTime?

  private struct SpokenTime: Equatable {
    var now: Time
    var end: Time
  }

  /// How near the pointer has to be to something to mean it, in logical pixels.
  static let reach = 4.0
  /// What is higher than this is lanes.
  private static let mostWithoutLanes = 52.0
  private static let leastSize = Size(60, 28)
  /// Assistive technology hears of the time no more often than this while it runs.
  private static let pace = Time.milliseconds(500)
  /// While the user tunes, the marks are read again only after at least this many microseconds: the phone comes first.
  private static let readingTime: Int64 = 100_000

  /// For this many microseconds after a step of the wheel more of them may come.
  private static let scrolling: Int64 = 500_000

  init(painter: Painter) {
    self.painter = painter
    frames = Thumbnails(painter: painter)
    items = TimelineItems(canvas)
    curves.onChange = { [unowned self] in canvas.draw() }
    frames.onPicture = { [unowned self] in
      canvas.draw()
      calls.picture?()
    }
    canvas.setSize(least: TimelineView.leastSize, natural: TimelineView.leastSize)
    canvas.connect(
      Canvas.Callbacks(
        allocate: { [unowned self] in allocate($0, density: $1) },
        snapshot: { [unowned self] in snapshot($0) },
        event: { [unowned self] in handle($0) },
        tick: { [unowned self] in
          canvas.setTicking(false)
          calls.frame?($0)
        }, focus: { _, _ in }, press: { [unowned self] key, _ in press(item: key) },
        commit: { _ in },
        compose: { _ in }, drop: { _ in }))
  }

  /// Where it is on the window's surface.
  var frame: Rect { Rect(origin: canvas.origin, size: size) }

  func stop() {
    following.late = nil
    frames.forget()
    curves.stop()
    canvas.disconnect()
  }

  /// Asks for a call at the next frame of the display. There is no next frame while the window is out of sight.
  func askForFrame() { canvas.setTicking(true) }

  /// The desktop's colours have changed.
  func themeChanged(isDark: Bool) {
    let ground = canvas.color("theme_base_color") ?? (isDark ? .black : .white)
    let words = canvas.color("theme_fg_color") ?? (isDark ? .white : .black)
    drawing.ink = TimelineInk(ground: ground, words: words)
    canvas.draw()
  }

  // MARK: What is shown

  /// Shows the open notes of a review.
  func show(_ notes: [TimelineNote]) {
    guard notes != content.notes else { return }
    content.notes = notes
    canvas.draw()
  }

  /// Follows a session; while the user tunes, no faster than it need be. Missing thumbnails are painted only if the
  /// user is likely to look.
  func update(_ session: LiveSession, isResting: Bool, isTuned: Bool, isWatched: Bool) {
    let isSame = session === following.session && session.shownBranch == following.branch
    if !isSame {
      (following.session, following.branch) = (session, session.shownBranch)
      content.marks = TimelineMarks()
      frames.forget()
      curves.forget()
    }
    if session.retunings != following.retunings {
      let moment = Alarm.now
      if isSame, isTuned, moment < following.readAt + TimelineView.readingTime {
        following.late = Alarm(at: moment + TimelineView.readingTime) { [unowned self] in
          calls.late?()
        }
        return follow(session, isOther: false, isResting: isResting)
      }
      (following.retunings, following.readAt, following.late) = (session.retunings, moment, nil)
      content.marks = TimelineMarks()
      frames.outdate()
    }
    content.marks.divergence = content.divergence ?? session.divergence?.time
    let end = session.end
    var isOther = content.marks.follow(session.knownInputs, session.wholeLog) || !isSame
    if (content.range, content.loops) != (session.range, session.loops) {
      (content.range, content.loops) = (session.range, session.loops)
      isOther = true
    }
    if isOther {
      map = map.with(
        folds: TimelineMap.folds(between: content.marks.busy(until: end)), end: end,
        width: size.width)
      content.branches = TimelineView.branches(of: session)
    } else if map.isFitted, map.x(of: end) > size.width {
      // There is no more room for what comes.
      map = map.with(folds: map.folds, end: end, width: size.width)
      isOther = true
    }
    // What was in sight stays so; another session or branch is looked at where it is.
    if grip.hand == .none, !isSame || leavesSight(to: session.shownTime) {
      reveal(session.shownTime)
    }
    work(session, isResting: isResting, isWatched: isWatched)
    follow(session, isOther: isOther, isResting: isResting)
  }

  /// Continues with what needs some time: the thumbnails, the curves, the words for assistive technology.
  private func work(_ session: LiveSession, isResting: Bool, isWatched: Bool) {
    let end = session.end
    frames.place(
      on: map, height: TimelinePicture.framesHeight(height), density: drawing.density,
      screen: session.stage.settings.device.size, until: end)
    if !session.isPast { frames.catchFrame(of: session.stage, since: moving.now) }
    following.isBehind = !isWatched
    if isResting {
      if isWatched {
        frames.work(session)
        if lanes > 0 { curves.work(session, on: map, until: end) }
      }
      items.update(
        TimelineItem.items(
          content.marks, content.notes, content.branches, on: map, height: size.height, top: lanes,
          until: end))
    } else {
      frames.stop()
      curves.stop()
    }
  }

  /// Follows the session's time alone, while nothing happens; true if that is all there is to follow.
  func step(_ session: LiveSession, isWatched: Bool) -> Bool {
    guard session === following.session, session.shownBranch == following.branch,
      session.retunings == following.retunings,
      !map.isFitted || map.x(of: session.end) <= size.width, !isWatched || !following.isBehind,
      !leavesSight(to: session.shownTime)
    else { return false }
    follow(session, isOther: false, isResting: true)
    return true
  }

  /// Whether the playhead moves out of sight with this time, and is to be brought back. If the user looks at another
  /// place, it may move out of sight.
  private func leavesSight(to time: Time) -> Bool {
    grip.hand == .none && Alarm.now >= grip.scrolledAt + TimelineView.scrolling
      && map.sees(moving.now, moving.now) && !map.sees(time, time)
  }

  /// Shows the session's time. While the phone rests, only what is seen of it counts: whole pixels.
  private func follow(_ session: LiveSession, isOther: Bool, isResting: Bool) {
    let before = moving
    moving.now = session.shownTime
    moving.end = session.end
    moving.isPast = session.showsPast
    moving.unfinished = content.marks.unfinished
    if isOther || (isResting ? !looks(like: before) : moving != before) {
      canvas.draw()
    } else if isResting {
      // What is drawn is compared with, else small steps would never add up to a pixel.
      (moving.now, moving.end) = (before.now, before.end)
    }
    speak(session)
  }

  private func looks(like before: Moving) -> Bool {
    func pixel(_ time: Time) -> Double { (map.x(of: time) * drawing.density).rounded() }
    var same = before
    (same.now, same.end) = (moving.now, moving.end)
    return same == moving && pixel(before.now) == pixel(moving.now)
      && pixel(before.end) == pixel(moving.end)
  }

  /// Assistive technology moves to a mark or to a branch.
  private func press(item key: String) {
    switch items.meaning(of: key) {
    case .time(let time):
      calls.request?(.grab(time))
      calls.request?(.release)
    case .branch(let id): calls.request?(.branch(id))
    case .note(let id): calls.request?(.note(id))
    case nil: break
    }
  }

  private func speak(_ session: LiveSession) {
    let time = SpokenTime(now: session.shownTime, end: session.end)
    guard time != spoken else { return }
    if let spoken, !session.isStopped, time.now >= spoken.now,
      time.now - spoken.now < TimelineView.pace
    {
      return
    }
    spoken = time
    let now = SessionTime.spoken(time.now, isPrecise: session.isStopped)
    canvas.setValue(
      time.now.seconds, of: time.end.seconds,
      words: session.showsPast
        ? "\(now) of \(SessionTime.spoken(time.end, isPrecise: false)), in the past" : now)
  }

  /// The branches that leave the one that is shown, or that it left, with colours by their numbers.
  private static func branches(of session: LiveSession) -> [TimelinePicture.Branch] {
    let tree = session.tree
    guard tree.branches.count > 1 else { return [] }
    let shown = Set(tree.ancestry(of: session.shownBranch).map(\.id))
    return tree.branches.enumerated().compactMap { number, branch in
      guard tree.isShown(branch.id) else { return nil }
      let isShown = branch.id == session.shownBranch
      // Of what it came from only the rest is another future.
      var from = branch.origin?.time ?? .zero
      if shown.contains(branch.id), !isShown {
        let left = tree.ancestry(of: session.shownBranch).compactMap(\.origin)
        from = left.first { $0.branch == branch.id }?.time ?? from
      }
      return TimelinePicture.Branch(
        id: branch.id, from: from, to: isShown ? session.end : branch.end, color: number,
        isShown: isShown)
    }
  }

  private func allocate(_ size: Size, density: Double) {
    guard size != self.size || density != drawing.density else { return }
    self.size = size
    drawing.density = density
    map = map.with(folds: map.folds, end: map.end, width: size.width)
    (drawing.still, drawing.stillLanes) = (nil, nil)
    canvas.draw()
  }

  /// The height of the lanes, which are above the rest.
  var lanes: Double { max(0, size.height - TimelineView.mostWithoutLanes) }
  var height: Double { size.height - lanes }

  /// The note whose diamond is at a place.
  func note(at point: Point) -> TimelineNote? {
    content.notes.last {
      let frame = TimelinePicture.frame(of: $0, on: map)
      return frame.y <= point.y - lanes && point.y - lanes <= frame.maxY
        && abs(frame.midX - point.x) <= frame.width / 2
    }
  }

  func mark(at x: Double) -> TimelineMarks.Mark? {
    content.marks.marks.last { mark in
      let from = map.x(of: mark.from) - TimelineView.reach
      return from <= x && x <= map.x(of: mark.to ?? moving.end) + TimelineView.reach
    }
  }

  /// The times at all its places, one for each pixel, in their order.
  var times: [Time] {
    (0...max(0, Int(exactly: size.width.rounded(.down)) ?? 0)).map { map.time(at: Double($0)) }
  }

  /// The times at this many places before that of a time, one for each pixel, in their order.
  func times(before time: Time, _ count: Int) -> [Time] {
    let x = map.x(of: time).rounded()
    let times = (1...count).map { map.time(at: x - Double($0)) }.reversed()
    return times.filter { $0 < time }
  }
}
