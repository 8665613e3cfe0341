@testable import TouchKit

/// Undo and redo by copies of the whole text: the simplest history, to compare the real one with.
struct CopyHistory {
  struct Snapshot: Equatable {
    var bytes: [UInt8]
    var selection: TextSelection
    var isComposing: Bool

    init(_ editor: TextEditor) {
      bytes = Array(editor.string.utf8)
      selection = editor.selection
      isComposing = editor.composing != nil
    }

    static func == (a: Snapshot, b: Snapshot) -> Bool {
      a.bytes == b.bytes && a.selection == b.selection
    }
  }

  private enum Kind { case typed, deleted, replaced }
  private var done: [(kind: Kind, before: Snapshot, after: Snapshot)] = []
  private var undone: [(kind: Kind, before: Snapshot, after: Snapshot)] = []
  private var isRunOpen = false

  /// Notes what an input other than an undo or a redo did.
  mutating func note(_ before: Snapshot, _ after: Snapshot) {
    guard before.bytes != after.bytes else {
      let changed = before.selection != after.selection || before.isComposing != after.isComposing
      if changed, !before.isComposing, !after.isComposing { isRunOpen = false }
      return
    }
    undone = []
    let kind: Kind =
      !before.selection.isEmpty
      ? .replaced : after.bytes.count > before.bytes.count ? .typed : .deleted
    if isRunOpen, kind != .replaced, let last = done.last, last.kind == kind, last.after == before,
      !(kind == .typed && beginsWord(before, after))
    {
      done[done.count - 1].after = after
    } else {
      done.append((kind, before, after))
      if done.count > EditHistory.mostSteps { done.removeFirst() }
    }
    isRunOpen = true
  }

  private func beginsWord(_ before: Snapshot, _ after: Snapshot) -> Bool {
    let head = before.selection.head
    let space = UInt8(ascii: " ")
    return after.bytes[head] != space && head > 0 && before.bytes[head - 1] == space
  }

  mutating func undo() -> Snapshot? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    isRunOpen = false
    return step.before
  }

  mutating func redo() -> Snapshot? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    isRunOpen = false
    return step.after
  }
}
