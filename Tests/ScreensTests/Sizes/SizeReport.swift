import MotionStudy
import Rehearsal

/// What the plays of scenarios found, put together.
struct SizeReport {
  /// Each fault with the places and configurations that have it, in the order in which they were found.
  private(set) var findings: [(words: String, places: [String])] = []
  private var indices: [String: Int] = [:]
  private(set) var judged = 0
  private(set) var skipped = 0
  /// The states that were not reached yet.
  private(set) var missed: [String] = []
  private var reached: Set<String> = []
  private(set) var allowed: Set<Int> = []

  mutating func add(
    _ play: SizePlay, of name: String, _ scenario: Scenario, under configuration: SizeConfiguration
  ) {
    judged += play.judged
    skipped += play.skipped.count
    allowed.formUnion(play.allowed)
    for shot in play.reached { reached.insert("\(name)/\(shot)") }
    for shot in scenario.shotNames + [SizePlay.end] {
      let state = "\(name)/\(shot)"
      if !missed.contains(state) { missed.append(state) }
    }
    missed.removeAll { reached.contains($0) }
    for finding in play.findings {
      let fault = finding.fault
      let words = "\(SizeReport.words(fault.kind)): \(fault.name)"
      let numbers = "\(fault.kind) at \(fault.frame)"
      let place = "\(name)/\(finding.place), \(configuration): \(numbers)"
      if let index = indices[words] {
        findings[index].places.append(place)
      } else {
        indices[words] = findings.count
        findings.append((words, [place]))
      }
    }
  }

  private static func words(_ kind: ScreenFault.Kind) -> String {
    switch kind {
    case .contrast: "hard to read"
    case .overlap(let other, _): "under «\(other)»"
    case .tooLarge: "larger than its place"
    case .brokenWord(let word): "broken: «\(word)»"
    case .outOfSight(let cover): "out of sight under \(cover)"
    case .focusOutOfSight: "written into, out of sight"
    case .smallTarget: "too small"
    case .coveredTarget: "behind something"
    case .nameless: "without a name"
    }
  }

  var summary: String {
    """
    \(judged) screens judged, \(skipped) steps left out, \(missed.count) states not reached\
    \(missed.isEmpty ? "" : ": " + missed.joined(separator: ", "))
    """
  }

  /// Each fault with its first places.
  var words: String {
    findings.map {
      "\($0.words) (\($0.places.count))\n  " + $0.places.prefix(3).joined(separator: "\n  ")
    }
    .joined(separator: "\n")
  }
}
