import CGtkShim.Window
import Files

/// The program on a display.
final class Program {
  nonisolated(unsafe) let handle: OpaquePointer

  private let box = Box()
  private typealias Box = CallbackBox<() -> Void>

  init(identifier: String, name: String) {
    handle = dp_program_new(
      identifier, name,
      DPProgramCallbacks(
        activate: { Box.callbacks($0)?() }, destroy: { Box.release($0) }), box.retained)
  }

  /// Sets what is done once the loop runs.
  func connect(_ activate: @escaping () -> Void) { box.callbacks = activate }

  deinit { dp_program_free(handle) }

  /// Runs until `quit` or until the last window is gone.
  func run() { dp_program_run(handle) }
  func quit() { dp_program_quit(handle) }

  func setKeys(_ keys: [String], for action: String) {
    withCStrings(keys) { dp_program_set_keys(handle, action, $0, Int32(clamping: keys.count)) }
  }
}
