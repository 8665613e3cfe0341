import CGtkShim

/// Whether the desktop wants dark or light programs.
final class Desktop {
  private nonisolated(unsafe) let handle: OpaquePointer

  init(onChange: @escaping (Bool) -> Void) {
    handle = dp_desktop_new(
      { context, isDark in CallbackBox<(Bool) -> Void>.callbacks(context)?(isDark) },
      CallbackBox(onChange).retained, { CallbackBox<(Bool) -> Void>.release($0) })
  }

  deinit { dp_desktop_free(handle) }

  var isDark: Bool { dp_desktop_is_dark(handle) }
}
