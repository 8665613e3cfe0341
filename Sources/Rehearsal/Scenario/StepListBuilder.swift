import JSON
import TouchKit

/// Gathers the steps that a reader reads. It refuses too many steps, and two shots of one name.
struct StepListBuilder {
  private(set) var steps: [Step] = []
  /// What a take says of the views that its fingers landed on.
  private(set) var landings: [NamedLanding] = []
  private var shots = ShotList()
  /// The last input of the prototype's own. A take may hold it hundreds of thousands of times; equal ones share their memory.
  private var lastCustom: Step.Action?
  private let uses: ScenarioReader.UsedFiles

  /// More steps than this are a mistake or an attack.
  static let most = 100_000

  init(_ uses: ScenarioReader.UsedFiles) { self.uses = uses }

  /// The path of a step's file for messages, if it is not the scenario's own.
  private func file(of step: Step) -> String? {
    step.used > 0 ? uses.files[Int(step.used) - 1] : nil
  }

  /// Makes room for the steps of a list, so that no step has to be moved later.
  mutating func reserve(for list: JSONValue) {
    guard case .items(let items) = list.kind else { return }
    reserve(items.count, atMost: RunCost.mostInputs)
  }

  /// Makes room for more steps if that at least doubles the list: for a few at a time an array grows better
  /// automatically.
  private mutating func reserve(_ more: Int, atMost most: Int) {
    guard more >= steps.count else { return }
    steps.reserveCapacity(min(steps.count + more, most))
  }

  /// Adds a step of a take.
  mutating func append(recorded step: Step, _ item: JSONValue) throws(Problem) {
    let at = step.at ?? .zero
    if let last = steps.last?.at, at < last {
      throw (item["at"] ?? item).problem(
        "this step is at \(at), but the step before it is at \(last)",
        "put the steps into the order of their times")
    }
    guard steps.count < RunCost.mostInputs else {
      throw item.problem(RunCost.tooManyInputs, "record shorter takes")
    }
    if let landing = NamedLanding(step, steps.count, of: item) { landings.append(landing) }
    steps.append(shared(step))
  }

  /// The step with the memory of an equal one before it.
  private mutating func shared(_ step: Step) -> Step {
    guard case .inputs(.one(.custom)) = step.action else { return step }
    var step = step
    if let lastCustom, lastCustom == step.action {
      step.action = lastCustom
    } else {
      lastCustom = step.action
    }
    return step
  }

  /// Adds a step of a scenario.
  mutating func append(_ step: Step, _ item: JSONValue) throws(Problem) {
    guard steps.count < StepListBuilder.most else { throw StepListBuilder.tooMany(item) }
    if case .shot(let name, _) = step.action {
      try add(shot: name, of: step, at: (item["shot"] ?? item).position)
    }
    steps.append(step)
  }

  /// Adds the steps that an item represents.
  mutating func append(_ other: StepListBuilder, for item: JSONValue) throws(Problem) {
    guard steps.count + other.steps.count <= StepListBuilder.most else {
      throw StepListBuilder.tooMany(item)
    }
    let start = steps.count
    steps += other.steps
    for shot in other.shots.shots {
      let step = other.steps[Int(shot.step)]
      let name = ShotList.name(of: shot, in: other.steps)
      try add(shot: name, of: step, at: shot.name, as: start + Int(shot.step))
    }
  }

  /// Adds the steps from `start` on again, `times` times, for an item that repeats them.
  mutating func add(_ times: Int, from start: Int, for item: JSONValue) throws(Problem) {
    let end = steps.count
    reserve((end - start) * times, atMost: StepListBuilder.most)
    for _ in 0..<times {
      guard steps.count + end - start <= StepListBuilder.most else {
        throw StepListBuilder.tooMany(item)
      }
      if let last = shots.shots.last, last.step >= start,
        let again = shots.shots.first(where: { $0.step >= start })
      {
        let name = ShotList.name(of: again, in: steps)
        try add(shot: name, of: steps[Int(again.step)], at: again.name)
      }
      // One by one: a slice of the steps would be a second holder of their memory, and all would be copied.
      for index in start..<end { steps.append(steps[index]) }
    }
  }

  /// Notes a shot; no other shot may have its name.
  private mutating func add(
    shot name: String, of step: Step, at position: SourcePosition, as number: Int? = nil
  ) throws(Problem) {
    if let first = shots.first(named: name, in: steps) {
      let former = steps[Int(first.step)]
      throw Problem(
        file: file(of: step), position: position, what: "two shots have the name \(quoted(name))",
        remedy:
          "the first is in line \(former.position.line)\(file(of: former).map { " of \(quoted($0))" } ?? ""); use a different name for each"
      )
    }
    let shot = ShotList.Shot(step: UInt32(clamping: number ?? steps.count), name: position)
    shots.add(name, shot, in: steps)
  }

  static func tooMany(_ item: JSONValue) -> Problem {
    item.problem(
      "the scenario has more than \(most) steps, including those that it uses and repeats",
      "repeat the steps fewer times")
  }
}
