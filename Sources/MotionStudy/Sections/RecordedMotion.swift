import Rehearsal
import TouchKit

/// What moved in a section that is over, as numbers over times from its beginning.
package struct RecordedMotion: Equatable, Sendable {
  package var section: MotionSection
  package var numbers: Tracks
  /// When the section began.
  package var begin = Time.zero
  /// What happened in the section, with the scenario's own times.
  package var log: [LogEntry] = []

  package init(section: MotionSection, numbers: Tracks) {
    self.section = section
    self.numbers = numbers
  }

  init(_ recording: SectionRecording, log: [LogEntry]) {
    section = recording.section
    numbers = Tracks(recording.tracks, at: recording.times)
    begin = recording.begin
    self.log = log
  }
}

extension Tracks {
  /// A table of tracks that have the same times.
  fileprivate init(_ tracks: [SectionTrack], at times: [Time]) {
    self.init()
    for track in tracks { add(track.name, isLength: track.isLength) }
    for (row, time) in times.enumerated() {
      add(time)
      for (index, track) in tracks.enumerated() { self[last: index] = track.values[row] }
    }
  }
}
