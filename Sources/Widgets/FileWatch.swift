import CSystem

/// Calls back when the file with a name changes, as long as the watch lives.
package final class FileWatch {
  private nonisolated(unsafe) let handle: OpaquePointer

  package init(_ path: String, _ changed: @escaping () -> Void) {
    handle = dp_file_watch_new(
      path, { context, _ in Box.callbacks(context)?() }, CallbackBox(changed).retained,
      { Box.release($0) })
  }

  deinit { dp_file_watch_free(handle) }

  private typealias Box = CallbackBox<() -> Void>
}
