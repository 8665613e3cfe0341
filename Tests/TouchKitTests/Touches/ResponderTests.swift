import Testing

@testable import TouchKit

/// The responder chain and the first responder.
struct ResponderTests {
  /// Writes down each call that reaches it and whether it lets it pass.
  final class Link: View {
    let journal: Journal
    var consumes = false
    var refusesToBecome = false
    var refusesToResign = false

    init(_ id: String, frame: Rect, _ journal: Journal) {
      self.journal = journal
      super.init(id: id, frame: frame)
    }
    override var canBecomeFirstResponder: Bool { !refusesToBecome }
    override var canResignFirstResponder: Bool { !refusesToResign }
    override func didBecomeFirstResponder() { journal.write("\(id ?? "") became first") }
    override func didResignFirstResponder() { journal.write("\(id ?? "") resigned") }
    override func touchesBegan(_ touches: [Touch], _ event: Event) {
      journal.write(id ?? "")
      if !consumes { super.touchesBegan(touches, event) }
    }
    override func keyPressed(_ key: KeyInput) -> Bool {
      journal.write("\(id ?? "") key \(key.name)")
      return consumes || super.keyPressed(key)
    }
    override func shaken(_ event: Event) {
      journal.write("\(id ?? "") shaken")
      if !consumes { super.shaken(event) }
    }
  }

  final class Controller: ViewController {
    let journal: Journal
    init(_ stage: Stage, _ journal: Journal) {
      self.journal = journal
      super.init(stage)
    }
    override func makeView() -> View { Link("controllers-view", frame: .zero, journal) }
    override func touchesBegan(_ touches: [Touch], _ event: Event) {
      journal.write("controller")
      super.touchesBegan(touches, event)
    }
  }

  final class Delegate: Responder {
    let journal = Journal()
    override func touchesBegan(_ touches: [Touch], _ event: Event) { journal.write("delegate") }
  }

  final class App: Application {
    let journal = Journal()
    let chainEnd = Delegate()
    override func launch() { delegate = chainEnd }
    override func touchesBegan(_ touches: [Touch], _ event: Event) {
      journal.write("application")
      super.touchesBegan(touches, event)
    }
    override func keyUnused(_ key: KeyInput) { journal.write("unused \(key.name)") }
  }

  let tester = StageTester { App($0) }
  let journal = Journal()

  @Test func `ER-01: The chain is views, controllers, window, application, delegate`() {
    let app = tester.application as! App
    let controller = Controller(tester.stage, journal)
    tester.window.rootController = controller
    let outer = Link("outer", frame: Rect(0, 0, 100, 100), journal)
    let inner = Link("inner", frame: Rect(0, 0, 100, 100), journal)
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(
      inner.chain.map(\.logName) == [
        "inner", "outer", "controllers-view", "Controller", "window", "application", "Delegate",
      ])
    tester.tap(10, 10)
    #expect(journal.take() == ["inner", "outer", "controllers-view", "controller"])
    #expect(app.journal.take() == ["application"])
    #expect(app.chainEnd.journal.take() == ["delegate"])
    outer.consumes = true
    tester.tap(10, 10)
    #expect(journal.take() == ["inner", "outer"])
    #expect(app.journal.take() == [] && app.chainEnd.journal.take() == [])
  }

  /// Shows ER-01.
  @Test func `Keys and shakes go from the first responder up`() {
    let outer = tester.add(Link("outer", frame: Rect(0, 0, 100, 100), journal))
    let inner = tester.add(Link("inner", frame: Rect(0, 0, 100, 100), journal), to: outer)
    tester.send(.key(KeyInput("a")))
    #expect((tester.application as! App).journal.take() == ["unused a"])
    inner.becomeFirstResponder()
    tester.send(.key(KeyInput("b")))
    tester.send(.shake)
    outer.consumes = true
    tester.send(.key(KeyInput("c")))
    #expect(
      journal.take() == [
        "inner became first", "inner key b", "outer key b", "inner shaken", "outer shaken",
        "inner key c", "outer key c",
      ])
    #expect((tester.application as! App).journal.take() == ["unused b"])
  }

  @Test func `ER-02: Becoming and resigning may be refused by either side`() {
    let a = tester.add(Link("a", frame: .zero, journal))
    let b = tester.add(Link("b", frame: .zero, journal))
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    b.refusesToBecome = true
    #expect(!b.becomeFirstResponder() && a.isFirstResponder)
    b.refusesToBecome = false
    a.refusesToResign = true
    #expect(!b.becomeFirstResponder() && a.isFirstResponder)
    #expect(!a.resignFirstResponder() && a.isFirstResponder)
    a.refusesToResign = false
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    #expect(a.resignFirstResponder(), "who is not first has nothing to refuse")
    #expect(b.resignFirstResponder() && tester.application.firstResponder == nil)
    #expect(
      journal.take() == ["a became first", "a resigned", "b became first", "b resigned"])
  }

  @Test func `A removed view is no longer the first responder`() {
    let a = tester.add(Link("a", frame: .zero, journal))
    a.becomeFirstResponder()
    a.removeFromSuperview()
    #expect(tester.application.firstResponder == nil)
    #expect(journal.take() == ["a became first", "a resigned"])
    #expect(!a.becomeFirstResponder(), "outside a window there is nobody to ask")
  }
}
