import Glibc
import Synchronization

/// What signals do to the program.
enum Interruption {
  private static let requests = Atomic<Int>(0)
  /// How long the present frame or file may still take after an interruption, in seconds.
  private static let grace: UInt32 = 1

  /// Whether someone wants the program to stop.
  static var isRequested: Bool { requests.load(ordering: .relaxed) > 0 }

  /// Lets an interruption end the program between two frames, with the status that says so, and at once where that
  /// takes too long or is asked for twice; and lets a reader that goes away be an error of writing, not a death.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGALRM) { _ in _exit(ExitStatus.interrupted.rawValue) }
    signal(SIGINT) { _ in
      if Interruption.requests.add(1, ordering: .relaxed).newValue > 1 {
        _exit(ExitStatus.interrupted.rawValue)
      }
      alarm(Interruption.grace)
    }
  }

  /// Ends a command that was interrupted; what it was writing is then cleared away.
  static func check() throws(Interrupted) {
    if isRequested { throw Interrupted() }
  }
}

/// Thrown where a command is to end because of an interruption.
struct Interrupted: Error {}
