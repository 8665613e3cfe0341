import TouchKit

/// One number of a motion and of its baseline as measures, which reports write.
package struct MotionMeasures: Equatable, Sendable {
  /// What is measured of one of the two. Times are in milliseconds from the section's beginning.
  package struct Side: Equatable, Sendable {
    /// Nil if it never moves.
    package var begins: Double?
    package var arrives: Double
    package var overshoot: Double
    package var peakVelocity: Double
    package var from: Double
    package var to: Double

    package init(
      begins: Double?, arrives: Double, overshoot: Double, peakVelocity: Double, from: Double,
      to: Double
    ) {
      self.begins = begins
      self.arrives = arrives
      self.overshoot = overshoot
      self.peakVelocity = peakVelocity
      self.from = from
      self.to = to
    }
  }

  /// A distance, and when it is so great.
  package struct Distance: Equatable, Sendable {
    package var distance: Double
    package var at: Double

    package init(distance: Double, at: Double) {
      self.distance = distance
      self.at = at
    }
  }

  package var name: String
  package var unit: TrackUnit
  /// Nil if it did not move before, or does not move now.
  package var expected: Side?
  package var actual: Side?
  package var farthest: Distance?
  /// The distance once begins and catches are aligned; nil if all of them come at the same times.
  package var aligned: Distance?

  package init(
    name: String, unit: TrackUnit, expected: Side?, actual: Side?, farthest: Distance?,
    aligned: Distance?
  ) {
    self.name = name
    self.unit = unit
    self.expected = expected
    self.actual = actual
    self.farthest = farthest
    self.aligned = aligned
  }

  /// The numbers of these tracks of a motion, whether they differ or not.
  package static func all(
    _ names: [String], expected: Tracks?, actual: Tracks
  ) -> [MotionMeasures] {
    let (old, new) = (expected?.sectionTracks ?? [], actual.sectionTracks)
    return names.compactMap { name in
      MotionMeasures(old.first { $0.name == name }, new.first { $0.name == name })
    }
  }

  init?(_ old: SectionTrack?, _ new: SectionTrack?, _ difference: TrackDifference? = nil) {
    guard let track = new ?? old else { return nil }
    let begins = difference?.begins ?? (old?.events.begin, new?.events.begin)
    self.init(
      name: track.name, unit: track.unit,
      expected: old.flatMap { Side($0, begins: begins.old) },
      actual: new.flatMap { Side($0, begins: begins.new) },
      farthest: difference.map {
        Distance(distance: $0.farthest.distance, at: $0.farthest.time.milliseconds)
      },
      aligned: difference?.aligned.map {
        Distance(distance: $0.distance, at: $0.time.milliseconds)
      })
  }
}

extension MotionMeasures.Side {
  /// Nil if the view is never there.
  fileprivate init?(_ track: SectionTrack, begins: Time?) {
    guard let first = track.points.first, let last = track.points.last else { return nil }
    self.init(
      begins: begins?.milliseconds,
      arrives: track.arrival.milliseconds, overshoot: track.overshoot,
      peakVelocity: track.peakVelocity, from: first.value, to: last.value)
  }
}
