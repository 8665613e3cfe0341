import GtkPaint
import Rehearsal
import TouchKit
import Workbench

/// The timeline in the window's bar: shows what happened when, and goes to other times.
final class TimelineStrip {
  /// What is done on it.
  enum Request: Equatable {
    /// A hand takes the playhead, moves it, and lets go of it.
    case grab(Time), drag(Time), release
    case range(ClosedRange<Time>?)
    case line(String)
    case note(String)
    /// What can be done at a place is asked for.
    case menu(Place)
    case key(TimeKey)
    /// The lanes get another height.
    case lanes(Double)
    case leave
  }

  /// A place on it.
  struct Place: Equatable {
    /// In its canvas.
    var point: Point
    var time: Time
    /// What happens there.
    var mark: TimelineMarks.Mark?
    /// The line that leaves the shown one there.
    var line: String?
  }

  /// What moves on it while time goes on.
  struct Moving: Equatable {
    var now = Time.zero
    var end = Time.zero
    var isPast = false
    /// What goes on at the end: a finger that is down, a motion that runs.
    var unfinished: [TimelineMarks.Mark] = []
    /// Where the pointer is.
    var hover: Double?
    var hoveredNote: TimelineNote?
  }

  enum Hand: Equatable {
    case none
    case playhead
    /// A range is chosen from here on.
    case range(Time)
    /// The height of the lanes.
    case edge
  }

  let canvas = Canvas(.timeline)
  private let items: TimelineItems
  var onRequest: ((Request) -> Void)?
  /// Called when another of the small frames is there.
  var onPicture: (() -> Void)?
  /// Called when it should be updated, although nothing else is new.
  var onLate: (() -> Void)?
  /// A frame begins that was asked for by ``askForFrame()``, at a moment.
  var onFrame: ((Int64) -> Void)?
  /// The pointer is at a time, and how far across, or has gone.
  var onHover: (((time: Time, x: Double)?) -> Void)?
  private let painter: Painter
  private let frames: FrameStrip
  let curves = LaneCurves()
  var size = Size.zero
  private var density = 1.0
  private var ink = TimelineInk(ground: .white, words: .black)
  var map = TimelineMap(folds: [], end: .zero, width: 1)
  var marks = TimelineMarks()
  /// Notes of a review that are open.
  var notes: [TimelineNote] = [] { didSet { if notes != oldValue { canvas.draw() } } }
  /// The session and its line that the marks are of.
  private weak var session: LiveSession?
  private var line = ""
  /// How often the session had been tuned when its marks were read last, and when that was.
  private(set) var retunings = 0
  private var readAt: Int64 = 0
  /// Rings when a hand that tunes has stood still while the marks were behind.
  private var late: Alarm?
  /// The time of the first input that takes another way on the second phone.
  var parting: Time?
  var branches: [TimelinePicture.Branch] = []
  var range: ClosedRange<Time>?
  private var loops = false
  var moving = Moving()
  var hand = Hand.none
  /// Where a hand let go: until it moves on, nothing is shown of the place that it is at.
  var leftAt: Double?
  /// The finger that is this hand; nil if it is the mouse.
  var holder: CanvasEvent.Finger?
  /// How far the fingers of a pinch are apart, as a multiple of their beginning.
  var pinched = 1.0
  /// When a hand scrolled last.
  var scrolledAt: Int64 = 0
  /// How many pictures were painted.
  private var pictures = 0
  /// Whether nobody looked when it was updated last.
  private var isBehind = false
  private var still: (picture: TimelinePicture, scene: Scene)?
  private var stillLanes: (lanes: TimelineLanes, scene: Scene)?
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
  /// While a hand tunes, the marks are read again no sooner than after so many microseconds: the phone comes first.
  private static let readingTime: Int64 = 100_000

  /// For so many microseconds after a step of the wheel more of them may come.
  private static let scrolling: Int64 = 500_000

