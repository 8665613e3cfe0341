import JSON
import TouchKit

/// What a scenario costs in all, as far as that is known before it runs: time and inputs.
///
/// A short file can ask for years; so more than these limits is refused before anything runs, with the step that exceeds them.
struct RunCost {
  /// So much time may pass, on the phone.
  static let mostTime = Scenario.longest
  /// So many inputs may be sent: two hours and more of a finger that never rests.
  static let mostInputs = 1_000_000

  static let tooManyInputs = "up to this step the scenario has more than \(mostInputs) inputs"
  static let tooMuchTime = "up to this step the scenario takes more than 24 h"

  private var time = Time.zero
  private var inputs = 0

  /// Refuses a scenario that asks for too much. Waiting until nothing moves counts nothing here; the run counts it.
  static func check(_ scenario: Scenario) throws(Problem) {
    var cost = RunCost()
    for step in scenario.steps { try cost.add(step, of: scenario) }
  }

  private mutating func add(_ step: Step, of scenario: Scenario) throws(Problem) {
    time = step.at ?? time + step.action.span
    inputs += step.action.inputCount
    guard inputs <= RunCost.mostInputs else {
      throw Problem(
        file: scenario.file(of: step), position: step.position, what: RunCost.tooManyInputs,
        remedy: "repeat the steps fewer times, or make them shorter")
    }
    guard time <= RunCost.mostTime else {
      throw Problem(
        file: scenario.file(of: step), position: step.position, what: RunCost.tooMuchTime,
        remedy: "repeat the steps fewer times, or wait for a shorter time")
    }
  }
}

extension Step.Action {
  /// How long the step takes; zero if that is not known before it runs.
  var span: Time {
    switch self {
    case .tap(_, let count, _):
      Time.milliseconds(FingerPath.tapInterval * (count - 1)) + FingerPath.tapDuration
    case .swipe(_, let swipe, _): swipe.duration
    case .twoFingers(_, let fingers, _): fingers.duration
    case .drag(_, let duration), .hold(_, let duration, _): duration
    case .wait(let span): span
    case .settle, .shot, .beginSection, .endSection, .expect, .count, .turn, .inputs, .sweep: .zero
    }
  }

  /// How many inputs it sends.
  var inputCount: Int {
    switch self {
    case .tap(_, let count, _): 2 * count
    case .swipe(_, let swipe, _): FingerPath.samples(in: swipe.duration)
    case .twoFingers(_, let fingers, _): 2 * FingerPath.samples(in: fingers.duration)
    case .drag(_, let duration): FingerPath.samples(in: duration)
    case .hold: 2
    case .turn: 1
    case .inputs(let kinds): kinds.count
    case .sweep(let sweep): sweep.steps.map { $0.action.inputCount }.reduce(0, +)
    case .wait, .settle, .shot, .beginSection, .endSection, .expect, .count: 0
    }
  }
}

extension Scenario {
  /// The times before which and after which the run does not end unless a step fails: they differ by the waits until
  /// nothing moves.
  package var ends: ClosedRange<Time> {
    var least = Time.zero
    var settles = 0
    for step in steps {
      least = step.at ?? least + step.action.span
      if step.action == .settle { settles += 1 }
    }
    least = max(least, end ?? .zero)
    let most = least.microseconds + Int64(settles) * Scenario.settleTimeout.microseconds
    return least...max(least, min(Time(microseconds: most), RunCost.mostTime))
  }
}
