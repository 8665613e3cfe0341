import CGtkShim.Window

/// Shows files in the desktop's file manager.
extension HostWindow {
  /// Has the desktop's file manager show a file in its folder; `failed` gets the reason if that can't be done.
  package func showInFiles(_ path: String, failed: @escaping (String) -> Void) {
    dp_window_show_in_files(
      handle, path,
      { CallbackBox<(String) -> Void>.callbacks($0)?(String(cString: $1)) },
      CallbackBox(failed).retained, { CallbackBox<(String) -> Void>.release($0) })
  }
}
