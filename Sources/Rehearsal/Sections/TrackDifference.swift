import Files
import TouchKit

/// How one number moves otherwise than before, in words.
struct TrackDifference {
  /// How much it matters: how far the two are apart, in points.
  private(set) var weight = 0.0
  /// What is different while the view is there in both; nil if nothing is.
  private(set) var words: String?
  /// When the view is there in one of the two alone; the same for all its numbers.
  private(set) var absence: String?

  var isAny: Bool { words != nil || absence != nil }

  /// Arrivals that are nearer to each other are told as one.
  private static let least = Time.milliseconds(1)

  init(_ old: SectionTrack, _ new: SectionTrack) {
    var farthest = (distance: 0.0, time: Time.zero)
    for time in (old.times + new.times).sorted() {
      switch (old.value(at: time), new.value(at: time)) {
      case (let a?, let b?):
        if abs(a - b) > farthest.distance { farthest = (abs(a - b), time) }
      case (nil, nil): break
      case (let was, _):
        absence = absence ?? Self.absence(of: new, at: time, wasThere: was != nil)
      }
    }
    guard farthest.distance > 0 else { return }
    weight = farthest.distance * (new.isLength ? 1 : 100)
    let parts =
      Self.arrival(old, new) + Self.overshoot(old, new) + Self.end(old, new) + [
        "farthest apart \(Self.words(farthest.distance, new)) at \(Self.milliseconds(farthest.time))"
      ]
    words = quoted(new.name) + " " + parts.joined(separator: ", ")
  }

  private static func absence(of track: SectionTrack, at time: Time, wasThere: Bool) -> String {
    let id = track.name.lastIndex(of: ".").map { String(track.name[..<$0]) } ?? track.name
    return wasThere
      ? "\(quoted(id)) is gone at \(milliseconds(time)) and was not before"
      : "\(quoted(id)) is there at \(milliseconds(time)) and was not before"
  }

  private static func arrival(_ old: SectionTrack, _ new: SectionTrack) -> [String] {
    let late = new.arrival - old.arrival
    let span = Time(microseconds: abs(late.microseconds))
    guard span >= least else { return [] }
    return [
      "arrives \(milliseconds(span)) \(late > .zero ? "later" : "earlier") (\(number(old.arrival)) → \(number(new.arrival)))"
    ]
  }

  private static func overshoot(_ old: SectionTrack, _ new: SectionTrack) -> [String] {
    guard abs(new.overshoot - old.overshoot) > (new.isLength ? 0.1 : 0.001) else { return [] }
    return ["overshoots \(words(new.overshoot, new)) (was \(decimals(old.overshoot)))"]
  }

  private static func end(_ old: SectionTrack, _ new: SectionTrack) -> [String] {
    guard let was = old.values.compactMap(\.self).last,
      let now = new.values.compactMap(\.self).last,
      abs(was - now) > (new.isLength ? 0.01 : 0.0001)
    else { return [] }
    return ["ends at \(words(now, new)) (was \(decimals(was)))"]
  }

  private static func words(_ number: Double, _ track: SectionTrack) -> String {
    track.isLength ? "\(decimals(number)) pt" : share(number)
  }

  /// A share with four decimals at most.
  private static func share(_ number: Double) -> String {
    var writer = JSONWriter()
    writer.number(number, .rounded(4))
    return writer.text
  }

  private static func number(_ time: Time) -> String { decimals(time.milliseconds.rounded()) }
  private static func milliseconds(_ time: Time) -> String { "\(number(time)) ms" }
}
