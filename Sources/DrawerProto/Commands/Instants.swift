import Files
import Rehearsal
import TouchKit

/// The times at which a command looks at a run.
enum Instants {
  /// One time, or the run's end.
  case one(Time?)
  /// From 0 on, before the end: the n-th at n × numerator / denominator microseconds, rounded up.
  case sequence(numerator: Int64, denominator: Int64)
  /// The scenario's own shots.
  case shots

  /// More pictures than this are a slip of the hand.
  static let most = 100_000

  static let at = OptionRule("at", takes: "MS", "looks at this time; the end unless given")
  static let rates: [OptionRule] = [
    OptionRule("fps", takes: "N", "so many pictures a second, from 0 to before the end"),
    OptionRule("every", takes: "MS", "a picture every so many milliseconds"),
  ]

  init(_ invocation: Invocation) throws(Problem) {
    try invocation.refuse(["at", "fps", "every", "shots"])
    let day = Scenario.longest.milliseconds
    if invocation.has("shots") {
      self = .shots
    } else if let rate = try Instants.rate(invocation) {
      self = rate
    } else {
      self = .one(try invocation.number("at", in: 0...day).map { .milliseconds($0) })
    }
  }

  /// The times that `--fps` or `--every` asks for.
  static func rate(_ invocation: Invocation) throws(Problem) -> Instants? {
    try invocation.refuse(["fps", "every"])
    if let rate = try invocation.integer("fps", in: 1...1000) {
      return .sequence(numerator: 1_000_000, denominator: Int64(rate))
    }
    if let span = try invocation.number("every", in: 0.001...Scenario.longest.milliseconds) {
      return .sequence(numerator: Time.milliseconds(span).microseconds, denominator: 1)
    }
    return nil
  }

  /// Refuses a sequence of more pictures than are made, before the first is.
  func check(_ file: ScenarioFile) throws {
    guard case .sequence(let numerator, let denominator) = self else { return }
    func refuse(_ end: Time) throws(Problem) {
      let count = Instants.count(before: end, numerator, denominator)
      guard count > Instants.most else { return }
      throw Problem(
        file: file.path, what: "\(count) pictures at this rate",
        remedy: "at most \(Instants.most) are made, so take fewer a second")
    }
    let ends = file.scenario.ends
    try refuse(ends.lowerBound)
    guard Instants.count(before: ends.upperBound, numerator, denominator) > Instants.most
    else { return }
    // How long it waits for stillness only running says.
    let rehearsal = try file.rehearsal()
    let end = rehearsal.finish()
    try file.check(rehearsal)
    try refuse(end)
  }

  /// How many of the times come before an end.
  private static func count(before end: Time, _ numerator: Int64, _ denominator: Int64) -> Int {
    end == .zero ? 0 : Int((end.microseconds - 1) * denominator / numerator) + 1
  }

  static func time(_ place: Int, _ numerator: Int64, _ denominator: Int64) -> Time {
    Time(microseconds: (Int64(place) * numerator + denominator - 1) / denominator)
  }
}
