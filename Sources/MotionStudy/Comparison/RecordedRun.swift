import TouchKit

/// What one run of a finger showed: how its views moved, and what its log says.
package struct RecordedRun: Equatable, Sendable {
  /// What distinguishes it from the other runs for people, such as the name of its tuning.
  package var name: String
  /// How far it was watched.
  package let end: Time
  /// Every number of a view that changed on the screen, and those that were asked for.
  let tracks: [SectionTrack]
  /// The views that moved within their parents; nil if that is not known.
  let movingViews: Set<String>?
  let log: [LogLine]
  /// When the last motion was over and the last finger had left; nil if something still moved at the end.
  package let settled: Time?

  init(
    name: String, end: Time, tracks: [SectionTrack], movingViews: Set<String>?, log: [LogLine]
  ) {
    (self.name, self.end, self.tracks) = (name, end, tracks)
    (self.movingViews, self.log, settled) = (movingViews, log, log.settled)
  }

  func track(_ name: String) -> SectionTrack? { tracks.first { $0.name == name } }
}
