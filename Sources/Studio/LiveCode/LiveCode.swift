import Widgets
import Workbench

/// Builds the program again when its sources change, beside the window and without touching it.
final class LiveCode {
  enum Event {
    /// Something has changed: what was built before doesn't count now.
    case changed
    case building
    case built(program: String, ChangeTimes)
    case failed(BuildReport)
  }

  private let options: WatchOptions
  private let onEvent: (Event) -> Void
  private var queue = BuildQueue()
  private var watch: SourceWatch?
  private var build: Build?
  /// Ended builds, kept until the callback that released them has returned.
  private var former: Build?
  private var alarm: Alarm?
  /// When a source was last saved, in microseconds.
  private var lastSave: Int64 = 0

  init(_ options: WatchOptions, _ onEvent: @escaping (Event) -> Void) {
    self.options = options
    self.onEvent = onEvent
    watch = SourceWatch(root: options.root) { [unowned self] in sourceChanged() }
  }

  var isBuilding: Bool { queue.isBuilding }

  /// Ends the build, if there is one, before this returns.
  func stop() {
    watch = nil
    alarm = nil
    build?.endNow()
    build = nil
  }

  private func sourceChanged() {
    lastSave = Alarm.now
    let action = queue.changed(at: lastSave)
    onEvent(.changed)
    perform(action)
  }

  private func perform(_ action: BuildQueue.Action) {
    switch action {
    case .none, .use: break
    case .wait(let until):
      alarm = Alarm(at: until) { [unowned self] in
        alarm = nil
        perform(queue.rang(at: Alarm.now))
      }
    case .build: begin()
    case .end: build?.end()
    }
  }

  private func begin() {
    let build = Build(options.build, savedAt: lastSave) { [unowned self] in ended($0) }
    self.build = build
    onEvent(.building)
    build.start()
  }

  private func ended(_ outcome: Build.Outcome) {
    former = build
    build = nil
    let action = queue.ended()
    perform(action)
    guard action == .use else { return }
    switch outcome {
    case .program(let path, let times): onEvent(.built(program: path, times))
    case .failed(let report): onEvent(.failed(report))
    }
  }
}