  init(painter: Painter) {
    self.painter = painter
    frames = FrameStrip(painter: painter)
    items = TimelineItems(canvas)
    curves.onChange = { [unowned self] in canvas.draw() }
    frames.onPicture = { [unowned self] in
      canvas.draw()
      onPicture?()
    }
    canvas.setSize(least: TimelineStrip.leastSize, natural: TimelineStrip.leastSize)
    canvas.connect(
      Canvas.Callbacks(
        allocate: { [unowned self] in allocate($0, density: $1) },
        snapshot: { [unowned self] in snapshot($0) },
        event: { [unowned self] in handle($0) },
        tick: { [unowned self] in
          canvas.setTicking(false)
          onFrame?($0)
        }, focus: { _, _ in }, press: { [unowned self] key, _ in press(item: key) },
        commit: { _ in },
        compose: { _ in }, drop: { _ in }))
  }

  /// Where it is on the window's surface.
  var frame: Rect { Rect(origin: canvas.origin, size: size) }

  func stop() {
    late = nil
    frames.forget()
    curves.stop()
    canvas.disconnect()
  }

  /// Asks to be told of the next frame of the display. There is none while the window is out of sight.
  func askForFrame() { canvas.setTicking(true) }

  /// The desktop's colours have changed.
  func themeChanged(isDark: Bool) {
    let ground = canvas.color("theme_base_color") ?? (isDark ? .black : .white)
    let words = canvas.color("theme_fg_color") ?? (isDark ? .white : .black)
    ink = TimelineInk(ground: ground, words: words)
    canvas.draw()
  }

  // MARK: What is shown

  /// Follows a session; while a hand tunes, no faster than it need be. The frames that are missing are painted only if
  /// somebody is likely to look.
  func update(_ session: LiveSession, isResting: Bool, isTuned: Bool, isWatched: Bool) {
    let isSame = session === self.session && session.shownLine == line
    if !isSame {
      (self.session, line) = (session, session.shownLine)
      marks = TimelineMarks()
      frames.forget()
      curves.forget()
    }
    if session.retunings != retunings {
      let moment = Alarm.now
      if isSame, isTuned, moment < readAt + TimelineStrip.readingTime {
        late = Alarm(at: moment + TimelineStrip.readingTime) { [unowned self] in onLate?() }
        return follow(session, isOther: false, isResting: isResting)
      }
      (retunings, readAt, late) = (session.retunings, moment, nil)
      marks = TimelineMarks()
      frames.outdate()
    }
    marks.parting = parting ?? session.parting
    let end = session.end
    var isOther = marks.follow(session.knownInputs, session.wholeLog) || !isSame
    if (range, loops) != (session.range, session.loops) {
      (range, loops) = (session.range, session.loops)
      isOther = true
    }
    if isOther {
      map = map.with(
        folds: TimelineMap.folds(between: marks.busy(until: end)), end: end, width: size.width)
      branches = TimelineStrip.branches(of: session)
    } else if map.isFitted, map.x(of: end) > size.width {
      // There is no more room for what comes.
      map = map.with(folds: map.folds, end: end, width: size.width)
      isOther = true
    }
    // What was in sight stays so; another session or line is looked at where it is.
    if hand == .none, !isSame || leavesSight(to: session.shownTime) { reveal(session.shownTime) }
    frames.place(
      on: map, height: TimelinePicture.framesHeight(height), density: density,
      screen: session.stage.settings.device.size, until: end)
    if !session.isPast { frames.catchFrame(of: session.stage, since: moving.now) }
    isBehind = !isWatched
    if isResting {
      if isWatched {
        frames.work(session)
        if lanes > 0 { curves.work(session, on: map, until: end) }
      }
      items.update(
        TimelineItem.items(
          marks, notes, branches, on: map, height: size.height, top: lanes, until: end))
    } else {
      frames.stop()
      curves.stop()
    }
    follow(session, isOther: isOther, isResting: isResting)
  }

  /// Follows the session's time alone, while nothing happens; true if that is all there is to follow.
  func step(_ session: LiveSession, isWatched: Bool) -> Bool {
    guard session === self.session, session.shownLine == line, session.retunings == retunings,
      !map.isFitted || map.x(of: session.end) <= size.width, !isWatched || !isBehind,
      !leavesSight(to: session.shownTime)
    else { return false }
    follow(session, isOther: false, isResting: true)
    return true
  }

