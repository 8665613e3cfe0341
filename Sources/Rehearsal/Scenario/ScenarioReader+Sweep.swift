import JSON
import TouchKit

/// Reads a sweep and refuses what makes no sense in it.
extension ScenarioReader {
  /// Reads the step of a sweep. Only a scenario's own steps may be one, since it ends what all its runs have in common.
  func sweep(_ item: JSONValue, _ context: Context) throws(Problem) -> Step {
    if context.isInterruption {
      throw item.problem("an interruption can't have a sweep", "remove the inner sweep")
    }
    if context.used > 0 {
      throw item.problem(
        "a scenario that is used by another scenario can't have a sweep",
        "put the sweep into the scenario that is tested")
    }
    if context.depth > 0 {
      throw item.problem(
        "a sweep can't be among steps that are repeated",
        "put the sweep before or after the repeat")
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
      throw list.problem("the interruption has no steps", "add a step, such as a tap")
    }
    let sweep = Sweep(every: every, from: from, to: to, steps: steps.steps)
    guard sweep.count <= Sweep.most else {
      throw members.value.problem(
        "this sweep has \(sweep.count) runs; the limit is \(Sweep.most)",
        "use a greater \"every\", or bring \"from\" and \"to\" closer together")
    }
    return Step(.sweep(sweep), at: nil, position: item.position, of: context.used)
  }

  /// Refuses a step that makes no sense in an interruption.
  func refuse(_ step: Step, ofInterruption item: JSONValue) throws(Problem) {
    switch step.action {
    case .shot:
      throw item.problem(
        "an interruption can't have a shot",
        "remove the shot: the runs of a sweep make no pictures")
    case .beginSection, .endSection:
      throw item.problem(
        "an interruption can't begin or end a motion",
        "put the begin and the end of the motion among the scenario's own steps")
    case .expect(let expectation) where !expectation.conditions.isSwept:
      throw item.problem(
        "in an interruption, \"swept\": false means that the step is never checked",
        "remove \"swept\"")
    case .count(let count) where !count.isSwept:
      throw item.problem(
        "in an interruption, \"swept\": false means that the step is never checked",
        "remove \"swept\"")
    case .inputs(let kinds):
      for case .touch(let finger, _, _) in kinds where !Sweep.fingers.contains(finger) {
        throw (item["touch"] ?? item).problem(
          "an interruption can't use finger \(finger)",
          "use finger \(Sweep.fingers[0]) or \(Sweep.fingers[1]), which only interruptions use")
      }
    case .tap, .swipe, .drag, .hold, .twoFingers, .wait, .settle, .expect, .count, .turn, .sweep:
      break
    }
  }

  /// Refuses a second sweep, the fingers of the interruption in other steps, and more inputs in all of its runs than in a
  /// scenario.
  static func checkSweep(of scenario: Scenario) throws(Problem) {
    guard let first = scenario.steps.first(where: { $0.isSweep }) else { return }
    if let sweep = scenario.sweep {
      let inputs = sweep.count * scenario.steps.map { $0.action.inputCount }.reduce(0, +)
      guard inputs <= RunCost.mostInputs else {
        throw Problem(
          position: first.position,
          what:
            "the \(sweep.count) runs of this sweep have \(inputs) inputs in all; the limit is \(RunCost.mostInputs)",
          remedy: "use a greater \"every\", or bring \"from\" and \"to\" closer together")
      }
    }
    for step in scenario.steps {
      if step.isSweep, step.position != first.position {
        throw Problem(
          file: scenario.file(of: step), position: step.position,
          what: "a scenario can have only one sweep",
          remedy:
            "the first sweep is in line \(first.position.line); put each sweep into its own scenario"
        )
      }
      guard case .inputs(let kinds) = step.action else { continue }
      for case .touch(let finger, _, _) in kinds where Sweep.fingers.contains(finger) {
        throw Problem(
          file: scenario.file(of: step), position: step.position,
          what:
            "the scenario can't use finger \(finger), because the interruption of its sweep uses this finger",
          remedy: "use another finger")
      }
    }
  }
}

extension Step {
  fileprivate var isSweep: Bool { if case .sweep = action { true } else { false } }
}

extension Scenario {
  /// Its sweep, if it has one.
  package var sweep: Sweep? {
    for step in steps { if case .sweep(let sweep) = step.action { return sweep } }
    return nil
  }
}
