import Rehearsal
import TouchKit

/// A note of a review on the timeline.
package struct TimelineNote: Equatable {
  package var id: String
  package var time: Time
  package var words: String

  package init(id: String, time: Time, words: String) {
    self.id = id
    self.time = time
    self.words = words
  }
}

/// What happens along a line: fingers, other inputs, motions. It grows with the line.
package struct TimelineMarks: Equatable {
  /// A finger from its landing to its leaving, or one thing that was done.
  package struct Mark: Equatable {
    package enum Symbol: Equatable { case finger, scroll, key, turn, setting, own, interruption }

    package var symbol: Symbol
    package var from: Time
    /// Nil until it ends.
    package var to: Time?
    /// What it is, in words.
    package var words: String
    /// Which finger.
    package var finger: Int?
    /// How far down the finger was, at its first and last places and some in between.
    package var way: [Place] = []
  }

  /// How far down a finger is at a time.
  package struct Place: Equatable {
    package var time: Time
    package var y: Double
  }

  /// A way has no places that are closer in time.
  private static let wayStep = Time.milliseconds(30)

  /// A motion from its beginning to its end.
  package struct Motion: Equatable {
    package var what: String
    package var from: Time
    /// Nil while it runs, and for one that never ends.
    package var to: Time?
    package var wasInterrupted = false

    /// How long it took, if it came to its end.
    package var length: Time? { wasInterrupted ? nil : to.map { $0 - from } }
  }

  /// A line of the log that is an event of its own.
  package struct Event: Equatable {
    package var time: Time
    package var words: String
  }

  package private(set) var marks: [Mark] = []
  package private(set) var events: [Event] = []
  /// The time of the first input that diverges under another tuning.
  package var divergence: Time?
  package private(set) var motions: [Motion] = []
  /// How often something was added, or came to its end.
  private var changes = 0
  /// How many of the line's inputs and of its log's lines were read.
  private var inputs = 0
  private var lines = 0
  /// The marks of fingers that are down; only looked up, never iterated.
  private var down: [Int: Int] = [:]
  /// The motions that run; only looked up, never iterated.
  private var running: [String: Int] = [:]

  package init(divergence: Time? = nil) {
    self.divergence = divergence
  }

  /// Reads what came since; false if it changes nothing that is seen.
  package mutating func follow(_ all: [Input], _ log: EventLog) -> Bool {
    guard all.count != inputs || log.count != lines else { return false }
    let before = changes
    if all.count < inputs || log.count < lines {
      self = TimelineMarks()
      changes = before + 1
    }
    for input in all[inputs...] { add(input) }
    for entry in log.latest(log.count - lines) { add(entry) }
    (inputs, lines) = (all.count, log.count)
    return changes != before
  }

  private mutating func add(_ input: Input) {
    switch input.kind {
    case .touch(let finger, .began, let point):
      down[finger] = marks.count
      add(.finger, input, "Finger", finger: finger, to: nil)
      marks[marks.count - 1].way.append(Place(time: input.time, y: point.y))
    case .touch(let finger, .moved, let point):
      guard let index = down[finger], let last = marks[index].way.last,
        input.time - last.time >= TimelineMarks.wayStep
      else { break }
      marks[index].way.append(Place(time: input.time, y: point.y))
    case .touch(let finger, .ended, let point), .touch(let finger, .cancelled, let point):
      guard let index = down.removeValue(forKey: finger) else { break }
      marks[index].way.append(Place(time: input.time, y: point.y))
      end(index, at: input.time)
    case .touch(_, .stationary, _), .pointer, .raw: break
    case .scroll(_, _, .began): add(.scroll, input, "Scroll", to: nil)
    case .scroll(_, _, .moved): break
    case .scroll(_, _, .ended):
      if let index = marks.lastIndex(where: { $0.symbol == .scroll }) {
        end(index, at: input.time)
      }
    case .scroll(_, _, .wheel): add(.scroll, input, "Wheel")
    case .activate(let id, let action): add(.finger, input, "\(action ?? "Press") \(id)")
    case .type(let text): add(.key, input, "Type \(text)")
    case .compose: break
    case .key(let key): if key.phase == .press { add(.key, input, "Key \(key.name)") }
    case .rotate(let orientation): add(.turn, input, "Turn to \(orientation.rawValue)")
    case .shake: add(.turn, input, "Shake")
    case .interrupt(let kind): add(.interruption, input, StudioNames.title(kind.rawValue))
    case .environment: add(.setting, input, "Look")
    case .set(let name, _): add(.setting, input, name)
    case .custom(let name, _): add(.own, input, StudioNames.title(name))
    }
  }

  private mutating func add(
    _ symbol: Mark.Symbol, _ input: Input, _ words: String, finger: Int? = nil
  ) {
    add(symbol, input, words, finger: finger, to: input.time)
  }

  private mutating func add(
    _ symbol: Mark.Symbol, _ input: Input, _ words: String, finger: Int? = nil, to end: Time?
  ) {
    changes += 1
    marks.append(Mark(symbol: symbol, from: input.time, to: end, words: words, finger: finger))
  }

  private mutating func end(_ index: Int, at time: Time) {
    changes += 1
    marks[index].to = time
  }

  private mutating func add(_ entry: LogEntry) {
    switch entry.message {
    case .motion(let what, _, _, let until):
      guard until != nil else { return }
      running[what] = motions.count
      changes += 1
      motions.append(Motion(what: what, from: entry.time))
    case .motionEnded(let what, let interrupted):
      guard let index = running.removeValue(forKey: what) else { return }
      changes += 1
      motions[index].to = entry.time
      motions[index].wasInterrupted = interrupted
    case .touch(let finger, .began, _, let view?):
      // The input came just before.
      if let index = marks.lastIndex(where: { $0.finger == finger && $0.from <= entry.time }) {
        changes += 1
        marks[index].words = "Finger on \(view)"
      }
    case .touch, .edited: break
    case .text, .taken, .gesture, .action, .posted, .timer:
      changes += 1
      events.append(Event(time: entry.time, words: entry.text))
    }
  }

  /// What has not ended yet.
  package var unfinished: [Mark] {
    marks.suffix(TimelineMarks.mostUnfinished).filter { $0.to == nil }
  }

  /// How many of the last marks can be unfinished at most.
  private static let mostUnfinished = 32

  /// The spans in which something happens, in the order of their beginnings.
  package func busy(until end: Time) -> [ClosedRange<Time>] {
    let all =
      marks.map { $0.from...max($0.from, $0.to ?? end) }
      + motions.map { $0.from...max($0.from, $0.to ?? end) }
    return all.sorted { $0.lowerBound < $1.lowerBound }
  }
}
