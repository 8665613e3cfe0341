import CGtkShim

/// Whether the desktop wants dark or light programs.
final class Desktop {
  private nonisolated(unsafe) let handle: OpaquePointer

  private let box = Box()
  private typealias Box = CallbackBox<(Bool) -> Void>

  init() {
    handle = dp_desktop_new(
      { context, isDark in Box.callbacks(context)?(isDark) }, box.retained, { Box.release($0) })
  }

  /// Says who is called when the answer changes.
  func connect(_ onChange: @escaping (Bool) -> Void) { box.callbacks = onChange }

  deinit { dp_desktop_free(handle) }

  var isDark: Bool { dp_desktop_is_dark(handle) }
}
