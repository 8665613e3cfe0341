import CGtkShim.Window
import GtkPaint

/// Passes pictures and words to other programs: by the clipboard, or dragged out of the window.
extension HostWindow {
  package func copy(text: String) { dp_window_copy_text(handle, text) }

  package func copy(_ surface: Surface) {
    surface.withPixels { bytes, stride in
      guard let base = bytes.baseAddress else { return }
      dp_window_copy_picture(
        handle, base.assumingMemoryBound(to: UInt8.self), Int32(clamping: surface.width),
        Int32(clamping: surface.height), Int32(clamping: stride))
    }
  }

  /// What a drag takes along, and the picture that hangs at the pointer.
  package struct Dragged {
    package enum File {
      /// A PNG picture's path, and what is in it.
      case picture(String, [UInt8])
      case coming(ComingFile)
    }

    package var file: File
    package var picture: Surface

    package init(file: File, picture: Surface) {
      self.file = file
      self.picture = picture
    }
  }

  private struct DragOut {
    var begin: () -> Dragged?
    var end: () -> Void
  }

  private typealias Box = CallbackBox<DragOut>

  /// A file can be drawn out of the window by a button, which says so in words.
  package func addDragOut(
    by button: String, _ words: String, begin: @escaping () -> Dragged?, end: @escaping () -> Void
  ) {
    let callbacks = DPDragOutCallbacks(
      begin: { context, handle in
        guard let dragged = Box.callbacks(context)?.begin() else { return }
        dragged.picture.withPixels { bytes, stride in
          guard let base = bytes.baseAddress else { return }
          dp_dragged_show(
            handle, base.assumingMemoryBound(to: UInt8.self),
            Int32(clamping: dragged.picture.width),
            Int32(clamping: dragged.picture.height), Int32(clamping: stride))
        }
        switch dragged.file {
        case .picture(let path, let file): dp_dragged_set(handle, path, file, file.count)
        case .coming(let file): file.hand(to: handle)
        }
      },
      end: { Box.callbacks($0)?.end() },
      destroy: { Box.release($0) })
    dp_window_add_drag_out(
      handle, button, words, callbacks, Box(DragOut(begin: begin, end: end)).retained)
  }
}
