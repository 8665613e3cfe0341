import CGtkShim
import GtkPaint

/// Hands pictures and words over to other programs: by the clipboard, or drawn out of the window.
extension HostWindow {
  func copy(text: String) { dp_window_copy_text(handle, text) }

  func copy(_ surface: Surface) {
    surface.withPixels { bytes, stride in
      guard let base = bytes.baseAddress else { return }
      dp_window_copy_picture(
        handle, base.assumingMemoryBound(to: UInt8.self), Int32(clamping: surface.width),
        Int32(clamping: surface.height), Int32(clamping: stride))
    }
  }

  /// A picture, and its file with what is in it.
  struct Dragged {
    var path: String
    var file: [UInt8]
    var picture: Surface
  }

  private typealias DragOut = CallbackBox<() -> Dragged?>

  /// A picture can be drawn out of the window by a button, which says so in words.
  func addDragOut(by button: String, _ words: String, _ begin: @escaping () -> Dragged?) {
    let callbacks = DPDragOutCallbacks(
      begin: { context, handle in
        guard let dragged = DragOut.callbacks(context)?() else { return }
        dragged.picture.withPixels { bytes, stride in
          guard let base = bytes.baseAddress else { return }
          dp_dragged_set(
            handle, dragged.path, dragged.file, dragged.file.count,
            base.assumingMemoryBound(to: UInt8.self), Int32(clamping: dragged.picture.width),
            Int32(clamping: dragged.picture.height), Int32(clamping: stride))
        }
      },
      destroy: { DragOut.release($0) })
    dp_window_add_drag_out(handle, button, words, callbacks, DragOut(begin).retained)
  }
}
