import Rehearsal
import TouchKit

/// Samples the numbers of views in a run.
extension Run {
  /// Fills empty tracks with what is shown at these times and at the end; nil if a step of the run fails or the run is
  /// ended.
  ///
  /// If the duration of a step is not known, its end is found only at the instant after it, which then is the last one.
  package func tracks(
    _ empty: MotionTracks, at times: SampleTimes, from start: Time = .zero
  ) -> MotionTracks? {
    var tracks = empty
    var last: Time?
    var index = 0
    while true {
      let time = start + times[index]
      if let last, let end = end(knownAt: last), end <= time {
        return finished(tracks, at: end)
      }
      let stage = state(at: time)
      if isStopped { return nil }
      if let end = end(knownAt: time), end <= time { return finished(tracks, at: time) }
      tracks.sample(stage)
      last = time
      index += 1
    }
  }

  private func finished(_ tracks: MotionTracks, at time: Time) -> MotionTracks {
    var tracks = tracks
    let stage = state(at: time)
    if tracks.numbers.times.last != stage.now { tracks.sample(stage) }
    tracks.finish(stage.log.entries)
    return tracks
  }
}