  /// Whether the playhead goes out of sight with this time, and is to be brought back. Where a hand looks elsewhere, it goes.
  private func leavesSight(to time: Time) -> Bool {
    hand == .none && Alarm.now >= scrolledAt + TimelineStrip.scrolling
      && map.sees(moving.now, moving.now) && !map.sees(time, time)
  }

  /// Shows the session's time. While the phone rests, only what is seen of it counts: whole pixels.
  private func follow(_ session: LiveSession, isOther: Bool, isResting: Bool) {
    let before = moving
    moving.now = session.shownTime
    moving.end = session.end
    moving.isPast = session.showsPast
    moving.unfinished = marks.unfinished
    if isOther || (isResting ? !looks(like: before) : moving != before) {
      canvas.draw()
    } else if isResting {
      // What is drawn is compared with, else small steps would never add up to a pixel.
      (moving.now, moving.end) = (before.now, before.end)
    }
    speak(session)
  }

  private func looks(like before: Moving) -> Bool {
    func pixel(_ time: Time) -> Double { (map.x(of: time) * density).rounded() }
    var same = before
    (same.now, same.end) = (moving.now, moving.end)
    return same == moving && pixel(before.now) == pixel(moving.now)
      && pixel(before.end) == pixel(moving.end)
  }

  /// Assistive technology goes to a mark or to a line.
  private func press(item key: String) {
    switch items.meaning(of: key) {
    case .time(let time):
      onRequest?(.grab(time))
      onRequest?(.release)
    case .line(let id): onRequest?(.line(id))
    case .note(let id): onRequest?(.note(id))
    case nil: break
    }
  }

  private func speak(_ session: LiveSession) {
    let time = SpokenTime(now: session.shownTime, end: session.end)
    guard time != spoken else { return }
    if let spoken, !session.stands, time.now >= spoken.now,
      time.now - spoken.now < TimelineStrip.pace
    {
      return
    }
    spoken = time
    let now = SessionTime.spoken(time.now, isPrecise: session.stands)
    canvas.setValue(
      time.now.seconds, of: time.end.seconds,
      words: session.showsPast
        ? "\(now) of \(SessionTime.spoken(time.end, isPrecise: false)), in the past" : now)
  }

  /// The lines that leave the one that is shown, or that it left, with colours by their numbers.
  private static func branches(of session: LiveSession) -> [TimelinePicture.Branch] {
    let tree = session.tree
    guard tree.branches.count > 1 else { return [] }
    let shown = Set(tree.ancestry(of: session.shownLine).map(\.id))
    return tree.branches.enumerated().compactMap { number, branch in
      guard tree.isShown(branch.id) else { return nil }
      let isShown = branch.id == session.shownLine
      // Of what it came from only the rest is another future.
      var from = branch.origin?.time ?? .zero
      if shown.contains(branch.id), !isShown {
        let left = tree.ancestry(of: session.shownLine).compactMap(\.origin)
        from = left.first { $0.branch == branch.id }?.time ?? from
      }
      return TimelinePicture.Branch(
        id: branch.id, from: from, to: isShown ? session.end : branch.end, color: number,
        isShown: isShown)
    }
  }

  private func allocate(_ size: Size, density: Double) {
    guard size != self.size || density != self.density else { return }
    self.size = size
    self.density = density
    map = map.with(folds: map.folds, end: map.end, width: size.width)
    (still, stillLanes) = (nil, nil)
    canvas.draw()
  }

  /// The height of the lanes, which lie over the rest.
  var lanes: Double { max(0, size.height - TimelineStrip.mostWithoutLanes) }
  var height: Double { size.height - lanes }

