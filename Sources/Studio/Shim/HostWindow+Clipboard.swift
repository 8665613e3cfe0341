import CGtkShim
import GtkPaint

/// Puts pictures and words on the clipboard.
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
}
