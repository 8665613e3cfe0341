import Rehearsal
import TouchKit

/// Records what moves in a section: rows at equal distances and where motions begin and end, and the jumps at events.
struct SectionRecorder {
  let section: MotionSection
  let part: Part
  let begin: Time
  /// In the order of their times, each time once.
  private(set) var rows: [SectionRow] = []
  private(set) var jumps: [SectionJump] = []
  /// The ids of the views that were there at the end, looked at or not.
  private(set) var idsAtEnd: [String] = []
  /// Up to then nothing changes without an event or an input.
  private var stillUntil = Time.zero
  /// What rows at equal distances are counted from, and the number of the next one. All parts of a section count from its
  /// beginning, so that one look does for them.
  private let origin: Time
  private var next: Int64
  /// The time of that row; nil if no rows are kept.
  private(set) var nextTime: Time?
  /// The views that are looked at; nil for all.
  private let ids: [String]?
  /// The animated values that are looked at.
  private let values: [String]
  private let keepsRows: Bool
  private let findsJumps: Bool
  /// What was there just before the event that is under way.
  private var before: Before?
  /// How many lines the log had then.
  private var logged = 0
  /// How many lines the log had when the section began.
  let firstLine: Int

  /// Rows a second.
  static let rate: Int64 = 120

  /// Whether a time from the beginning is that of a row at an equal distance; other rows are those of events.
  static func isEven(_ time: Time) -> Bool {
    // A stranger's table may hold any time.
    guard time < .seconds(1_000_000) else { return false }
    let number = time.microseconds * rate / 1_000_000
    return time.microseconds == (number * 1_000_000 + rate - 1) / rate
  }

  private struct Before {
    var row: SectionRow
    /// A microsecond earlier, for velocities; nil if they may change.
    var earlier: SectionRow?
  }

  init(_ section: MotionSection, on stage: Stage, _ part: Part = .whole) {
    self.init(section, on: stage, part, countingFrom: stage.now)
  }

  private init(_ section: MotionSection, on stage: Stage, _ part: Part, countingFrom origin: Time) {
    self.section = section
    self.part = part
    begin = stage.now
    self.origin = origin
    next = (begin - origin).microseconds * Self.rate / 1_000_000 + 1
    // All parts look at the same views: another list of them would cost more than it spares.
    ids = section.looksAtAll ? nil : section.ids
    values = section.values
    keepsRows = part.keepsRows(of: section)
    findsJumps = part != .sinceInput && section.hasNoJumps
    firstLine = stage.log.count
    logged = firstLine
    guard keepsRows else { return }
    rows = [SectionRow(stage, values: values, ids)]
    nextTime = origin + SectionRecorder.time(of: next)
  }

  /// How long after the beginning the row of a number is.
  private static func time(of number: Int64) -> Time {
    Time(microseconds: (number * 1_000_000 + rate - 1) / rate)
  }

  /// What counts from the last input on, from this one.
  mutating func beginAgain(on stage: Stage) {
    self = SectionRecorder(section, on: stage, part, countingFrom: origin)
  }

  /// Adds a row of what is shown now.
  mutating func sample(_ stage: Stage) {
    guard !repeatsRow(stage) else { return }
    stillUntil = stage.nextChange(after: stage.now) ?? .distantFuture
    add(SectionRow(stage, values: values, ids))
  }

  /// Adds a row of what is shown now, at which another section looked already: the same one's other part sees the same.
  mutating func sample(_ stage: Stage, after other: SectionRecorder) {
    guard other.section.name == section.name, let last = other.rows.last, last.time == stage.now
    else { return sample(stage) }
    guard !repeatsRow(stage) else { return }
    stillUntil = other.stillUntil
    add(last)
  }

  /// Whether nothing has changed since the last row, which is repeated then.
  private mutating func repeatsRow(_ stage: Stage) -> Bool {
    if let nextTime, stage.now >= nextTime {
      next += 1
      self.nextTime = origin + SectionRecorder.time(of: next)
    }
    guard stage.now < stillUntil, var row = rows.last else { return false }
    if row.time != stage.now {
      row.time = stage.now
      rows.append(row)
    }
    return true
  }

  private mutating func add(_ row: SectionRow) {
    var row = row
    // Rows that are equal share their memory: in most of a long section nothing moves.
    if let last = rows.last, last.views == row.views { row.views = last.views }
    if rows.last?.time == row.time { rows.removeLast() }
    rows.append(row)
  }

  /// Adds the last row.
  mutating func finish(_ stage: Stage) {
    guard keepsRows else { return }
    sample(stage)
    idsAtEnd = stage.shownViews().ids
  }

  // MARK: Events

  /// An event is about to happen at `time`, up to which nothing else does.
  mutating func willHappen(_ stage: Stage, at time: Time) {
    logged = stage.log.count
    guard findsJumps else { return }
    let earlier = time - .tick
    before = Before(
      row: SectionRow(stage, values: values, ids, at: time),
      earlier: earlier >= stage.now ? SectionRow(stage, values: values, ids, at: earlier) : nil)
  }

  /// An input is about to reach the phone now.
  mutating func willReceive(_ kind: Input.Kind, _ stage: Stage) {
    logged = stage.log.count
    guard findsJumps else { return }
    before =
      kind.mayMoveAtOnce(on: stage) ? nil : Before(row: SectionRow(stage, values: values, ids))
  }

  /// The event has happened, or the input was received.
  mutating func happened(_ stage: Stage) {
    stillUntil = .zero
    let hasMotion = stage.log.latest(stage.log.count - logged).contains(where: \.isMotion)
    if let before {
      let now = SectionRow(stage, values: values, ids)
      jumps += SectionJump.find(from: before.row, to: now, section)
      if !hasMotion, let earlier = before.earlier, stage.nextEvent.map({ $0 > stage.now }) ?? true {
        let later = SectionRow(stage, values: values, ids, at: stage.now + .tick)
        jumps += SectionJump.find(
          velocitiesFrom: (earlier, before.row), to: (now, later), section)
      }
    }
    before = nil
    if hasMotion, keepsRows { sample(stage) }
  }
}

extension LogEntry {
  /// Whether it reports that a motion begins or ends.
  fileprivate var isMotion: Bool {
    switch message {
    case .motion, .motionEnded: true
    case .text, .touch, .taken, .gesture, .action, .posted, .timer, .edited: false
    }
  }
}

extension Input.Kind {
  /// Whether the input itself puts things at another place: a finger that moves what it holds, words that need more
  /// room.
  fileprivate func mayMoveAtOnce(on stage: Stage) -> Bool {
    switch self {
    case .touch(_, .moved, _), .touch(_, .stationary, _): true
    // A finger that leaves from another place than it was at has moved there.
    case .touch(let finger, .ended, let point):
      stage.touches.active.contains { $0.finger == finger && $0.location != point }
    case .touch(_, .began, _), .touch(_, .cancelled, _): false
    case .scroll, .pointer, .type, .compose, .key, .rotate, .environment, .set, .raw: true
    case .activate, .shake, .interrupt, .custom: false
    }
  }
}
