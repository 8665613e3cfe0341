import Files
import TouchKit

/// How one motion differs from another of the same section.
public struct MotionComparison: Equatable, Sendable {
  /// Sentences, the most important first; empty if nothing differs.
  public let words: [String]
  /// Whether all lies within the tube that was asked for.
  public let isWithin: Bool

  /// More sentences are of no use.
  private static let most = 12

  public init(expected: Tracks, actual: Tracks, tube: MotionSection.Tube?) {
    var sentences: [(weight: Double, words: String)] = []
    func tell(_ weight: Double, _ words: String) {
      // What is true of a view is not told again for each of its numbers.
      if !sentences.contains(where: { $0.words == words }) { sentences.append((weight, words)) }
    }
    var isWithin = true
    for name in expected.names where !actual.names.contains(name) {
      tell(.infinity, "\(quoted(name)) does not move any more")
      isWithin = false
    }
    for new in actual.sectionTracks {
      guard let old = expected.sectionTracks.first(where: { $0.name == new.name }) else {
        tell(.infinity, "\(quoted(new.name)) moves and did not before")
        isWithin = false
        continue
      }
      let difference = TrackDifference(old, new)
      if let absence = difference.absence { tell(.infinity, absence) }
      if let words = difference.words { tell(difference.weight, words) }
      if difference.isAny, !(tube.map { new.isWithin($0, of: old) } ?? false) { isWithin = false }
    }
    self.isWithin = isWithin
    let order = sentences.indices.sorted {
      (sentences[$0].weight, $1) > (sentences[$1].weight, $0)
    }
    let shown = order.prefix(Self.most).map { sentences[$0].words }
    let left = order.count - shown.count
    words = left > 0 ? shown + ["and \(left) more"] : shown
  }
}

extension Tracks {
  fileprivate var names: [String] { tracks.map(\.name) }

  /// Its tracks, each with the times.
  fileprivate var sectionTracks: [SectionTrack] {
    tracks.map {
      SectionTrack(name: $0.name, isLength: $0.isLength, times: times, values: $0.values)
    }
  }
}
