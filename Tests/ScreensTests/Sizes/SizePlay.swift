import MotionStudy
import Rehearsal
import TouchKit

@testable import Screens

/// A scenario that is played under a configuration, with every screen that it shows judged.
///
/// A step that is not possible there is left out, and what follows is played without it.
struct SizePlay: Sendable {
  /// A screen that breaks a rule.
  struct Finding: Sendable {
    /// The shot, or the end.
    var place: String
    var fault: ScreenFault
  }

  var findings: [Finding] = []
  /// What was allowed, by the entries of the list.
  var allowed: Set<Int> = []
  /// The steps that were left out, by their lines.
  var skipped: [Int] = []
  /// The shots before which no step was left out.
  var reached: [String] = []
  /// How many screens were judged.
  var judged = 0

  static let end = "its end"

  init(
    _ scenario: Scenario, under configuration: SizeConfiguration, measurer: any TextMeasuring
  ) {
    var scenario = scenario
    let start = configuration.applied(to: scenario.startState)
    // The shots that a former attempt has judged.
    var known = 0
    while true {
      let run = Run(phone, scenario, under: start, measurer: measurer)
      var shots = 0
      while let shot = run.nextShot() {
        shots += 1
        guard shots > known else { continue }
        known = shots
        if skipped.isEmpty { reached.append(shot.name) }
        judge(run.stage, shot.name)
      }
      guard run.isStopped else {
        if skipped.isEmpty { reached.append(SizePlay.end) }
        judgeEnd(run)
        return
      }
      let index = run.stepNumber - 1
      skipped.append(scenario.steps[index].position.line)
      scenario.steps.remove(at: index)
    }
  }

  /// What moves at the end comes to rest first.
  private mutating func judgeEnd(_ run: Run) {
    let limit = run.stage.now + SizePlay.longestRest
    while !run.stage.isSettled, let next = run.stage.nextEvent, next <= limit {
      _ = run.state(at: next)
    }
    judge(run.stage, SizePlay.end)
  }

  private static let longestRest = Time.seconds(10)
  /// The picture that was judged last: many shots show the same.
  private var last: (frame: DisplayList, isSettled: Bool)?

  private mutating func judge(_ stage: Stage, _ place: String) {
    let frame = stage.frame()
    guard last.map({ $0.frame != frame || $0.isSettled != stage.isSettled }) ?? true else { return }
    last = (frame, stage.isSettled)
    guard stage.isSettled else { return }
    judged += 1
    let screen = stage.seenScreen()
    // What a popover, a sheet or a banner lies over for a while is no fault.
    for rule in ScreenRule.allCases where rule != .targetsAreFree {
      for fault in rule.faults(of: screen) {
        if let index = AllowedFault.all.firstIndex(where: { $0.allows(fault, on: stage) }) {
          allowed.insert(index)
        } else {
          findings.append(Finding(place: place, fault: fault))
        }
      }
    }
  }
}
