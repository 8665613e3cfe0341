import TestSupport
import Testing

@testable import Screens

/// A list with whole copies of all its states: the model that undo and redo are compared with.
private struct Snapshots {
  var states: [[Int]]
  var present = 0

  var elements: [Int] { states[present] }

  mutating func delete(at index: Int) {
    var next = elements
    next.remove(at: index)
    states.removeSubrange((present + 1)...)
    states.append(next)
    present += 1
  }
}

/// Compares random deletions, undos and redos with whole copies; gives what differed.
func compareWithSnapshots(operations: Int, seed: UInt64) -> String? {
  var random = SeededRandom(seed: seed)
  var list = UndoableList(Array(0..<30))
  var model = Snapshots(states: [Array(0..<30)])
  for step in 0..<operations {
    switch random.next() % 5 {
    case 0, 1:
      if list.elements.isEmpty {
        // All gone: start anew with as many again.
        list = UndoableList(Array(0..<30))
        model = Snapshots(states: [Array(0..<30)])
        continue
      }
      let index = Int(random.next() % UInt64(list.elements.count))
      let element = list.delete(at: index)
      if element != model.elements[index] { return "step \(step): deleted \(element)" }
      model.delete(at: index)
    case 2, 3:
      let removal = list.undo()
      if (removal != nil) != (model.present > 0) { return "step \(step): undo \(removal != nil)" }
      if model.present > 0 { model.present -= 1 }
      if let removal, list.elements[removal.index] != removal.element {
        return "step \(step): it came back elsewhere"
      }
    default:
      let could = model.present + 1 < model.states.count
      if (list.redo() != nil) != could { return "step \(step): redo \(!could)" }
      if could { model.present += 1 }
    }
    if list.elements != model.elements { return "step \(step): \(list.elements)" }
    if (list.lastDone != nil) != (model.present > 0)
      || (list.lastUndone != nil) != (model.present + 1 < model.states.count)
    {
      return "step \(step): undo \(list.lastDone != nil), redo \(list.lastUndone != nil)"
    }
  }
  return nil
}

@Suite struct UndoableListTests {
  @Test func `Delete, undo and redo in any order agree with whole copies of the list`() {
    #expect(compareWithSnapshots(operations: 3000, seed: 1) == nil)
  }

  @Test func `A new deletion forgets what was undone`() {
    var list = UndoableList([1, 2, 3])
    list.delete(at: 1)
    _ = list.undo()
    list.delete(at: 0)
    #expect(list.lastUndone == nil && list.elements == [2, 3])
  }
}

@Suite struct UndoableListLong {
  @Test func `100,000 deletions, undos and redos agree with whole copies of the list`() {
    #expect(compareWithSnapshots(operations: 100_000, seed: 2) == nil)
  }
}