  private func snapshot(_ snapshot: Canvas.Snapshot) {
    let picture = TimelinePicture(
      map: map, height: height, marks: marks, notes: notes, branches: branches,
      frames: frames.pictures,
      range: range, loops: loops, ink: ink)
    func scene(_ list: DisplayList) -> Scene {
      painter.scene(list, size: size, scale: density, for: canvas.use)
    }
    if still?.picture != picture {
      pictures += 1
      let list = painter.flattened(
        picture.list, size: Size(size.width, height), density: density,
        name: "timeline \(pictures)")
      still = (picture, scene(list))
    }
    guard let still else { return }
    snapshot.append(still.scene, at: Point(0, lanes), factor: 1)
    if lanes > 0 {
      let picture = TimelineLanes(
        map: map, height: lanes, marks: marks, curves: curves.curves, ink: ink)
      if stillLanes?.lanes != picture { stillLanes = (picture, scene(picture.list)) }
      if let stillLanes { snapshot.append(stillLanes.scene, at: .zero, factor: 1) }
    } else {
      stillLanes = nil
    }
    snapshot.append(scene(movingList), at: .zero, factor: 1)
  }

  /// The playhead and what goes on.
  private var movingList: DisplayList {
    var items: [DisplayItem] = []
    let end = map.x(of: moving.end)
    if end < size.width {
      items.append(
        .fill(Rect(end, 0, size.width - end, size.height), .zero, ink.words.faded(0.05)))
    }
    let middle = TimelinePicture.markMiddle(size.height)
    for mark in moving.unfinished {
      let x = map.x(of: mark.from)
      items.append(
        .fill(
          Rect(x - 2.5, middle - 2.5, max(5, end - x + 2.5), 5), CornerRadii(all: 2.5),
          TimelineInk.live))
    }
    let x = map.x(of: moving.now)
    let color = moving.isPast ? TimelineInk.past : TimelineInk.live
    items += TimelinePicture.playhead(at: x, height: size.height, color)
    if lanes > 0 {
      items += TimelineLanes.curveNumbers(
        curves.curves, at: moving.now, on: map, height: lanes, ink: ink)
    }
    if let hover = moving.hover, hand == .none { items += hoverItems(at: hover) }
    return DisplayList(items: items)
  }

  /// The time under the pointer, and what happens there.
  private func hoverItems(at x: Double) -> [DisplayItem] {
    let time = map.time(at: x)
    var words = SessionTime.words(time, isPrecise: true)
    if let what = moving.hoveredNote?.words ?? mark(at: x)?.words { words += "  \(what)" }
    let style = TextStyle(size: 10, lineHeight: 13, weight: 500, tabular: true)
    let text = Text(words, style: style)
    let width = painter.measurer.measure(text, width: nil).size.width + 10
    let left = min(max(2, x - width / 2), max(2, size.width - width - 2))
    return [
      .fill(Rect(x - 0.5, 0, 1, size.height), .zero, ink.words.faded(0.35)),
      .fill(Rect(left, 2, width, 16), CornerRadii(all: 4), ink.words.faded(0.9)),
      .text(text, Point(left + 5, 3.5), width: nil, ink.ground),
    ]
  }

  /// The note whose diamond is at a place.
  func note(at point: Point) -> TimelineNote? {
    notes.last {
      let frame = TimelinePicture.frame(of: $0, on: map)
      return frame.y <= point.y - lanes && point.y - lanes <= frame.maxY
        && abs(frame.midX - point.x) <= frame.width / 2
    }
  }

  func mark(at x: Double) -> TimelineMarks.Mark? {
    marks.marks.last { mark in
      let from = map.x(of: mark.from) - TimelineStrip.reach
      return from <= x && x <= map.x(of: mark.to ?? moving.end) + TimelineStrip.reach
    }
  }

  /// The times at all its places, one for each pixel, in their order.
  var times: [Time] {
    (0...max(0, Int(exactly: size.width.rounded(.down)) ?? 0)).map { map.time(at: Double($0)) }
  }

  /// The times at so many places before that of a time, one for each pixel, in their order.
  func times(before time: Time, _ count: Int) -> [Time] {
    let x = map.x(of: time).rounded()
    let times = (1...count).map { map.time(at: x - Double($0)) }.reversed()
    return times.filter { $0 < time }
  }
}
