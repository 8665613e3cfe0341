/// Elements in an order, from which some are deleted. Every deletion can be undone and done again.
struct UndoableList<Element> {
  /// An element and the place it had.
  struct Removal {
    var element: Element
    var place: Int
  }

  private(set) var elements: [Element]
  private var done: [Removal] = []
  private var undone: [Removal] = []

  init(_ elements: [Element]) { self.elements = elements }

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }
  /// What `undo` would bring back.
  var lastDone: Removal? { done.last }
  /// What `redo` would delete again.
  var lastUndone: Removal? { undone.last }

  /// Changes an element in place, which is no deletion.
  mutating func update(_ place: Int, _ change: (inout Element) -> Void) {
    change(&elements[place])
  }

  /// Deletes an element; what was undone before cannot be done again after that.
  @discardableResult
  mutating func delete(at place: Int) -> Element {
    let element = elements.remove(at: place)
    done.append(Removal(element: element, place: place))
    undone = []
    return element
  }

  /// Brings back what was deleted last, where it was; nil where nothing was.
  mutating func undo() -> Removal? {
    guard let removal = done.popLast() else { return nil }
    elements.insert(removal.element, at: removal.place)
    undone.append(removal)
    return removal
  }

  /// Deletes again what was brought back last; nil where nothing was.
  mutating func redo() -> Removal? {
    guard let removal = undone.popLast() else { return nil }
    elements.remove(at: removal.place)
    done.append(removal)
    return removal
  }
}
