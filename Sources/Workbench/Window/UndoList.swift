/// What was done and can be undone, and what was undone and can be done again, in the order in which it was done.
///
/// A step is what a person does at once; it may be several edits. It is undone edit by edit, the last one first, and
/// what undoes each of those makes the step that does it again.
package struct UndoList<Edit> {
  private struct Step {
    var edits: [Edit]
    /// How many inputs the phone had had when it was made.
    var inputs: Int
  }

  /// The latest last, in both.
  private var done: [Step] = []
  private var undone: [Step] = []
  private var inputs = 0
  /// Another number after each step that is done, undone or done again: what was said of the step before it is out of
  /// date.
  package private(set) var revision = 0

  package init() {}

  /// The phone got an input, which may have edited something there.
  package mutating func inputCame() { inputs += 1 }
  /// Whether what can be undone was done since the phone's last input, and what can be done again was undone since.
  package var isLatest: Bool { done.last?.inputs == inputs }
  package var isUndoneLatest: Bool { undone.last?.inputs == inputs }

  /// The edits of the step that would be undone next.
  package var last: [Edit]? { done.last?.edits }

  /// Something new was done: what was undone before can't be done again.
  package mutating func add(_ edit: Edit) {
    done.append(Step(edits: [edit], inputs: inputs))
    undone = []
    revision += 1
  }

  /// Something was done together with the last step, as a part of it.
  package mutating func join(_ edit: Edit) {
    guard !done.isEmpty else { return add(edit) }
    done[done.count - 1].edits.append(edit)
    revision += 1
  }

  /// Steps with such edits that came after the last one with an edit of another kind can no longer be undone; the
  /// others stay in their order.
  package mutating func forget(after isLimit: (Edit) -> Bool, _ isForgotten: (Edit) -> Bool) {
    let limit = done.lastIndex { $0.edits.contains(where: isLimit) } ?? -1
    done = done.enumerated().filter { index, step in
      index <= limit || !step.edits.contains(where: isForgotten)
    }.map(\.element)
    revision += 1
  }

  /// Of steps with such an edit only the latest ones stay. The steps before the first of those go, too: they are about
  /// what it replaced.
  package mutating func keep(latest most: Int, _ isCounted: (Edit) -> Bool) {
    let counted = done.indices.filter { done[$0].edits.contains(where: isCounted) }
    guard counted.count > most else { return }
    done.removeFirst(counted[counted.count - most])
  }

  /// The edits that were done last and are to be undone, the last one first; nil if there are no such edits.
  package mutating func takeLast() -> [Edit]? { take(\.done) }
  /// They were undone; `edits` do it again, in the order of the undoing. If there are no edits, nothing can be done
  /// again.
  package mutating func wasTaken(back edits: [Edit]) { put(edits, \.undone) }

  /// The edits that were undone last and are to be done again; nil if there are no such edits.
  package mutating func takeUndone() -> [Edit]? { take(\.undone) }
  /// They were done again; `edits` undo it.
  package mutating func wasDone(again edits: [Edit]) { put(edits, \.done) }

  private mutating func take(_ steps: WritableKeyPath<Self, [Step]>) -> [Edit]? {
    guard let step = self[keyPath: steps].popLast() else { return nil }
    revision += 1
    return step.edits.reversed()
  }

  private mutating func put(_ edits: [Edit], _ steps: WritableKeyPath<Self, [Step]>) {
    guard !edits.isEmpty else { return }
    self[keyPath: steps].append(Step(edits: edits, inputs: inputs))
  }
}
