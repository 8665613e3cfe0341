import Rehearsal
import TouchKit

/// Runs of one finger side by side: how each number moves in each of them, how far they are apart, and where they
/// diverge.
package struct RunComparison: Equatable, Sendable {
  package let runs: [RecordedRun]
  /// What moves in any run, in the order in which it was first seen, or what was asked for.
  package let tracks: [ComparedTrack]
  package let divergence: Divergence?

  /// How many runs people can distinguish.
  package static let counts = 2...8

  /// `inputs` are the times of what the finger does; `choice` is what is looked at.
  package init(_ runs: [RecordedRun], inputs: [Time], _ choice: Choice = Choice()) {
    self.runs = runs
    let times = RunComparison.times(of: runs)
    tracks = RunComparison.names(of: runs, choice).map { ComparedTrack($0, of: runs, at: times) }
    divergence = Divergence.first(of: runs, inputs: Set(inputs))
  }

  /// When the last run was over.
  package var end: Time { runs.map(\.end).max() ?? .zero }

  /// Whether anything differs from run to run.
  package var differs: Bool {
    divergence != nil || tracks.contains(where: \.isApart)
      || runs.contains { $0.settled != runs[0].settled }
  }

  /// The tracks, those that are farthest apart first.
  package var byWeight: [ComparedTrack] {
    tracks.indices.sorted { (tracks[$0].weight, $1) > (tracks[$1].weight, $0) }.map { tracks[$0] }
  }

  /// Which numbers are looked at.
  package struct Choice: Equatable, Sendable {
    /// Views; empty for all.
    package var ids: [String]
    /// Numbers of each view; empty for all.
    package var properties: [MotionTracks.Property]

    package init(ids: [String] = [], properties: [MotionTracks.Property] = []) {
      self.ids = ids
      self.properties = properties
    }

    /// The named numbers, which are looked at even if they do not change.
    package var named: [MotionTracks.Subject] {
      ids.flatMap { id in properties.map { MotionTracks.Subject(id: id, property: $0) } }
    }

    func includes(_ id: String, _ property: MotionTracks.Property) -> Bool {
      (ids.isEmpty || ids.contains(id)) && (properties.isEmpty || properties.contains(property))
    }
  }

  // MARK: What is compared

  /// The times of all rows, ascending, each once.
  private static func times(of runs: [RecordedRun]) -> [Time] {
    var times = runs.flatMap { $0.tracks.first?.times ?? [] }
    times.sort()
    return times.indices.filter { $0 == 0 || times[$0] != times[$0 - 1] }.map { times[$0] }
  }

  private static func names(of runs: [RecordedRun], _ choice: Choice) -> [String] {
    let named = Set(choice.named.map(\.name))
    // If a run does not know what moves within its parent, it has what moves on the screen: only what is new there
    // counts.
    let movingViews = runs.compactMap(\.movingViews).reduce(into: Set<String>()) {
      $0.formUnion($1)
    }
    let known = Set(runs.filter { $0.movingViews != nil }.flatMap { $0.tracks.map(\.name) })
    var names: [String] = []
    var seen: Set<String> = []
    for run in runs {
      for track in run.tracks where !seen.contains(track.name) {
        guard case .number(let id, let property) = MotionSection.Subject(track.name),
          choice.includes(id, property)
        else { continue }
        let moves =
          !choice.ids.isEmpty || movingViews.contains(id)
          || (run.movingViews == nil && !known.contains(track.name))
        guard moves || named.contains(track.name) else { continue }
        seen.insert(track.name)
        names.append(track.name)
      }
    }
    return names
  }
}
