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
        "exits with status 1 if a touch of a take hits another view than in the recording"),
    ]
  }

  static func followRule(isForPrograms: Bool = false) -> OptionRule {
    OptionRule(
      follow, isForPrograms: isForPrograms,
      "plays each touch of a take on the view that it hit in the recording, wherever the view is now"
    )
  }

  static let details =
    """
    A take is a recorded list of inputs. With --follow, each touch of a take is played on the view that it hit in the \
    recording, even if this view is at another place now. With --follow or --strict, the program prints a line for each \
    touch that hits a different view from the one in the recording.
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
      file: path, what: "--\(named) needs a take, and this file is a scenario",
      remedy: "name a take, or remove --\(named)")
  }

  /// The same for the window, which reads its file later.
  func check(window invocation: Invocation) throws(Problem) {
    guard way != nil else { return }
    guard let path = invocation.operands.first else {
      throw Invocation.problem("--\(named) needs a take", "name a take, or remove --\(named)")
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
