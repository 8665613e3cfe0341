import Files
import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// The runs that a command line compares: what each starts from, and what distinguishes it for people.
struct CompareVariants {
  var names: [String]
  var states: [StartState]

  /// Every tuning with every value that varies, in the order of the command line.
  init(_ invocation: Invocation, from start: StartState) throws(Problem) {
    let variations = try VaryOption.read(invocation)
    let tunings = invocation.values("tuning")
    let changes = try ScenarioFile.changes(invocation)
    var tuned: [(name: String, state: StartState)] = []
    for tuning in tunings {
      var state = start
      try ScenarioFile.use(tuning, of: invocation.prototype, in: &state)
      for change in changes { state.set(change) }
      tuned.append((tuning, state))
    }
    if tuned.isEmpty { tuned.append(("", start)) }
    names = []
    states = []
    for (name, state) in tuned {
      for variation in variations.isEmpty ? [Variation([])] : variations {
        names.append([name, variation.name].filter { !$0.isEmpty }.joined(separator: " · "))
        states.append(variation.applied(to: state))
      }
    }
    // Two runs of one tuning are not a fault, but people have to distinguish them.
    for index in names.indices.reversed() {
      let before = names[..<index].filter { $0 == names[index] }.count
      if before > 0 { names[index] += " (\(before + 1))" }
    }
  }

  /// Refuses another number of runs than people can distinguish.
  func checkCount() throws(Problem) {
    let counts = RunComparison.counts
    guard !counts.contains(states.count) else { return }
    let remedy =
      states.count < counts.lowerBound
      ? "use --tuning twice, --vary with several values, or --with and another build"
      : "compare at most \(counts.upperBound) at once"
    throw Invocation.problem("\(NumberWords.count(states.count, "run")) can't be compared", remedy)
  }
}
