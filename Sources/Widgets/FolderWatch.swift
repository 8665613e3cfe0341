import CSystem

/// Calls back with the names of what changes in a folder, as long as the watch lives.
package final class FolderWatch {
  private nonisolated(unsafe) let handle: OpaquePointer

  package init(_ path: String, _ changed: @escaping (String) -> Void) {
    handle = dp_file_watch_new_folder(
      path, { Box.callbacks($0)?(String(cString: $1)) }, CallbackBox(changed).retained,
      { Box.release($0) })
  }

  deinit { dp_file_watch_free(handle) }

  private typealias Box = CallbackBox<(String) -> Void>
}
