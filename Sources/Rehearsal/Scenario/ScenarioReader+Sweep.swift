import JSON
import TouchKit

/// Reads a sweep and refuses what makes no sense in it.
extension ScenarioReader {
  /// Reads the step of a sweep. Only a scenario's own steps may be one, since it ends what all its runs have in common.
  func sweep(_ item: JSONValue, _ context: Context) throws(Problem) -> Step {
    if context.isInterruption {
      throw item.problem("a sweep in an interruption", "interrupt a scenario once")
    }
    if context.used > 0 {
      throw item.problem(
        "a sweep in a scenario that another one uses", "write it into the scenario that is tested")
    }
    if context.depth > 0 {
      throw item.problem("a sweep among steps that are repeated", "write it before or after them")
    }
    let members = try check(item, "sweep")
    let plan = StepMembers(key: "sweep", members.value.members, prototype.catalogue)
    let every = Time.milliseconds(plan.optionalNumber("every") ?? 1)
    let (from, to) = (Time.milliseconds(plan.optionalNumber("from") ?? 0), plan.time("to"))
    guard to >= from else {
      throw plan.promised("to").problem(
        "the sweep ends at \(to.milliseconds.twoDecimals) ms, before it begins at \(from.milliseconds.twoDecimals) ms",
        "\"to\" must not be less than \"from\"")
    }
    var inner = context
    inner.isInterruption = true
    inner.depth = try deeper(context, item)
    var steps = StepListBuilder(context.uses)
    let list = members.promised("with")
    try read(list, isTake: false, in: inner, into: &steps)
    guard !steps.steps.isEmpty else {
      throw list.problem("an interruption without a step", "write a step, such as a tap")
    }
    let sweep = Sweep(every: every, from: from, to: to, steps: steps.steps)
    guard sweep.count <= Sweep.most else {
      throw members.value.problem(
        "a sweep of \(sweep.count) runs; the limit is \(Sweep.most)",
        "make \"every\" greater, or \"from\" and \"to\" closer together")
    }
    return Step(.sweep(sweep), at: nil, position: item.position, of: context.used)
  }

  /// Refuses a step that makes no sense in an interruption.
  func refuse(_ step: Step, ofInterruption item: JSONValue) throws(Problem) {
    switch step.action {
    case .shot:
      throw item.problem(
        "a shot in an interruption", "remove it: the runs of a sweep make no pictures")
    case .beginSection, .endSection:
      throw item.problem(
        "a motion in an interruption", "put its begin and end among the scenario's own steps")
    case .expect(let expectation) where !expectation.conditions.isSwept:
      throw item.problem("an expectation that is never checked", "remove \"swept\"")
    case .count(let count) where !count.isSwept:
      throw item.problem("an expectation that is never checked", "remove \"swept\"")
    case .inputs(let kinds):
      for case .touch(let finger, _, _) in kinds where !Sweep.fingers.contains(finger) {
        throw (item["touch"] ?? item).problem(
          "finger \(finger) in an interruption",
          "write \(Sweep.fingers[0]) or \(Sweep.fingers[1]): an interruption has its own fingers")
      }
    case .tap, .swipe, .drag, .hold, .twoFingers, .wait, .settle, .expect, .count, .turn, .sweep:
      break
    }
  }

  /// Refuses a second sweep, the fingers of the interruption in other steps, and more inputs in all of its runs than in a
  /// scenario.
  static func checkSweep(of scenario: Scenario) throws(Problem) {
    guard let first = scenario.steps.first(where: \.isSweep) else { return }
    if let sweep = scenario.sweep {
      let inputs = sweep.count * scenario.steps.map(\.action.inputCount).reduce(0, +)
      guard inputs <= RunCost.mostInputs else {
        throw Problem(
          position: first.position,
          what:
            "a sweep of \(sweep.count) runs with \(inputs) inputs; the limit is \(RunCost.mostInputs)",
          remedy: "make \"every\" greater, or \"from\" and \"to\" closer together")
      }
    }
    for step in scenario.steps {
      if step.isSweep, step.position != first.position {
        throw Problem(
          file: scenario.file(of: step), position: step.position, what: "a second sweep",
          remedy:
            "the first is in line \(first.position.line); put each in its own scenario")
      }
      guard case .inputs(let kinds) = step.action else { continue }
      for case .touch(let finger, _, _) in kinds where Sweep.fingers.contains(finger) {
        throw Problem(
          file: scenario.file(of: step), position: step.position,
          what: "finger \(finger) in a scenario whose sweep uses this finger",
          remedy: "use another number")
      }
    }
  }
}

extension Step {
  fileprivate var isSweep: Bool { if case .sweep = action { true } else { false } }
}

extension Scenario {
  /// Its sweep, if it has one.
  public var sweep: Sweep? {
    for step in steps { if case .sweep(let sweep) = step.action { return sweep } }
    return nil
  }
}
