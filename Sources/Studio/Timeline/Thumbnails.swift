import GtkPaint
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The thumbnails along the timeline. They are painted one at a time while the phone rests; until then the nearest one
/// that is ready is shown instead.
final class Thumbnails {
  /// A frame that waits to be painted.
  private struct Waiting {
    var time: Time
    var list: DisplayList
    var screen: Size
  }

  private struct Painted {
    var time: Time
    var bitmap: Bitmap
    var size: Size
    /// Whether it shows what was there before the branch was run under another tuning.
    var isOld = false
  }

  /// Between two frames, in logical pixels.
  private static let gap = 2.0
  /// So many painted frames are kept at the most.
  private static let most = 400
  /// So many wait at the most; more are left to the run.
  private static let mostWaiting = 64

  private let painter: Painter
  /// Called when another frame is there.
  var onPicture: (() -> Void)?
  /// Calls for the next frame.
  private var alarm: Alarm?
  /// In the order of their times.
  private var painted: [Painted] = []
  private var waiting: [Waiting] = []
  /// Plays the branch for frames that were not caught as they were shown.
  private var run: Run?
  private var recording: Recording?
  private var prototype: Prototype?
  private var count = 0
  private var map: TimelineMap?
  private var height = 0.0
  private var density = 1.0
  /// The width of a frame.
  private var width = 1.0
  private var end = Time.zero

  init(painter: Painter) { self.painter = painter }

  /// How much of the phone's time is played in a slice of work.
  private static let slice = Time.seconds(20)
  /// The time between two slices of work, in microseconds.
  private static let pause: Int64 = 15_000
  /// While the user tunes, the control must rest for this long, in microseconds, before frames are painted: the phone
  /// comes first, and its frame would wait for the display's next one behind theirs.
  private static let handTime: Int64 = 200_000
  /// When the control has rested for that long.
  private var handRests: Int64 = 0

  /// Forgets all frames: they are of another branch, or of another phone.
  func forget() {
    painted = []
    waiting = []
    run = nil
    alarm = nil
  }

  /// The branch was run again under another tuning: its frames are painted again, and stay as they are until then.
  func outdate() {
    for index in painted.indices { painted[index].isOld = true }
    waiting = []
    run = nil
    alarm = nil
    handRests = Alarm.now + Thumbnails.handTime
  }

  /// Follows the timeline, whose frames are so high and whose branch is played so far.
  func place(on map: TimelineMap, height: Double, density: Double, screen: Size, until end: Time) {
    if self.height != height || self.density != density { forget() }
    self.map = map
    self.height = height
    self.density = density
    self.end = end
    width = max(
      4, (min(screen.width, screen.height) / max(screen.width, screen.height) * height).rounded())
  }

  /// The middles of the frames that the timeline has room for.
  private var times: [Time] {
    guard let map, height > 0 else { return [] }
    let step = width + Thumbnails.gap
    return stride(from: 0, to: map.width - width, by: step).map { map.time(at: $0 + width / 2) }
      .filter { $0 <= end }
  }

  /// The frames that are there.
  var pictures: [FramePicture] {
    guard let map else { return [] }
    let reach = (width + Thumbnails.gap) / 2
    return times.compactMap { time in
      let middle = map.x(of: time)
      let near = map.time(at: middle - reach)...map.time(at: middle + reach)
      guard let found = nearest(to: time, in: near) else { return nil }
      return FramePicture(x: middle - found.size.width / 2, size: found.size, bitmap: found.bitmap)
    }
  }

  /// The place among the painted frames of the first that is not before a time.
  private func place(of time: Time) -> Int {
    var places = painted.startIndex..<painted.endIndex
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      places =
        painted[middle].time < time
        ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }

  private func nearest(to time: Time, in span: ClosedRange<Time>) -> Painted? {
    let place = place(of: time)
    let after = place < painted.count && span.contains(painted[place].time) ? painted[place] : nil
    let before = place > 0 && span.contains(painted[place - 1].time) ? painted[place - 1] : nil
    guard let after, let before else { return after ?? before }
    return after.time - time <= time - before.time ? after : before
  }

  private func isMissing(_ time: Time) -> Bool {
    let place = place(of: time)
    return place == painted.count || painted[place].time != time || painted[place].isOld
  }

  /// The phone shows a moment: if a frame is wanted there, it need not be played again for it.
  func catchFrame(of stage: Stage, since former: Time) {
    guard waiting.count < Thumbnails.mostWaiting, former < stage.now,
      let time = times.last(where: { $0 > former && $0 <= stage.now }), isMissing(time)
    else { return }
    waiting.append(Waiting(time: time, list: stage.frame(), screen: stage.screenSize))
  }

  /// Paints what is missing, a frame at a time, until `stop` or all is there.
  func work(_ session: LiveSession) {
    guard alarm == nil, isMissing else { return }
    // The playhead that the user drags comes first.
    guard session.peek == nil else { return }
    // The inputs that came since are not known to the run.
    if run == nil || recording?.inputs.count != session.knownInputs.count {
      let recording = Recording(
        start: session.start.startState, inputs: session.knownInputs, end: session.end)
      self.recording = recording
      run = nil
      prototype = session.prototype
    }
    alarm = Alarm(at: max(Alarm.now + Thumbnails.pause, handRests)) { [unowned self] in
      alarm = nil
      workOnce()
      // A recording that is kept keeps all of its inputs.
      if isMissing { work(session) } else { (run, recording) = (nil, nil) }
    }
  }

  func stop() { alarm = nil }

  private var isMissing: Bool {
    !waiting.isEmpty || times.contains(where: isMissing)
  }

  private func workOnce() {
    if !waiting.isEmpty {
      let next = waiting.removeFirst()
      return paint(next)
    }
    guard let prototype, let recording, let time = times.first(where: isMissing) else {
      return
    }
    let run = run ?? Run(prototype, recording, measurer: painter.measurer)
    self.run = run
    guard comeNear(run, to: time) else { return }
    let stage = run.state(at: time)
    paint(Waiting(time: time, list: stage.frame(), screen: stage.screenSize))
  }

  /// Brings the run nearer to a time, by a slice of work; false if it takes more of them.
  private func comeNear(_ run: Run, to time: Time) -> Bool {
    if time < run.stage.now { return !run.approach(time, by: Thumbnails.slice) }
    let next = run.stage.now + Thumbnails.slice
    if next < time { run.run(to: next) }
    return next >= time
  }

  private func paint(_ frame: Waiting) {
    let factor = height / max(frame.screen.width, frame.screen.height)
    let size = Size(frame.screen.width * factor, frame.screen.height * factor)
    count += 1
    let bitmap = painter.bitmap(
      frame.list, size: frame.screen, scale: factor * density, density: density,
      name: "frame \(count)")
    guard let bitmap else { return }
    if painted.count >= Thumbnails.most {
      let seen = Set(times)
      painted.removeAll { !seen.contains($0.time) }
    }
    let new = Painted(time: frame.time, bitmap: bitmap, size: size)
    let place = place(of: frame.time)
    if place < painted.count, painted[place].time == frame.time {
      painted[place] = new
    } else {
      painted.insert(new, at: place)
    }
    onPicture?()
  }
}
