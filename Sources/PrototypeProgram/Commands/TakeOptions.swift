import Files
import JSON
import Rehearsal

/// The options by which a take is played at the views that it hit, and judged by whether it means the same there.
struct TakeOptions {
  private static let follow = "follow"
  private static let strict = "strict"
  /// Their names.
  static let names = [follow, strict]

  /// For commands that play takes; the short help of the window describes them in its words.
  static func rules(isForPrograms: Bool = false) -> [OptionRule] {
    [
      followRule(isForPrograms: isForPrograms),
      OptionRule(
        strict, isForPrograms: isForPrograms,
        "exits with status 1 if a take diverges from its recording"),
    ]
  }

  static func followRule(isForPrograms: Bool = false) -> OptionRule {
    OptionRule(
      follow, isForPrograms: isForPrograms,
      "plays each touch of a take on the view that it hit, wherever the view is now")
  }

  static let details =
    """
    With --follow, each touch of a take hits the same view as in the recording, also on another device or with another \
    tuning. If a touch hits another view, the program says so on standard error. With --strict it says so, too.
    """

  /// How a take is played; nil if it is not watched.
  let way: TakeWay?
  let isStrict: Bool
  /// The option to name in messages.
  private let named: String

  /// Some commands have a --strict of their own.
  init(_ invocation: Invocation, hasOwnStrict: Bool = false) {
    isStrict = !hasOwnStrict && invocation.has(TakeOptions.strict)
    let follows = invocation.has(TakeOptions.follow)
    way = follows ? .following : isStrict ? .asRecorded : nil
    named = follows ? TakeOptions.follow : TakeOptions.strict
  }

  /// Refuses the options if they have nothing to be about.
  func check(_ scenario: Scenario, _ path: String) throws(Problem) {
    guard way != nil, !scenario.isTake else { return }
    throw Problem(
      file: path, what: "--\(named) with a scenario, whose steps always find their views",
      remedy: "remove it, or name a take")
  }

  /// The same for the window, which reads its file later.
  func check(window invocation: Invocation) throws(Problem) {
    guard way != nil else { return }
    guard let path = invocation.operands.first else {
      throw Invocation.problem("--\(named) without a take", "name a take, or remove it")
    }
    let bytes = try SafeFile.read(path, atMost: ScenarioReader.limits.bytes)
    try check(
      try ScenarioReader(invocation.prototype).read(
        bytes, file: path, sources: ScenarioFile.sources(of: path)),
      path)
  }

  /// Where a run diverges from the recording, as messages about the take.
  func problems(_ run: Run, in path: String) -> [Problem] {
    guard let way else { return [] }
    return run.divergences.map { $0.problem(in: path, played: way) }
  }
}
