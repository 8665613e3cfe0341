import Files
import JSON
import Rehearsal
import TouchKit

/// How one motion differs from another of the same section.
package struct MotionComparison: Equatable, Sendable {
  /// Sentences, the most important first; empty if nothing differs.
  package let words: [String]
  /// What the sentences report, as numbers, in their order.
  package let measures: [MotionMeasures]
  /// Whether everything is within the tolerance band that was asked for.
  package let isWithin: Bool

  /// More sentences are of no use.
  private static let most = 12

  private struct Sentence {
    var weight: Double
    var words: String
    /// What it reports; nil for a view that appears or disappears.
    var tracks: (old: SectionTrack?, new: SectionTrack?, TrackDifference?)?
  }

  package init(expected: Tracks, actual: Tracks, toleranceBand: MotionSection.ToleranceBand?) {
    var sentences: [Sentence] = []
    var told: Set<String> = []
    func tell(
      _ weight: Double, _ words: String,
      _ tracks: (SectionTrack?, SectionTrack?, TrackDifference?)? = nil
    ) {
      // What is true of a view is not reported again for each of its numbers.
      if told.insert(words).inserted {
        sentences.append(Sentence(weight: weight, words: words, tracks: tracks))
      }
    }
    var isWithin = true
    let (olds, news) = (expected.sectionTracks, actual.sectionTracks)
    let names = Set(news.map(\.name))
    for old in olds where !names.contains(old.name) {
      tell(
        .infinity, "\(quoted(old.name)) moved in the baseline, but does not move now",
        (old, nil, nil))
      isWithin = false
    }
    let byName = Dictionary(olds.map { ($0.name, $0) }) { first, _ in first }
    for new in news {
      guard let old = byName[new.name] else {
        tell(
          .infinity, "\(quoted(new.name)) moves, but did not move in the baseline", (nil, new, nil))
        isWithin = false
        continue
      }
      // Most numbers are as they were.
      guard old != new else { continue }
      let difference = TrackDifference(old, new)
      if let absence = difference.absence { tell(.infinity, absence) }
      if let words = difference.words {
        tell(difference.weight, words, (old, new, difference))
      }
      if difference.isAny, !(toleranceBand.map { new.isWithin($0, of: old) } ?? false) {
        isWithin = false
      }
    }
    self.isWithin = isWithin
    let order = sentences.indices.sorted {
      (sentences[$0].weight, $1) > (sentences[$1].weight, $0)
    }.map { sentences[$0] }
    let shown = order.prefix(Self.most)
    let left = order.count - shown.count
    words = shown.map(\.words) + (left > 0 ? ["and \(left) more"] : [])
    // Only for the sentences that are shown.
    measures = shown.compactMap { sentence in
      sentence.tracks.flatMap { MotionMeasures($0.old, $0.new, $0.2) }
    }
  }
}
