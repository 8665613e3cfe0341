/// A list whose deletions can be undone, the last one first. What was undone can be done again.
struct UndoableList<Element> {
  /// A deleted element with the index that it had.
  struct Removal {
    var element: Element
    var index: Int
  }

  private(set) var elements: [Element]
  private var done: [Removal] = []
  private var undone: [Removal] = []

  init(_ elements: [Element]) { self.elements = elements }

  /// What `undo` would return to the list.
  var lastDone: Removal? { done.last }
  /// What `redo` would delete again.
  var lastUndone: Removal? { undone.last }

  /// Deletes an element. Deletions that were undone before can't be redone after that.
  @discardableResult
  mutating func delete(at index: Int) -> Element {
    let element = elements.remove(at: index)
    done.append(Removal(element: element, index: index))
    undone = []
    return element
  }

  /// Returns the last deleted element to its index; nil if no deletion is left to undo.
  mutating func undo() -> Removal? {
    guard let removal = done.popLast() else { return nil }
    elements.insert(removal.element, at: removal.index)
    undone.append(removal)
    return removal
  }

  /// Deletes the element again that was returned last; nil if no deletion is left to redo.
  mutating func redo() -> Removal? {
    guard let removal = undone.popLast() else { return nil }
    elements.remove(at: removal.index)
    done.append(removal)
    return removal
  }
}
