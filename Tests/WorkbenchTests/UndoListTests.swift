import Testing

@testable import Workbench

@Suite struct UndoListTests {
  /// Takes the last step back; what does it again is called the same with a mark.
  private func undo(_ list: inout UndoList<String>) -> [String]? {
    let edits = list.takeLast()
    list.wasTaken(back: (edits ?? []).map { "\($0)'" })
    return edits
  }

  private func redo(_ list: inout UndoList<String>) -> [String]? {
    let edits = list.takeUndone()
    list.wasDone(again: (edits ?? []).map { String($0.dropLast()) })
    return edits
  }

  @Test func `What is taken back is done again in the other order, until something new is done`() {
    var list = UndoList<String>()
    #expect(undo(&list) == nil && redo(&list) == nil && list.last == nil)
    list.add("a")
    list.add("b")
    #expect(list.last == ["b"])
    #expect(undo(&list) == ["b"] && undo(&list) == ["a"] && undo(&list) == nil)
    #expect(redo(&list) == ["a'"] && redo(&list) == ["b'"] && redo(&list) == nil)
    #expect(undo(&list) == ["b"] && list.last == ["a"])
    list.add("c")
    #expect(redo(&list) == nil)
    #expect(undo(&list) == ["c"] && undo(&list) == ["a"] && undo(&list) == nil)
  }

  @Test
  func
    `The edits of one step are taken back together, the last one first, and done again in their order`()
  {
    var list = UndoList<String>()
    list.add("a")
    list.add("branch")
    list.join("look")
    list.join("name")
    #expect(undo(&list) == ["name", "look", "branch"])
    #expect(redo(&list) == ["branch'", "look'", "name'"])
    #expect(undo(&list) == ["name", "look", "branch"])
    #expect(undo(&list) == ["a"] && undo(&list) == nil)
    // Without a step before it, it is one.
    list.join("d")
    #expect(undo(&list) == ["d"])
  }

  @Test func `What the phone got since is newer than what was done`() {
    var list = UndoList<String>()
    #expect(!list.isLatest && !list.isUndoneLatest)
    list.add("a")
    #expect(list.isLatest)
    list.inputCame()
    #expect(!list.isLatest)
    list.add("b")
    #expect(list.isLatest)
    _ = undo(&list)
    #expect(!list.isLatest && list.isUndoneLatest)
    list.inputCame()
    #expect(!list.isUndoneLatest)
  }

  @Test func `What can't be done any more is forgotten`() {
    var list = UndoList<String>()
    list.add("a")
    list.add("b")
    #expect(list.takeLast() == ["b"])
    list.wasTaken(back: [])
    #expect(redo(&list) == nil && undo(&list) == ["a"])
  }

  @Test func `Steps can be forgotten, but none that came before the last one of a kind`() {
    var list = UndoList<String>()
    for edit in ["drop 1", "session 1", "drop 2", "tune", "drop 3"] { list.add(edit) }
    list.join("look")
    list.forget(after: { $0.hasPrefix("session") }) { $0.hasPrefix("drop") }
    #expect(undo(&list) == ["tune"] && undo(&list) == ["session 1"] && undo(&list) == ["drop 1"])
    #expect(undo(&list) == nil)
    for edit in ["drop 1", "tune"] { list.add(edit) }
    list.forget(after: { $0.hasPrefix("session") }) { $0.hasPrefix("drop") }
    #expect(undo(&list) == ["tune"] && undo(&list) == nil)
  }

  @Test func `Of a kind only the latest steps stay, and none that came before the first of those`()
  {
    func isSession(_ edit: String) -> Bool { edit.hasPrefix("session") }
    var list = UndoList<String>()
    for number in 1...4 {
      list.add("tune \(number)")
      list.add("session \(number)")
      list.keep(latest: 2, isSession)
    }
    list.add("tune 5")
    #expect(undo(&list) == ["tune 5"])
    #expect(
      undo(&list) == ["session 4"] && undo(&list) == ["tune 4"] && undo(&list) == ["session 3"])
    #expect(undo(&list) == nil)
  }

  @Test
  func
    `Each step that is done, taken back or done again is another revision, and what is made of it none`()
  {
    var list = UndoList<String>()
    var seen = [list.revision]
    func isOther(_ list: UndoList<String>) -> Bool {
      defer { seen.append(list.revision) }
      return !seen.contains(list.revision)
    }
    list.add("a")
    #expect(isOther(list))
    list.add("b")
    #expect(isOther(list))
    list.join("c")
    #expect(isOther(list))
    _ = list.takeLast()
    #expect(isOther(list))
    let taken = list.revision
    list.wasTaken(back: ["c'", "b'"])
    list.inputCame()
    #expect(list.revision == taken)
    _ = list.takeUndone()
    #expect(isOther(list))
    // Nothing to take is no step.
    let last = list.revision
    _ = list.takeUndone()
    #expect(list.revision == last)
  }
}
