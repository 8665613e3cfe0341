import CFiles
import CLimits
import Glibc
import JSON
import Synchronization

/// Handles the signals that end the program.
enum Interruption {
  private static let requests = Atomic<Int>(0)
  /// How many tasks are running that have to finish first.
  private static let holds = Atomic<Int>(0)
  /// How long the present frame or file may still take after an interruption, in seconds.
  private static let grace: UInt32 = 1

  /// Whether the user wants the program to stop.
  static var isRequested: Bool { requests.load(ordering: .relaxed) > 0 }

  /// Lets an interruption end the program between two frames, with its own status. If that takes too long or a second
  /// interruption comes, the program ends at once. If a reader disappears, or a file may not grow, this becomes an
  /// error of writing and does not end the program.
  static func prepare() {
    dp_limits_prepare()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // A caller that starts a program with interruptions ignored, as a shell does in the background, means it.
    var former = sigaction()
    guard sigaction(SIGINT, nil, &former) == 0, !isIgnored(former) else { return }
    signal(SIGALRM) { _ in Interruption.end() }
    signal(SIGINT) { _ in
      if Interruption.requests.add(1, ordering: .relaxed).newValue > 1 { Interruption.end() }
      if Interruption.holds.load(ordering: .relaxed) == 0 { alarm(Interruption.grace) }
    }
    // A parent's thread may have had them blocked for reasons of its own.
    var mine = sigset_t()
    sigemptyset(&mine)
    sigaddset(&mine, SIGINT)
    sigaddset(&mine, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &mine, nil)
  }

  /// Runs a task that ends on its own soon after an interruption, however long the present file takes.
  static func holding<Result>(_ body: () throws(Problem) -> Result) throws(Problem) -> Result {
    holds.add(1, ordering: .relaxed)
    defer { holds.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Ends at once; from a handler of a signal.
  private static func end() -> Never {
    dp_partials_remove()
    _exit(ExitStatus.interrupted.rawValue)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    // SIG_IGN is the handler with the address 1.
    unsafeBitCast(action.__sigaction_handler, to: Int.self) == 1
  }

  /// Ends a command that was interrupted; its half-written files are then removed.
  static func check() throws(Interrupted) {
    if isRequested { throw Interrupted() }
  }
}

/// Thrown to end a command because of an interruption.
struct Interrupted: Error {}
