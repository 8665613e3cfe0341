import Testing

@testable import TouchKit

/// A shake while a text is edited.
struct ShakenTextTests {
  /// Asks about what was typed.
  final class Asking: Application {
    var asked: [TextInput] = []
    override func asksToUndo(_ input: TextInput) -> Bool {
      asked.append(input)
      return true
    }
  }

  final class Shaken: ViewController {
    var times = 0
    override func shaken(_ event: Event) { times += 1 }
  }

  let tester = StageTester { Asking($0) }
  let controller: Shaken
  var application: Asking? { tester.application as? Asking }

  init() {
    controller = Shaken(tester.stage)
    tester.window.rootController = controller
  }

  private func add<Text: TextInputHost>(_ text: Text) -> Text {
    controller.view.addSubview(text)
    text.frame = Rect(0, 0, 320, 100)
    tester.send(.pointer(nil))
    text.becomeFirstResponder()
    return text
  }

  @Test func `BL-06: A shake asks about the typing, and goes up the chain if nothing was typed`() {
    let texts: [any TextInputHost] = [
      add(TextField("as it was", id: "field", style: TestStyles.field)),
      add(TextView("as it was", id: "view", style: TestStyles.input)),
    ]
    for (index, text) in texts.enumerated() {
      text.becomeFirstResponder()
      let before = controller.times
      tester.send(.shake)
      #expect(controller.times == before + 1 && application?.asked.count == index)
      tester.send(.type("!"))
      tester.send(.shake)
      #expect(controller.times == before + 1 && application?.asked.last === text.input)
      text.input.undo()
      #expect(text.string == "as it was" && !text.input.canUndo && text.input.canRedo)
      // What was undone can be redone.
      tester.send(.shake)
      #expect(controller.times == before + 1)
      // Words that a program sets have no history.
      text.string = "anew"
      application?.asked.removeLast()
      tester.send(.shake)
      #expect(controller.times == before + 2 && application?.asked.count == index + 1)
    }
  }

  @Test func `BL-06: In an application that does not ask, the shake goes up the chain`() {
    let plain = StageTester()
    let controller = Shaken(plain.stage)
    plain.window.rootController = controller
    let field = TextField("", id: "field", style: TestStyles.field)
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    plain.send(.type("a"))
    plain.send(.shake)
    #expect(controller.times == 1)
  }
}
