import JSON
import TouchKit

/// How one number moves differently than before, in words.
struct TrackDifference {
  /// How much it matters: how far the two are apart, in points.
  private(set) var weight = 0.0
  /// What is different while the view is there in both; nil if nothing is.
  private(set) var words: String?
  /// When the view is there in one of the two alone; the same for all its numbers.
  private(set) var absence: String?
  /// How far the two are apart at one time, and when they are so most.
  private(set) var farthest = (distance: 0.0, time: Time.zero)
  /// The same once their events are aligned; nil if all of them come at the same times.
  private(set) var aligned: (distance: Double, time: Time)?

  /// When each begins to move, if they were laid over each other.
  private(set) var begins: (old: Time?, new: Time?)?

  var isAny: Bool { words != nil || absence != nil }

  /// Events that are nearer to each other are reported as one.
  private static let least = Time.milliseconds(1)

  init(_ old: SectionTrack, _ new: SectionTrack) {
    var farthest = (distance: 0.0, time: Time.zero)
    var gap: (time: Time, wasThere: Bool)?
    SectionTrack.walk(old, new) { time, a, b in
      switch (a, b) {
      case (let a?, let b?):
        if abs(a - b) > farthest.distance { farthest = (abs(a - b), time) }
      case (nil, nil): break
      case (let was, _): gap = gap ?? (time, was != nil)
      }
    }
    absence = gap.map { Self.absence(old, new, at: $0.time, wasThere: $0.wasThere) }
    guard farthest.distance > new.grain / 2 else { return }
    self.farthest = farthest
    let unit = new.unit
    weight = farthest.distance * (new.isLength ? 1 : 100)
    let alignment = TrackAlignment(old, new)
    begins = alignment.begins
    var parts = Self.events(alignment)
    if alignment.isShifted, alignment.isSame, !parts.isEmpty {
      aligned = (0, .zero)
      parts.append("the rest is the same")
    } else {
      parts += Self.arrival(old, new) + Self.overshoot(old, new) + Self.end(old, new)
      var apart =
        "differs by up to \(unit.words(farthest.distance)) at \(Self.milliseconds(farthest.time))"
      if alignment.isShifted {
        let (distance, time) = alignment.farthest
        aligned = alignment.farthest
        apart +=
          ", and by up to \(unit.words(distance)) at \(Self.milliseconds(time)) once their times are aligned"
      }
      parts.append(apart)
    }
    words = quoted(new.name) + " " + parts.joined(separator: ", ")
  }

  // MARK: A view that is not there

  private static func absence(
    _ old: SectionTrack, _ new: SectionTrack, at time: Time, wasThere: Bool
  ) -> String {
    let id = quoted(new.name.lastIndex(of: ".").map { String(new.name[..<$0]) } ?? new.name)
    if let was = old.coming, let now = new.coming, abs((now - was).microseconds) > 0 {
      return "\(id) appears \(late(was, now))"
    }
    if let was = old.going, let now = new.going, abs((now - was).microseconds) > 0 {
      return "\(id) disappears \(late(was, now))"
    }
    return wasThere
      ? "\(id) is missing at \(milliseconds(time)), but was there in the baseline"
      : "\(id) is there at \(milliseconds(time)), but was missing in the baseline"
  }

  // MARK: Parts of a sentence

  private static func events(_ alignment: TrackAlignment) -> [String] {
    var parts: [String] = []
    var shift = Time.zero
    for pair in alignment.pairs where abs((pair.late - shift).microseconds) >= least.microseconds {
      shift = pair.late
      switch pair.kind {
      // This is reported for the view.
      case .come: shift = .zero
      case .begin: parts.append("begins \(pair.isFirst ? "" : "again ")\(late(pair.old, pair.new))")
      case .catch: parts.append("changes course \(late(pair.old, pair.new))")
      }
    }
    if let time = alignment.onlyOld {
      parts.append("does not change course now (did at \(milliseconds(time)))")
    }
    if let time = alignment.onlyNew {
      parts.append("changes course at \(milliseconds(time)), but did not in the baseline")
    }
    return parts
  }

  private static func arrival(_ old: SectionTrack, _ new: SectionTrack) -> [String] {
    let (was, now) = (old.arrival, new.arrival)
    guard abs((now - was).microseconds) >= least.microseconds else { return [] }
    return ["reaches its final value \(late(was, now))"]
  }

  private static func overshoot(_ old: SectionTrack, _ new: SectionTrack) -> [String] {
    let (was, now) = (old.overshoot, new.overshoot)
    guard abs(now - was) > new.one / 10 else { return [] }
    return ["overshoots by \(new.unit.words(now)) (was \(new.unit.digits(was)))"]
  }

  private static func end(_ old: SectionTrack, _ new: SectionTrack) -> [String] {
    guard let was = old.values.last(where: { $0 != nil }) ?? nil,
      let now = new.values.last(where: { $0 != nil }) ?? nil, abs(was - now) > new.one / 100
    else { return [] }
    return ["ends at \(new.unit.words(now)) (was \(new.unit.digits(was)))"]
  }

  /// Such as `48 ms later (350 → 398)`. Less than a millisecond is written with its decimals.
  private static func late(_ old: Time, _ new: Time) -> String {
    let late = new - old
    let span = abs(late.microseconds) < 1000 ? abs(late.milliseconds).twoDecimals : nil
    let whole = abs(late.milliseconds).rounded().twoDecimals
    return
      "\(span ?? whole) ms \(late > .zero ? "later" : "earlier") (\(number(old)) → \(number(new)))"
  }

  private static func number(_ time: Time) -> String { time.milliseconds.rounded().twoDecimals }
  private static func milliseconds(_ time: Time) -> String { "\(number(time)) ms" }
}

extension SectionTrack {
  /// When the view comes for the first time; nil if it is there from the beginning on, or never.
  fileprivate var coming: Time? {
    guard let first = values.firstIndex(where: { $0 != nil }), first > 0 else { return nil }
    return times[first]
  }

  /// When the view disappears for good; nil if it stays, or is never there.
  fileprivate var going: Time? {
    guard let last = values.lastIndex(where: { $0 != nil }), last + 1 < times.count else {
      return nil
    }
    return times[last + 1]
  }
}
