import Testing

@testable import Studio

@MainActor @Suite struct WindowEditsTests {
  private func name(_ edit: WindowEdits.Edit?) -> String? {
    switch edit {
    case .dropped(let id): "dropped \(id)"
    case .branched(let id): "branched \(id)"
    case .tuned, .set, .decided, .retracted, .said, nil: nil
    }
  }

  @Test func `What is taken back is done again in the other order, until something new is done`() {
    var edits = WindowEdits()
    #expect(name(edits.takeLast()) == nil && name(edits.takeUndone()) == nil)
    edits.add(.branched("a"))
    edits.add(.dropped("b"))
    #expect(name(edits.takeLast()) == "dropped b")
    edits.wasTaken(back: .branched("b"))
    #expect(name(edits.takeLast()) == "branched a")
    edits.wasTaken(back: .dropped("a"))
    #expect(name(edits.takeUndone()) == "dropped a")
    edits.wasDone(again: .branched("a"))
    edits.add(.branched("c"))
    #expect(name(edits.takeUndone()) == nil)
    #expect(name(edits.takeLast()) == "branched c")
    #expect(name(edits.takeLast()) == "branched a")
  }

  @Test func `A new branch leaves what was removed before it as it is`() {
    var edits = WindowEdits()
    edits.add(.branched("a"))
    edits.add(.dropped("b"))
    edits.began("c")
    #expect(name(edits.takeLast()) == "branched c")
    #expect(name(edits.takeLast()) == "branched a")
    #expect(name(edits.takeLast()) == nil)
  }

  @Test func `What the phone got since is newer than what was done`() {
    var edits = WindowEdits()
    #expect(!edits.isLatest && !edits.isUndoneLatest)
    edits.add(.branched("a"))
    #expect(edits.isLatest)
    edits.inputCame()
    #expect(!edits.isLatest)
    edits.add(.branched("b"))
    #expect(edits.isLatest)
    _ = edits.takeLast()
    edits.wasTaken(back: .dropped("b"))
    #expect(!edits.isLatest && edits.isUndoneLatest)
    edits.inputCame()
    #expect(!edits.isUndoneLatest)
  }

  @Test func `What can't be done any more is forgotten`() {
    var edits = WindowEdits()
    edits.add(.branched("a"))
    _ = edits.takeLast()
    edits.wasTaken(back: nil)
    #expect(name(edits.takeUndone()) == nil)
  }
}
