import CGtkShim.Window
import Files
import Workbench

/// The pane of the session's branches and of a review's notes.
extension HostWindow {
  package func showBranches(_ isShown: Bool) {
    if isShown, branches == nil { branches = [] }
    dp_window_show_branches(handle, isShown)
  }

  package func setBranches(_ rows: [BranchRow]) {
    guard let former = branches, rows != former else { return }
    branches = rows
    for step in RowDiff.steps(from: former, to: rows) {
      switch step {
      case .remove(let index): dp_window_remove_branch(handle, Int32(clamping: index))
      case .insert(let index): show(rows[index], at: index, dp_window_insert_branch)
      case .change(let index): show(rows[index], at: index, dp_window_change_branch)
      }
    }
    dp_window_show_branches_hint(handle, rows.count < 2 || rows[1].isNote)
  }

  private func show(
    _ row: BranchRow, at index: Int,
    _ function: (OpaquePointer, Int32, UnsafePointer<DPBranchRow>) -> Void
  ) {
    withCStrings([row.id, row.name, row.words]) { texts in
      var line = DPBranchRow(
        is_note: row.isNote, id: texts[0], name: texts[1], words: texts[2], is_shown: row.isShown,
        is_branch: row.isBranch, depth: Int32(clamping: row.depth))
      function(handle, Int32(clamping: index), &line)
    }
  }

  package func setPicture(_ pixels: PixelBuffer, ofBranch id: String) {
    dp_window_set_branch_picture(
      handle, id, pixels.bytes, Int32(clamping: pixels.width), Int32(clamping: pixels.height))
  }

  /// Whether the keyboard is in the pane.
  package var branchesHaveFocus: Bool { dp_window_branches_have_focus(handle) }

  func focusBranches() { dp_window_focus_branches(handle) }
}
