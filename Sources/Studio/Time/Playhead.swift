import GtkPaint
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// The place in time that is shown, moved by the pointer, keys and commands; the range that is marked, and the speed of
/// time.
final class Playhead {
  private let parts: WindowParts
  private let timeline: TimelineView
  /// Whether time was paused before the user took hold of the playhead; nil while the user doesn't hold it.
  private var wasPaused: Bool?
  /// The places of the timeline whose frames were made ready for this drag.
  private var handPlaces: TimelineMap?
  /// The speed that slow motion uses next time.
  private(set) var slowPercent = 25

  init(_ parts: WindowParts, _ timeline: TimelineView) {
    self.parts = parts
    self.timeline = timeline
  }

  private var phone: PhoneCanvas { parts.phone }
  private var session: LiveSession { parts.session }

  /// Another session is shown, whose playhead the user doesn't hold.
  func forget() { wasPaused = nil }

  // MARK: Hands

  /// The user takes hold of the playhead: time is paused as long as they hold it.
  func grab(at time: Time) {
    if wasPaused == nil { wasPaused = session.isPaused }
    session.setPaused(true, at: Alarm.now)
    handPlaces = nil
    seekLater(to: time)
  }

  /// Has the frames made ready that the user may ask for with the playhead.
  private func lookAhead(from time: Time) {
    guard wasPaused != nil, handPlaces != timeline.map else { return }
    handPlaces = timeline.map
    var times = timeline.times
    times.insert(time, at: times.firstIndex { $0 >= time } ?? times.count)
    session.lookAhead(times, around: time, makeMeasurer: parts.makeMeasurer)
  }

  /// Goes there with the next frame.
  func seekLater(to time: Time) {
    // A pointer on its way may be what the line ends with.
    let isEnd = time >= session.end
    phone.flushPointer()
    let time = isEnd ? session.end : time
    phone.seeking.next = (time, timeline.times(before: time, Scrubber.behind))
    lookAhead(from: time)
    phone.refresh()
  }

  /// Time continues as before.
  func release() {
    guard let paused = wasPaused else { return }
    wasPaused = nil
    let moment = Alarm.now
    phone.settle(at: moment)
    session.setPaused(paused, at: moment)
  }

  /// Moves to a time at once, and pauses there.
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

  /// Moves this many frames forward or back, and first pauses time if it runs.
  func step(_ frames: Int64 = 1) {
    let moment = Alarm.now
    if !session.isPaused { session.setPaused(true, at: moment) }
    // Under a finger time runs even while it is paused.
    guard session.isStopped else { return }
    guard frames < 0 else {
      phone.settle(at: moment)
      return session.step(frames, at: moment)
    }
    // Going back is shown at once, also if the key is held.
    let time = session.frameTime(frames)
    let earlier = (1...Int64(Scrubber.behind)).map { session.frameTime(frames - $0) }.reversed()
    phone.seeking.next = (time, earlier.filter { $0 < time })
  }

  // MARK: Speed

  /// Plays backwards, pauses or plays forward; the same command again plays faster.
  func shuttle(_ direction: Int) {
    let moment = Alarm.now
    let isBackwards = session.playsBackwards
    let isForwards = !session.isStopped && !isBackwards
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

  func setPercent(_ target: String) {
    guard let percent = Int(target), VirtualClock.speeds.contains(percent) else { return }
    if percent < 100 { slowPercent = percent }
    session.setPercent(percent, at: Alarm.now)
  }

  func toggleSlowMotion() { setPercent(session.percent < 100 ? "100" : "\(slowPercent)") }

  /// A window that continues another one has its slow motion.
  func restore(slowPercent: Int) { self.slowPercent = slowPercent }

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
    let usual = max(.zero, session.end - Self.usualLoop)...max(session.end, Self.shortestLoop)
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

  /// A range as a menu names it, in microseconds.
  static func target(_ range: ClosedRange<Time>) -> String {
    "\(range.lowerBound.microseconds) \(range.upperBound.microseconds)"
  }

  /// Loops over a range, written in microseconds.
  func setRange(over target: String) {
    let ends = target.split(separator: " ").compactMap { Int64($0) }
    guard ends.count == 2, ends[0] < ends[1] else { return }
    session.range = Time(microseconds: ends[0])...Time(microseconds: ends[1])
    session.loops = false
    toggleLoop()
  }
}
