import CGtkShim.Window

/// A file that is still being made while the user drags it out of the window: the program that receives it waits. If it
/// gets no content, it will never be there.
package final class ComingFile {
  private nonisolated(unsafe) let handle: OpaquePointer

  /// `type` is the MIME type of its content.
  package init(path: String, type: String) { handle = dp_coming_file_new(path, type) }

  deinit { dp_coming_file_release(handle) }

  /// It is there, with this in it.
  package func give(_ bytes: [UInt8]) { dp_coming_file_give(handle, bytes, bytes.count) }

  package func hand(to dragged: OpaquePointer) { dp_dragged_set_coming(dragged, handle) }
}
