import Rehearsal
import TouchKit

/// Why a view is where it is: the thread from it back through its last motion and what began that to the finger.
package struct CauseThread: Equatable, Sendable {
  /// One step of the thread.
  package struct Link: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case view, motion, gesture, action, event, touch
    }

    package var kind: Kind
    package var words: String
    /// When it was, for what has a time.
    package var time: Time?
  }

  package var links: [Link]
  /// The name of the motion, if one brought the view here.
  package var motion: String?
  /// What the thread spans: from the finger or the cause to the time that was asked for.
  package var from: Time

  /// A motion that was begun up to the time.
  private struct Span {
    var name: String
    var from: Time
    var to: Time?
    var start: Double
    var target: Double
    var isInterrupted = false
    /// How many lines of the log came before.
    var line: Int
  }

  /// A finger from its landing on.
  private struct Finger {
    var number: Int
    var from: Time
    var to: Time?
    var place: Point
    var end: Point
    var view: String?
  }

  /// So many motions and fingers, the latest, are asked whether they moved the view.
  private static let most = 24
  /// How long before and after a time the velocity is measured.
  private static let instant = Time.milliseconds(1)

  /// The thread of a view at a time of a line. `log` is what happened up to then; `run` plays the line, and is used up.
  package init(of id: String, at time: Time, log: EventLog, in run: Run) {
    let entries = log.entries.filter { $0.time <= time }
    let motions = CauseThread.motions(entries)
    let fingers = CauseThread.fingers(entries)
    let (recentMotions, recentFingers) = (
      motions.suffix(CauseThread.most), fingers.suffix(CauseThread.most)
    )
    var times = [time, max(.zero, time - CauseThread.instant)]
    for span in recentMotions { times += [span.from, min(span.to ?? time, time)] }
    for finger in recentFingers { times += [finger.from, min(finger.to ?? time, time)] }
    let history = ViewHistory(id, at: times, in: run)
    func moved(_ from: Time, _ to: Time?) -> Bool {
      history.distance(from, min(to ?? time, time)) > ViewHistory.least
    }
    links = [CauseThread.view(id, at: time, history)]
    let motion = recentMotions.last { moved($0.from, $0.to) }
    let held = recentFingers.last { moved($0.from, $0.to) }
    // A finger moves the view itself while it is down, and a motion that begins when it leaves continues from there.
    if let held,
      motion.map({ $0.from < held.from || $0.from < (held.to ?? time) && held.to == nil }) ?? true
    {
      links += [CauseThread.link(held, at: time)]
      (self.motion, from) = (nil, held.from)
      return
    }
    guard let motion else {
      links.append(Link(kind: .event, words: "The view is where it was at the start.", time: .zero))
      (self.motion, from) = (nil, .zero)
      return
    }
    self.motion = motion.name
    links.append(CauseThread.link(motion, at: time))
    let causes = CauseThread.causes(of: motion.line, at: motion.from, entries)
    links += causes
    let finger = fingers.last { $0.from <= motion.from && ($0.to ?? time) >= motion.from }
    if let finger { links.append(CauseThread.link(finger, at: time)) }
    from = finger?.from ?? motion.from
  }

  // MARK: The log

  private static func motions(_ entries: [LogEntry]) -> [Span] {
    var spans: [Span] = []
    var running: [String: Int] = [:]
    for (line, entry) in entries.enumerated() {
      switch entry.message {
      case .motion(let what, let start, let target, _):
        running[what] = spans.count
        spans.append(
          Span(name: what, from: entry.time, to: nil, start: start, target: target, line: line))
      case .motionEnded(let what, let isInterrupted):
        guard let index = running.removeValue(forKey: what) else { break }
        (spans[index].to, spans[index].isInterrupted) = (entry.time, isInterrupted)
      default: break
      }
    }
    return spans
  }

  private static func fingers(_ entries: [LogEntry]) -> [Finger] {
    var fingers: [Finger] = []
    var down: [Int: Int] = [:]
    for entry in entries {
      guard case .touch(let number, let phase, let place, let view) = entry.message else {
        continue
      }
      switch phase {
      case .began:
        down[number] = fingers.count
        fingers.append(
          Finger(
            number: number, from: entry.time, to: nil, place: place, end: place, view: view))
      case .ended, .cancelled:
        guard let index = down.removeValue(forKey: number) else { break }
        (fingers[index].to, fingers[index].end) = (entry.time, place)
      case .moved, .stationary:
        if let index = down[number] { fingers[index].end = place }
      }
    }
    return fingers
  }

  /// What the log holds right before a motion begins: decisions, actions and events of the same time, the nearest first
  /// and each kind once.
  private static func causes(of line: Int, at time: Time, _ entries: [LogEntry]) -> [Link] {
    var links: [Link] = []
    for entry in entries[..<line].reversed() {
      guard entry.time == time else { break }
      let kind: Link.Kind? =
        switch entry.kind {
        case .gesture: .gesture
        case .action: .action
        case .application, .notification, .timer, .navigation, .text: .event
        case .touch, .sound, .motion: nil
        }
      guard let kind, !links.contains(where: { $0.kind == kind }) else { continue }
      links.append(Link(kind: kind, words: entry.text, time: entry.time))
    }
    return links
  }

  // MARK: Words

  private static func view(_ id: String, at time: Time, _ history: ViewHistory) -> Link {
    let before = max(.zero, time - instant)
    guard let place = history.place(at: time) else {
      return Link(kind: .view, words: "\(id) is not on the screen", time: nil)
    }
    let frame = place.frame
    var words =
      "\(id) at \(length(frame.x)), \(length(frame.y)), "
      + "\(length(frame.width)) × \(length(frame.height))"
    if place.alpha < 1 { words += ", alpha \(rounded(place.alpha).twoDecimals)" }
    if let former = history.place(at: before), before < time {
      let step = frame.origin - former.frame.origin
      let way = (step.x * step.x + step.y * step.y).squareRoot()
      let speed = (way / (time - before).seconds).rounded()
      if speed >= 1 { words += ", moving at \(speed.twoDecimals) pt/s" }
    }
    return Link(kind: .view, words: words, time: nil)
  }

  private static func link(_ motion: Span, at time: Time) -> Link {
    var words =
      "\(motion.name) \(rounded(motion.start).twoDecimals) → \(rounded(motion.target).twoDecimals), "
    switch motion.to {
    case let end? where end <= time:
      let span = (end - motion.from).milliseconds.rounded().twoDecimals
      words += "\(motion.isInterrupted ? "interrupted" : "at rest") after \(span) ms"
    default: words += "running for \((time - motion.from).milliseconds.rounded().twoDecimals) ms"
    }
    return Link(kind: .motion, words: words, time: motion.from)
  }

  private static func link(_ finger: Finger, at time: Time) -> Link {
    let view = finger.view.map { " on \($0)" } ?? ""
    let (place, end) = (finger.place, finger.end)
    var words =
      "finger \(finger.number) landed\(view) at \(length(place.x)), \(length(place.y))"
    if let to = finger.to, to <= time {
      words +=
        " and lifted at \(length(end.x)), \(length(end.y)) after "
        + "\((to - finger.from).milliseconds.rounded().twoDecimals) ms"
    } else if end != place {
      words += " and is at \(length(end.x)), \(length(end.y)) now"
    }
    return Link(kind: .touch, words: words, time: finger.from)
  }

  /// A length in points, to a tenth.
  private static func length(_ number: Double) -> String {
    ((number * 10).rounded() / 10).twoDecimals
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
