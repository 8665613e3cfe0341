import Glibc
import JSON
import Rehearsal

/// Ends runs that take too long by the machine's clock or that the user interrupts. No frame depends on it.
final class RunWatch: Sendable {
  /// When the run has to end, in nanoseconds of the machine's clock; nil if it has no limit.
  private let deadline: UInt64?
  private let seconds: Double

  /// Begins to count now.
  init(seconds: Double?) {
    self.seconds = seconds ?? 0
    deadline = seconds.map { RunWatch.now + UInt64($0 * 1e9) }
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  var isOver: Bool { Interruption.isRequested || isLate }

  private var isLate: Bool { deadline.map { RunWatch.now > $0 } ?? false }

  /// Makes a run end when its time is over or the user interrupts it.
  func guards(_ run: Run) { run.isOver = { self.isOver } }

  /// Ends the command if its run was ended, or has to be.
  func check(_ run: Run, _ file: String) throws {
    try Interruption.check()
    guard run.wasEnded || isLate else { return }
    throw run.machineProblem(
      in: file, "timed out in step \(run.stepNumber) after \(words)",
      "allow more time with --timeout, or find out why the scenario is slow")
  }

  private var words: String {
    Int(exactly: seconds).map { "\($0) s" } ?? "\(seconds) s"
  }
}

extension RunWatch {
  /// The longest that is accepted: a day.
  private static let most = 86_400.0
  /// The time limit for a test of a scenario, unless an option sets another one.
  static let usualForTests = 120.0

  static func option(_ summary: String) -> OptionRule {
    OptionRule("timeout", takes: "SECONDS", summary)
  }

  /// For commands that look at one run.
  static let option = option(
    "stops each run after this many seconds and exits with status 3 (default: no limit)")

  /// What `--timeout` says; nil without it.
  static func seconds(_ invocation: Invocation) throws(Problem) -> Double? {
    try invocation.number("timeout", in: 0.001...most)
  }
}
