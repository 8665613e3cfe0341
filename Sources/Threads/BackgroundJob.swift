import Synchronization

/// Rung by a job that has something new. It may be rung from any thread.
package protocol Bell: Sendable {
  func ring()
}

/// A piece of work on a thread of its own, and what it has found so far. When it is released, the work is cancelled.
package final class BackgroundJob<Findings: Sendable> {
  private let report: JobReport<Findings>
  private let worker: Worker

  /// Begins the work; nil if the machine has no more threads.
  ///
  /// The bell is rung whenever something was found, and at the end, unless the job is cancelled. Then the one who hears
  /// it reads the findings.
  package init?(
    _ findings: Findings, bell: (any Bell)? = nil,
    _ work: @escaping @Sendable (JobReport<Findings>) -> Void
  ) {
    let report = JobReport(findings, bell)
    guard
      let worker = Worker({
        work(report)
        report.end()
      })
    else { return nil }
    self.report = report
    self.worker = worker
  }

  // The bell, which the work holds, is released here and not on the work's thread.
  deinit {
    cancel()
    wait()
  }

  package var findings: Findings { report.findings }
  /// A part of the findings, which are without it from now on.
  package func take<Part: Sendable>(_ part: WritableKeyPath<Findings, Part>, leaving rest: Part)
    -> Part
  {
    report.take(part, leaving: rest)
  }
  /// Whether there is nothing more to find.
  package var isOver: Bool { report.isOver }
  /// Nobody wants to know more.
  package func cancel() { report.cancel() }
  /// Waits until the work is done.
  package func wait() { worker.wait() }
}

/// What a job says of its findings while it works.
package final class JobReport<Findings: Sendable>: Sendable {
  private struct State {
    var findings: Findings
    var isOver = false
    var isCancelled = false
  }

  private let state: Mutex<State>
  private let bell: (any Bell)?

  init(_ findings: Findings, _ bell: (any Bell)?) {
    state = Mutex(State(findings: findings))
    self.bell = bell
  }

  /// Reports something new; false if the job is cancelled, and then nothing is changed.
  @discardableResult
  package func change(_ change: (inout Findings) -> Void) -> Bool {
    let isWanted = state.withLock { state in
      if !state.isCancelled { change(&state.findings) }
      return !state.isCancelled
    }
    if isWanted { bell?.ring() }
    return isWanted
  }

  /// Whether the results are no longer wanted.
  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  var findings: Findings { state.withLock { $0.findings } }
  func take<Part: Sendable>(_ part: WritableKeyPath<Findings, Part>, leaving rest: Part) -> Part {
    state.withLock { state in
      defer { state.findings[keyPath: part] = rest }
      return state.findings[keyPath: part]
    }
  }
  var isOver: Bool { state.withLock { $0.isOver } }
  func cancel() { state.withLock { $0.isCancelled = true } }

  func end() {
    let isWanted = state.withLock { state in
      state.isOver = true
      return !state.isCancelled
    }
    if isWanted { bell?.ring() }
  }
}
