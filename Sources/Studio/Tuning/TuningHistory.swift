import TouchKit

/// The tuning that a designer edits, with every edit to undo and to redo.
///
/// What is changed between `begin` and `end`, such as all of one drag, is one step. A step that ends where it began is
/// none and takes nothing from what can be redone.
nonisolated struct TuningHistory: Equatable, Sendable {
  /// One value of a step.
  private struct Edit: Equatable, Sendable {
    let name: String
    let before: TuningValue
    var after: TuningValue
  }

  /// The present values.
  private(set) var tuning: Tuning
  private var done: [[Edit]] = []
  private var undone: [[Edit]] = []
  /// The step that is under way; nil if none is.
  private var open: [Edit]?

  /// A history that begins with these values.
  init(_ tuning: Tuning) { self.tuning = tuning }

  /// Whether `undo` has a step to take back.
  var canUndo: Bool { !done.isEmpty || !changed(open ?? []).isEmpty }
  /// Whether `redo` has a step to take again; not while another one changes something.
  var canRedo: Bool { !undone.isEmpty && changed(open ?? []).isEmpty }

  /// Begins a step of several changes, and ends one that is under way.
  mutating func begin() {
    end()
    open = []
  }

  /// Changes a value, as a step of its own if none is under way; false, changing nothing, if the tuning can't have it.
  @discardableResult
  mutating func change(_ change: TuningChange) -> Bool {
    guard tuning.catalogue[change.name] != nil else { return false }
    let before = tuning[change.name]
    guard tuning.set(change.name, change.value) else { return false }
    let isOwn = open == nil
    var edits = open ?? []
    if let index = edits.firstIndex(where: { $0.name == change.name }) {
      edits[index].after = change.value
    } else {
      edits.append(Edit(name: change.name, before: before, after: change.value))
    }
    open = edits
    if isOwn { end() }
    return true
  }

  /// Ends the step that is under way, if one is.
  mutating func end() {
    let step = changed(open ?? [])
    open = nil
    if step.isEmpty { return }
    done.append(step)
    undone = []
  }

  /// Takes the last step back, also one that is under way, and returns the values that are back; none if there was no step.
  @discardableResult
  mutating func undo() -> [TuningChange] {
    end()
    guard let step = done.popLast() else { return [] }
    undone.append(step)
    return put(step.map { TuningChange($0.name, $0.before) })
  }

  /// Takes the last step again that was taken back, and returns its values; none if there was no step.
  @discardableResult
  mutating func redo() -> [TuningChange] {
    end()
    guard let step = undone.popLast() else { return [] }
    done.append(step)
    return put(step.map { TuningChange($0.name, $0.after) })
  }

  private mutating func put(_ changes: [TuningChange]) -> [TuningChange] {
    for change in changes { tuning.set(change.name, change.value) }
    return changes
  }

  private func changed(_ edits: [Edit]) -> [Edit] { edits.filter { $0.before != $0.after } }
}
