/// The undo history of a text, as changes. A run of typing, or of deleting, is one step.
struct EditHistory: Equatable, Sendable {
  /// The kind of an edit, to find runs.
  fileprivate enum Kind: Equatable { case typed, deleted, replaced }

  /// A change with what was selected before and after it.
  struct Step: Equatable, Sendable {
    fileprivate var kind: Kind
    var change: TextChange
    var before: TextSelection
    var after: TextSelection
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the next edit may go on with the last step.
  private var isRunOpen = false

  /// More steps than this are forgotten, the oldest first.
  static let mostSteps = 100

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Records an edit.
  mutating func record(
    _ change: TextChange, from before: TextSelection, to after: TextSelection
  ) {
    // A letter typed over the same letter would be a step without an effect.
    guard !change.isNothing else { return endRun() }
    undone = []
    let kind: Kind =
      !before.isEmpty ? .replaced : change.removed.isEmpty ? .typed : .deleted
    let last = done.count - 1
    if isRunOpen, kind != .replaced, last >= 0, done[last].kind == kind,
      done[last].after == before, kind != .typed || !EditHistory.beginsWord(change, done[last])
    {
      done[last].join(change)
      done[last].after = after
    } else {
      done.append(Step(kind: kind, change: change, before: before, after: after))
      if done.count > EditHistory.mostSteps { done.removeFirst() }
    }
    isRunOpen = true
  }

  /// The caret moved: the next edit is a step of its own.
  mutating func endRun() { isRunOpen = false }

  /// The step to undo, if any.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    isRunOpen = false
    return step
  }

  /// The step to redo, if any.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    isRunOpen = false
    return step
  }

  /// Whether letters follow a space, so that undo removes word by word.
  private static func beginsWord(_ typed: TextChange, _ last: Step) -> Bool {
    let space = UInt8(ascii: " ")
    return typed.inserted.utf8.first != space && last.change.inserted.utf8.last == space
  }
}

extension EditHistory.Step {
  /// Adds a change that began at the caret after this step.
  fileprivate mutating func join(_ next: TextChange) {
    change.inserted += next.inserted
    if next.start < change.start {
      change.removed = next.removed + change.removed
      change.start = next.start
    } else {
      change.removed += next.removed
    }
  }
}
