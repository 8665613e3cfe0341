import Glibc
import JSON
import Widgets
import Workbench

/// The next program, from its start until it shows the session or has failed.
final class Successor {
  enum Event: Equatable {
    /// It has replayed what it received, and waits for the rest.
    case loaded
    /// Its first picture is on the display.
    case shown
    /// It has ended; why, in words.
    case failed(String)
  }

  /// So long it may be silent, in microseconds.
  private static let patience: Int64 = 10_000_000
  private static let patienceWords = "10 s"

  let folder: HandoverFolder
  /// Whether it begins a session of its own.
  let isClean: Bool
  private let onEvent: (Event) -> Void
  private var descriptor: Int32 = -1
  private var child: ChildProgram?
  private var stream: ByteStream?
  private var splitter = LineSplitter()
  private var silence: Alarm?
  /// Why it says that it can't take over.
  private var reason: String?
  /// Whether its first picture is on the display.
  private var isShown = false
  /// Whether the session is its own now.
  var hasTakenSession: Bool { isShown && !isClean }

  init(_ folder: HandoverFolder, isClean: Bool, _ onEvent: @escaping (Event) -> Void) {
    self.folder = folder
    self.isClean = isClean
    self.onEvent = onEvent
  }

  /// Starts it with the words of a command line; `--ready` is added to them. No event comes before this returns.
  func start(_ program: String, _ arguments: [String]) throws(Problem) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw Successor.problem(program)
    }
    defer { close(ends[1]) }
    descriptor = ends[0]
    let plan = ChildProgram.Plan(
      arguments: [program] + arguments + ["--ready", "\(ends[1])"], shared: ends[1])
    child = ChildProgram(plan) { [unowned self] in ended($0) }
    guard child != nil else {
      let problem = Successor.problem(program)
      close(ends[0])
      throw problem
    }
    stream = ByteStream(ends[0]) { [unowned self] in receive($0) }
    expectWord()
  }

  /// Tells it that the rest is in the folder.
  func show() {
    HandoverLine.go(folder.path).write(to: descriptor)
    expectWord()
  }

  /// Ends it, if it has not shown the session, and removes the files that were made for it.
  func end() {
    silence = nil
    stream = nil
    if let child, child.isRunning, !isShown {
      kill(child.process, SIGKILL)
      waitpid(child.process, nil, 0)
    }
    child = nil
    folder.remove()
  }

  private func expectWord() {
    silence = Alarm(at: Alarm.now + Successor.patience) { [unowned self] in
      onEvent(.failed("The new program did not answer for \(Successor.patienceWords)"))
    }
  }

  private func receive(_ bytes: [UInt8]) {
    for line in splitter.receive(bytes) {
      expectWord()
      switch HandoverLine(line) {
      case .loaded:
        // From here on it waits for us.
        silence = nil
        onEvent(.loaded)
      // The last use: the callback may let this go.
      case .ready, .parted:
        isShown = true
        return onEvent(.shown)
      case .failed(let words): reason = words
      case .busy, .go, nil: break
      }
    }
  }

  private func ended(_ end: ChildProgram.End) {
    silence = nil
    if let reason {
      return onEvent(.failed("The new program can't continue this session: \(printable(reason))"))
    }
    let how =
      switch end {
      case .status(let status): "with status \(status)"
      case .signal(let signal): "by signal \(signal) (\(String(cString: strsignal(signal))))"
      }
    onEvent(.failed("The new program ended \(how) before it showed anything"))
  }

  private static func problem(_ program: String) -> Problem {
    Problem(
      file: program, what: "can't be started: \(String(cString: strerror(errno)))", kind: .machine)
  }
}
