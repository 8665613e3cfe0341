import CGtkShim

/// The program on a display.
final class Program {
  nonisolated(unsafe) let handle: OpaquePointer

  init(identifier: String, name: String, activate: @escaping () -> Void) {
    handle = dp_program_new(
      identifier, name,
      DPProgramCallbacks(
        activate: { CallbackBox<() -> Void>.callbacks($0)?() },
        destroy: { CallbackBox<() -> Void>.release($0) }), CallbackBox(activate).retained)
  }

  deinit { dp_program_free(handle) }

  /// Runs until `quit` or until the last window is gone.
  func run() { dp_program_run(handle) }
  func quit() { dp_program_quit(handle) }

  func setKeys(_ keys: [String], for action: String) {
    withCStrings(keys) { dp_program_set_keys(handle, action, $0, Int32(clamping: keys.count)) }
  }

  /// The words for a key, such as `Ctrl+R`.
  static func label(of key: String) -> String? {
    guard let label = dp_key_label(key) else { return nil }
    defer { dp_string_free(label) }
    return String(cString: label)
  }
}
