import CGtkShim.Window
import Files

/// The program on a display.
package final class Program {
  package nonisolated(unsafe) let handle: OpaquePointer

  private let box = Box()
  private typealias Box = CallbackBox<() -> Void>

  package init(identifier: String, name: String) {
    handle = dp_program_new(
      identifier, name,
      DPProgramCallbacks(
        activate: { Box.callbacks($0)?() }, destroy: { Box.release($0) }), box.retained)
  }

  /// Sets what is done once the loop runs.
  package func connect(_ activate: @escaping () -> Void) { box.callbacks = activate }

  deinit { dp_program_free(handle) }

  /// Runs until `quit` or until the last window is closed.
  package func run() { dp_program_run(handle) }
  package func quit() { dp_program_quit(handle) }

  package func setKeys(_ keys: [String], for action: String) {
    withCStrings(keys) { dp_program_set_keys(handle, action, $0, Int32(clamping: keys.count)) }
  }
}
