import CSystem
import Rehearsal
import Threads

/// A bell that the main loop hears. It is released there.
package nonisolated final class LoopBell: Bell, @unchecked Sendable {
  private let handle: OpaquePointer

  /// Calls back some time after each ring. `pace` is the least time between two calls, in microseconds.
  @MainActor package init(pace: Int64 = 0, _ heard: @escaping () -> Void) {
    typealias Box = CallbackBox<() -> Void>
    handle = dp_bell_new(
      pace, { Box.callbacks($0)?() }, CallbackBox(heard).retained, { Box.release($0) })
  }

  deinit { dp_bell_free(handle) }

  package func ring() { dp_bell_ring(handle) }
}
