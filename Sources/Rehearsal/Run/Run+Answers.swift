import TouchKit

/// Answers of a run for any time, in any order of the questions.
extension Run {
  /// The view tree at a time.
  public func tree(at time: Time) -> ViewTree { state(at: time).tree() }

  /// The log up to a time.
  public func log(at time: Time) -> [LogEntry] { state(at: time).log.entries }

  /// The names of the shots that the steps of its scenario take.
  public var shotNames: [String] { scenario?.shotNames ?? [] }

  /// Fills empty tracks with what is shown at these times and at the end; nil if a step of the run fails or the run is
  /// ended.
  ///
  /// The end of a step that takes no known time is found only at the instant after it, which then is the last one.
  public func tracks(
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

  private func end(knownAt time: Time) -> Time? {
    ending.flatMap { $0.known <= time ? $0.time : nil }
  }

  private func finished(_ tracks: MotionTracks, at time: Time) -> MotionTracks {
    var tracks = tracks
    let stage = state(at: time)
    if tracks.numbers.times.last != stage.now { tracks.sample(stage) }
    tracks.finish(stage.log.entries)
    return tracks
  }
}
