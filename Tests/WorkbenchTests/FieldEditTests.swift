import Testing

@testable import Workbench

@Suite struct FieldEditTests {
  private let edit = FieldEdit(words: "131", hasKeyboard: true)
  private let lonely = FieldEdit(words: "131", hasKeyboard: false)

  @Test(arguments: [
    ("150", FieldEdit.Action.enter), ("131 pt", .enter), ("tall", .enter), ("131", .rest),
    ("", .show), (" \t", .show),
  ])
  func `What is entered is read; an emptied field says the value again, and the value nothing`(
    text: String, action: FieldEdit.Action
  ) {
    #expect(edit.entered(text) == action)
    #expect(lonely.entered(text) == action)
  }

  @Test func `What is written is entered at once where the keyboard is not, and no empty text is`()
  {
    #expect(edit.written("150") == nil)
    #expect(lonely.written("150") == .enter)
    #expect(lonely.written("131") == .rest)
    #expect(lonely.written("") == nil)
    #expect(lonely.written(" ") == .show)
  }

  @Test func `Escape gives up what is half written, and is another's key where nothing is`() {
    #expect(edit.keyPressed("Escape", [], in: "1319") == .show)
    #expect(edit.keyPressed("Escape", .shift, in: "") == .show)
    #expect(edit.keyPressed("Escape", [], in: "131") == nil)
  }

  @Test
  func `Undo and Redo are the window's where nothing is half written, and the text's where it is`()
  {
    #expect(edit.keyPressed("z", .control, in: "131") == .undo)
    #expect(edit.keyPressed("z", [.control, .shift], in: "131") == .redo)
    #expect(edit.keyPressed("z", [.control, .button], in: "131") == .undo)
    #expect(edit.keyPressed("z", .control, in: "1319") == nil)
    #expect(edit.keyPressed("z", [.control, .shift], in: "1319") == nil)
  }

  @Test(
    arguments: [
      [], .shift, .alt, [.control, .alt], [.control, .super], [.control, .shift, .alt],
    ] as [CanvasEvent.Modifiers])
  func `With other modifiers z is no Undo`(modifiers: CanvasEvent.Modifiers) {
    #expect(edit.keyPressed("z", modifiers, in: "131") == nil)
  }

  @Test(arguments: ["y", "a", "Return", "Tab", "Up"])
  func `No other key is the field's`(key: String) {
    #expect(edit.keyPressed(key, .control, in: "131") == nil)
    #expect(edit.keyPressed(key, [], in: "1319") == nil)
  }

  @Test func `The words are selected where the keyboard is`() {
    #expect(edit.selectsAll && !lonely.selectsAll)
  }
}
