import CGtkShim.Window

/// Whether the desktop wants dark or light programs.
package final class ColorScheme {
  private nonisolated(unsafe) let handle: OpaquePointer

  private let box = Box()
  private typealias Box = CallbackBox<(Bool) -> Void>

  package init() {
    handle = dp_color_scheme_new(
      { context, isDark in Box.callbacks(context)?(isDark) }, box.retained, { Box.release($0) })
  }

  /// Sets what is called when the answer changes.
  package func connect(_ onChange: @escaping (Bool) -> Void) { box.callbacks = onChange }

  deinit { dp_color_scheme_free(handle) }

  package var isDark: Bool { dp_color_scheme_is_dark(handle) }
}
