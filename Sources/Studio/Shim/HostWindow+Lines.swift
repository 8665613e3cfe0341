import CGtkShim
import Files

/// The pane of the session's lines and of a review's notes.
extension HostWindow {
  struct LineRow: Equatable {
    var id: String
    /// A note rather than a line.
    var isNote = false
    var name: String
    var words: String
    var isShown: Bool
    /// Whether it can be taken away.
    var isBranch = false
    /// How many lines it comes from.
    var depth = 0
  }

  func showLines(_ isShown: Bool) { dp_window_show_lines(handle, isShown) }

  func setLines(_ rows: [LineRow]) {
    let texts = rows.flatMap { [$0.id, $0.name, $0.words] }
    withCStrings(texts) { texts in
      let rows = rows.enumerated().map { index, row in
        DPLineRow(
          is_note: row.isNote, id: texts[3 * index], name: texts[3 * index + 1],
          words: texts[3 * index + 2],
          is_shown: row.isShown, is_branch: row.isBranch, depth: Int32(clamping: row.depth))
      }
      dp_window_set_lines(handle, rows, Int32(clamping: rows.count))
    }
  }

  func setPicture(_ pixels: PixelBuffer, ofLine id: String) {
    dp_window_set_line_picture(
      handle, id, pixels.bytes, Int32(clamping: pixels.width), Int32(clamping: pixels.height))
  }

  /// Whether the keyboard is in the pane.
  var linesHaveFocus: Bool { dp_window_lines_have_focus(handle) }

  func focusLines() { dp_window_focus_lines(handle) }
}
