import MotionStudy
import Rehearsal
import TouchKit

/// Measures one motion under several designs: the same figures as those of `compare`.
package enum SideMeasures {
  /// Which motion is measured.
  package struct Question: Equatable, Sendable {
    /// The number that moves, as the log names it.
    package var what: String
    package var recording: Recording
    /// What each phone starts from.
    package var starts: [StartState]
    /// From where it begins to where all are at rest.
    package var range: ClosedRange<Time>

    package init(what: String, recording: Recording, starts: [StartState], range: ClosedRange<Time>)
    {
      self.what = what
      self.recording = recording
      self.starts = starts
      self.range = range
    }
  }

  /// What was measured of it.
  package struct Found: Equatable, Sendable {
    /// The number of a view, such as `drawer.y`.
    package var name: String
    /// For each design.
    package var measures: [TrackMeasures]
  }

  /// What is measured of a motion, unless it is over before.
  package static func measure(
    _ question: Question, of prototype: Prototype, makeMeasurer: MakeMeasurer,
    isOver: @escaping () -> Bool
  ) -> Found? {
    let subjects = subjects(question.what)
    let measurer = makeMeasurer()
    let runs = question.starts.map { start -> RecordedRun in
      var recording = question.recording
      recording.start = start
      let run = Run(prototype, recording, measurer: measurer)
      run.isOver = isOver
      run.run(to: question.range.lowerBound)
      let recorder = RunRecorder(run)
      recorder.record(to: question.range.upperBound)
      return recorder.recorded(as: "", subjects)
    }
    return found(in: runs, subjects)
  }

  /// When the motion of a phone arrives, from its beginning on; nil for what doesn't move.
  package static func arrival(_ measures: TrackMeasures) -> Time? {
    guard let begins = measures.begins, let arrives = measures.arrives else { return nil }
    return arrives - begins
  }

  /// The measures of the number that moves fastest.
  private static func found(
    in runs: [RecordedRun], _ subjects: [MotionTracks.Subject]
  ) -> Found? {
    let choice = RunComparison.Choice(
      ids: [subjects[0].id], properties: subjects.map(\.property))
    let all = RunComparison(runs, inputs: [], choice).tracks.compactMap { track -> Found? in
      let measures = track.measures.compactMap(\.self)
      guard measures.count == runs.count, track.isLength || subjects.count == 1 else { return nil }
      return Found(name: track.name, measures: measures)
    }
    func speed(_ found: Found) -> Double { found.measures.map(\.peakVelocity).max() ?? 0 }
    return all.max { speed($0) < speed($1) }.flatMap { speed($0) > 0 ? $0 : nil }
  }

  /// The view's number that a name of the log means; all of a view's for a value that is not one of these.
  package static func subjects(_ what: String) -> [MotionTracks.Subject] {
    let dot = what.lastIndex(of: ".") ?? what.endIndex
    let id = String(what[..<dot])
    let known = MotionTracks.Property(rawValue: String(what[dot...].dropFirst()))
    return (known.map { [$0] } ?? MotionTracks.Property.allCases).map {
      MotionTracks.Subject(id: id, property: $0)
    }
  }

  /// The words for a motion under a phone, of its times the arrival alone; `isShort` makes the least that distinguishes
  /// two phones.
  package static func words(_ measures: TrackMeasures, isShort: Bool = false) -> String {
    var words: [String] = []
    if let arrival = arrival(measures) {
      let time = "\(arrival.milliseconds.rounded().twoDecimals) ms"
      words.append(isShort ? time : "arrives in \(time)")
    }
    if measures.overshoot >= 0.05 {
      words.append("\(((measures.overshoot * 10).rounded() / 10).twoDecimals) over")
    }
    words.append("\(measures.peakVelocity.rounded().twoDecimals)/s")
    return words.joined(separator: " · ")
  }

  /// Its other time; nil for what doesn't move.
  package static func moreWords(_ measures: TrackMeasures) -> String? {
    measures.duration.map { "Stops after \($0.milliseconds.rounded().twoDecimals) ms" }
  }
}
