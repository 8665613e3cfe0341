import GtkPaint
import Rehearsal
import Reviews
import Synchronization
import TouchKit

/// What a review looks like when it is decided, found on a thread of its own while somebody writes why.
nonisolated final class VerdictLook: Sendable {
  private struct State {
    var isOver = false
    var isCancelled = false
    var look: String?
  }

  private struct Cancelled: Error {}

  private let state = Mutex(State())

  var isOver: Bool { state.withLock { $0.isOver } }
  /// Nil as long as it is looked for, and if it can't be found.
  var look: String? { state.withLock { $0.look } }
  /// Nobody wants it any more.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// The work; nil if the machine gives no thread.
  func start(_ takes: [ReviewTake], of prototype: Prototype, fonts: Fonts) -> Worker? {
    Worker { [self] in
      let look = try? ReviewPage.look(of: takes, prototype, fonts: fonts) { [self] run in
        run.isOver = { self.isCancelled }
        if isCancelled { throw Cancelled() }
      }
      state.withLock {
        $0.look = look
        $0.isOver = true
      }
    }
  }

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }
}
