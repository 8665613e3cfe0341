import CGtkShim.Window
import Files
import Workbench

/// The pane of the session's lines and of a review's notes.
extension HostWindow {
  package func showLines(_ isShown: Bool) {
    if isShown, lines == nil { lines = [] }
    dp_window_show_lines(handle, isShown)
  }

  package func setLines(_ rows: [LineRow]) {
    guard let former = lines, rows != former else { return }
    lines = rows
    for step in RowDiff.steps(from: former, to: rows) {
      switch step {
      case .remove(let index): dp_window_remove_line(handle, Int32(clamping: index))
      case .insert(let index): show(rows[index], at: index, dp_window_insert_line)
      case .change(let index): show(rows[index], at: index, dp_window_change_line)
      }
    }
    dp_window_show_lines_hint(handle, rows.count < 2 || rows[1].isNote)
  }

  private func show(
    _ row: LineRow, at index: Int,
    _ function: (OpaquePointer, Int32, UnsafePointer<DPLineRow>) -> Void
  ) {
    withCStrings([row.id, row.name, row.words]) { texts in
      var line = DPLineRow(
        is_note: row.isNote, id: texts[0], name: texts[1], words: texts[2], is_shown: row.isShown,
        is_branch: row.isBranch, depth: Int32(clamping: row.depth))
      function(handle, Int32(clamping: index), &line)
    }
  }

  package func setPicture(_ pixels: PixelBuffer, ofLine id: String) {
    dp_window_set_line_picture(
      handle, id, pixels.bytes, Int32(clamping: pixels.width), Int32(clamping: pixels.height))
  }

  /// Whether the keyboard is in the pane.
  package var linesHaveFocus: Bool { dp_window_lines_have_focus(handle) }

  func focusLines() { dp_window_focus_lines(handle) }
}
