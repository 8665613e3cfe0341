import TouchKit

/// One number in all runs: how it moves in each, and how far the runs are apart.
package struct ComparedTrack: Equatable, Sendable {
  package let name: String
  /// Whether it is a length in points, and no alpha.
  package let isLength: Bool
  /// For each run; nil if the number is never there.
  package let measures: [TrackMeasures?]
  /// The greatest distance of two runs at one time; nil if no two runs ever have the number at once.
  package let farthest: Distance?
  /// In each run.
  let tracks: [SectionTrack?]

  package struct Distance: Equatable, Sendable {
    /// In the number's own unit.
    package var distance: Double
    package var time: Time
  }

  /// The number of a name; `times` are those of all runs, ascending.
  init(_ name: String, of runs: [RecordedRun], at times: [Time]) {
    self.name = name
    tracks = runs.map { $0.track(name) }
    isLength = tracks.compactMap(\.self).first?.isLength ?? true
    measures = tracks.map { $0.flatMap(TrackMeasures.init) }
    farthest = ComparedTrack.farthest(tracks.compactMap(\.self), at: times)
  }

  /// How much the distance counts beside other numbers': an alpha as much as a hundred points.
  var weight: Double { (farthest?.distance ?? 0) * (isLength ? 1 : 100) }

  /// With the decimals that are written, a smaller difference looks equal.
  var isApart: Bool {
    weight >= 0.005 || measures.contains(nil) != measures.allSatisfy { $0 == nil }
  }

  private static func farthest(_ tracks: [SectionTrack], at times: [Time]) -> Distance? {
    var cursors = tracks.map(TrackCursor.init)
    var worst: Distance?
    for time in times {
      var (low, high, count) = (Double.infinity, -Double.infinity, 0)
      for index in cursors.indices {
        guard let value = cursors[index].value(at: time) else { continue }
        (low, high, count) = (min(low, value), max(high, value), count + 1)
      }
      if count > 1, high - low > worst?.distance ?? -1 {
        worst = Distance(distance: high - low, time: time)
      }
    }
    return worst
  }
}
