/// What was done to a text and can be taken back. A run of typing, or of deleting, is one step.
struct EditHistory: Equatable, Sendable {
  /// A text with what is selected in it.
  struct Moment: Equatable, Sendable {
    var string: String
    var selection: TextSelection
  }

  /// What an edit did, to find runs by.
  private enum Kind: Equatable { case typed, deleted, replaced }

  private struct Step: Equatable {
    var kind: Kind
    var before: Moment
    var after: Moment
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the next edit may go on with the last step.
  private var isRunOpen = false

  /// More steps than this are forgotten, the oldest first.
  static let mostSteps = 100

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Notes an edit that changed the text.
  mutating func record(_ before: Moment, _ after: Moment) {
    // A letter typed over the same letter would be a step that takes nothing back.
    guard before.string != after.string else { return endRun() }
    undone = []
    let kind = EditHistory.kind(before, after)
    if isRunOpen, kind != .replaced, let last = done.last, last.kind == kind, last.after == before,
      !EditHistory.beginsWord(before, after, kind)
    {
      done[done.count - 1].after = after
    } else {
      done.append(Step(kind: kind, before: before, after: after))
      if done.count > EditHistory.mostSteps { done.removeFirst() }
    }
    isRunOpen = true
  }

  /// The caret went elsewhere: what comes next is a step of its own.
  mutating func endRun() { isRunOpen = false }

  mutating func undo() -> Moment? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    isRunOpen = false
    return step.before
  }

  mutating func redo() -> Moment? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    isRunOpen = false
    return step.after
  }

  private static func kind(_ before: Moment, _ after: Moment) -> Kind {
    guard before.selection.isEmpty else { return .replaced }
    return after.string.utf8.count > before.string.utf8.count ? .typed : .deleted
  }

  /// Whether letters follow on a space, so that undoing goes back word by word.
  private static func beginsWord(_ before: Moment, _ after: Moment, _ kind: Kind) -> Bool {
    guard kind == .typed else { return false }
    let typed = after.string.utf8.dropFirst(before.selection.head).first
    let last = before.string.utf8.prefix(before.selection.head).last
    return typed != UInt8(ascii: " ") && last == UInt8(ascii: " ")
  }
}
