import CSystem
import Files
import Glibc

/// A program that this one has started. It gets a SIGTERM when this one ends.
package final class ChildProgram {
  /// How a program ended.
  package nonisolated enum End: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)

    package init(_ status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
  }

  /// What is run, and how.
  package struct Plan {
    package var arguments: [String]
    package var folder: String?
    package var niceness: Int32 = 0
    /// A descriptor that it inherits.
    package var shared: Int32?
    /// Called with what it writes to its standard output and its standard error; without this it writes where this
    /// program does.
    var received: ((_ isError: Bool, _ bytes: [UInt8]) -> Void)?

    package init(
      arguments: [String], folder: String? = nil, niceness: Int32 = 0, shared: Int32? = nil,
      received: ((_ isError: Bool, _ bytes: [UInt8]) -> Void)? = nil
    ) {
      self.arguments = arguments
      self.folder = folder
      self.niceness = niceness
      self.shared = shared
      self.received = received
    }
  }

  /// How long its words are awaited after its end, in microseconds: what it has left running may hold on to them.
  private static let patience: Int64 = 300_000

  package private(set) var process: Int32
  private let onEnd: (End) -> Void
  private nonisolated(unsafe) var watch: OpaquePointer?
  private var streams: [ByteStream] = []
  private var openStreams = 0
  private var end: End?
  private var late: Alarm?

  /// Nil if it can't be started; `errno` says why. `ended` is called once its words are read, too.
  package init?(_ plan: Plan, ended: @escaping (End) -> Void) {
    var words: [Int32] = [-1, -1]
    process = ChildProgram.begin(plan, &words)
    onEnd = ended
    guard process > 0 else {
      errno = -process
      return nil
    }
    if let received = plan.received {
      openStreams = words.count
      streams = words.enumerated().map { index, descriptor in
        ByteStream(descriptor) { [unowned self] bytes in
          if bytes.isEmpty { streamEnded() } else { received(index == 1, bytes) }
        }
      }
    }
    let box = Box({ [unowned self] in processEnded(End($0)) })
    watch = dp_child_watch_new(
      process, { Box.callbacks($0)?($1) }, box.retained, { Box.release($0) })
  }

  deinit { if let watch { dp_child_watch_free(watch) } }

  /// Whether the process is still there.
  package var isRunning: Bool { end == nil }

  private func streamEnded() {
    openStreams -= 1
    if openStreams == 0, let end { finish(end) }
  }

  private func processEnded(_ end: End) {
    self.end = end
    guard openStreams > 0 else { return finish(end) }
    late = Alarm(at: Alarm.now + ChildProgram.patience) { [unowned self] in finish(end) }
  }

  /// The last use: the callback may free this.
  private func finish(_ end: End) {
    late = nil
    openStreams = 0
    onEnd(end)
  }

  private typealias Box = CallbackBox<(Int32) -> Void>

  private static func begin(_ plan: Plan, _ words: inout [Int32]) -> Int32 {
    let isRead = plan.received != nil
    let (niceness, shared) = (plan.niceness, plan.shared ?? -1)
    let folder = plan.folder
    return withCStrings(plan.arguments) { arguments in
      (arguments.map { $0 } + [nil]).withUnsafeBufferPointer { list -> Int32 in
        guard let base = list.baseAddress else { return -EINVAL }
        func begin(_ folder: UnsafePointer<CChar>?) -> Int32 {
          var c = DPChildPlan(
            arguments: base, folder: folder, niceness: niceness, shared: shared)
          return isRead ? dp_child_begin(&c, &words) : dp_child_begin(&c, nil)
        }
        return folder.map { $0.withCString { begin($0) } } ?? begin(nil)
      }
    }
  }
}
