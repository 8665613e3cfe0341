import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// The times at which a command looks at a run.
enum CommandTimes {
  /// One time, or the run's end.
  case one(Time?)
  /// From 0 on, before the end.
  case sequence(SampleTimes)
  /// The scenario's own shots.
  case shots

  static let at = OptionRule("at", takes: "MS", "shows the phone at this time (default: the end)")
  static let rates: [OptionRule] = [
    OptionRule(
      "fps", takes: "N",
      "frames per second; the first frame is at 0 ms, the last one before the end"
    ),
    OptionRule("every", takes: "MS", "milliseconds between frames"),
  ]

  init(_ invocation: Invocation) throws(Problem) {
    try invocation.refuse(["at", "fps", "every", "shots"])
    let day = Scenario.longest.milliseconds
    if invocation.has("shots") {
      self = .shots
    } else if let times = try CommandTimes.rate(invocation) {
      self = .sequence(times)
    } else {
      self = .one(try invocation.number("at", in: 0...day).map { .milliseconds($0) })
    }
  }

  /// The times that `--fps` or `--every` asks for.
  static func rate(_ invocation: Invocation) throws(Problem) -> SampleTimes? {
    try invocation.refuse(["fps", "every"])
    if let rate = try invocation.integer("fps", in: 1...1000) { return .perSecond(rate) }
    if let span = try invocation.number("every", in: 0.001...Scenario.longest.milliseconds) {
      return .every(.milliseconds(span))
    }
    return nil
  }

  /// Refuses a sequence of too many pictures before the first one is made.
  func check(_ file: ScenarioFile) throws {
    if case .sequence(let times) = self { try CommandTimes.check(times, file) }
  }

  /// `variations` are those of the scenario's runs; without any there is one run.
  static func check(
    _ times: SampleTimes, _ file: ScenarioFile, _ variations: [Variation] = []
  ) throws {
    let variations = variations.isEmpty ? [Variation([])] : variations
    do {
      try times.check(file.scenario, runs: variations.count) { index in
        let run = try file.run(under: variations[index])
        let end = run.finish()
        try file.check(run)
        return end
      }
    } catch let many as TooManySamples {
      let runs = variations.count > 1 ? " in \(variations.count) runs" : ""
      throw Problem(
        file: file.path, what: "\(many.count) pictures\(runs) are too many",
        remedy: "at most \(SampleTimes.most) are made; use fewer frames per second")
    }
  }
}
