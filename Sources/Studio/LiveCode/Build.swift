import Glibc
import Widgets
import Workbench

/// A build that runs beside the window. Its output is passed to the standard error, and errors are picked out of it.
final class Build {
  enum Outcome {
    /// The path of the program that it has built, and the times until then.
    case program(String, ChangeTimes)
    case failed(BuildReport)
  }

  /// Other programs go before it by so much.
  private static let niceness: Int32 = 10
  /// How long it may take to end after it was asked to, in microseconds.
  private static let patience: Int64 = 2_000_000
  /// The same when the window closes.
  private static let lastPatience: Int64 = 500_000

  private let command: BuildCommand
  private var report: BuildReport
  private var times: ChangeTimes
  private var splitters = [LineSplitter(), LineSplitter()]
  /// The last line on its standard output.
  private var lastOutput: String?
  private var child: ChildProgram?
  private var kill: Alarm?
  private let ended: (Outcome) -> Void

  /// `moment` is when a source was last saved, in microseconds.
  init(_ command: BuildCommand, savedAt moment: Int64, _ ended: @escaping (Outcome) -> Void) {
    self.command = command
    times = ChangeTimes(savedAt: moment)
    self.ended = ended
    report = BuildReport(root: command.folder)
  }

  /// Begins. The outcome never comes before this returns.
  func start() {
    let plan = ChildProgram.Plan(
      arguments: command.arguments, folder: command.folder, niceness: Build.niceness
    ) { [unowned self] isError, bytes in receive(bytes, isError) }
    child = ChildProgram(plan) { [unowned self] in finish($0) }
    guard child == nil else { return }
    report.add(
      "error: \(command.arguments[0]) can't be started: \(String(cString: strerror(errno)))")
    kill = Alarm(at: Alarm.now) { [unowned self] in ended(.failed(report)) }
  }

  /// Asks it to end, because it is not wanted now.
  func end() {
    guard let child, child.isRunning else { return }
    ProcessTree.send(SIGTERM, to: child.process)
    kill = Alarm(at: Alarm.now + Build.patience) { ProcessTree.send(SIGKILL, to: child.process) }
  }

  /// Ends it with all that it has started, before this returns.
  func endNow() {
    guard let child, child.isRunning else { return }
    let all = ProcessTree.descendants(of: child.process)
    ProcessTree.send(SIGTERM, to: child.process)
    let late = Alarm.now + Build.lastPatience
    var isOver = false
    while !isOver, Alarm.now < late {
      isOver = waitpid(child.process, nil, WNOHANG) != 0
      if !isOver { usleep(5000) }
    }
    for process in all { Glibc.kill(process, SIGKILL) }
    guard !isOver else { return }
    ProcessTree.send(SIGKILL, to: child.process)
    waitpid(child.process, nil, 0)
  }

  private func receive(_ bytes: [UInt8], _ isError: Bool) {
    // Whoever has closed it wants no words.
    _ = write(STDERR_FILENO, bytes, bytes.count)
    for line in splitters[isError ? 1 : 0].receive(bytes) { add(line, isError) }
  }

  private func add(_ line: String, _ isError: Bool) {
    report.add(line)
    times.add(line, at: Alarm.now)
    if !isError { lastOutput = line }
  }

  private func finish(_ end: ChildProgram.End) {
    kill = nil
    for index in splitters.indices {
      if let line = splitters[index].finish() { add(line, index == 1) }
    }
    guard end == .status(0) else { return ended(.failed(report)) }
    guard let program = command.program ?? lastOutput, access(program, X_OK) == 0 else {
      report.add("error: the last line of script/run --build must be the path of a program")
      return ended(.failed(report))
    }
    times.begin(.start, at: Alarm.now)
    ended(.program(program, times))
  }
}
