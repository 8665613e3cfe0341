import CSystem
import Glibc

/// A callback of the main loop at a later time. Releasing the object cancels it.
package final class Alarm {
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Rings once, no earlier than a moment of the monotonic clock; `whenIdle` puts it off until all events that have come are
  /// dealt with and drawn.
  package init(at moment: Int64, whenIdle: Bool = false, _ ring: @escaping () -> Void) {
    handle = dp_alarm_new(
      max(0, moment - Alarm.now), whenIdle, { Box.callbacks($0)?() }, CallbackBox(ring).retained,
      { Box.release($0) })
  }

  /// Rings whenever the process gets a signal.
  package init(signal: Int32, _ ring: @escaping () -> Void) {
    handle = dp_alarm_new_signal(
      signal, { Box.callbacks($0)?() }, CallbackBox(ring).retained, { Box.release($0) })
  }

  deinit { dp_alarm_free(handle) }

  /// The monotonic clock, in microseconds; frames and events are on it too. It stops while the machine sleeps.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }

  private typealias Box = CallbackBox<() -> Void>
}
