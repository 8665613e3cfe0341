import Testing

@testable import TouchKit

/// A controller over another one.
struct ModalTests {
  let tester = StageTester()
  let journal = Journal()
  let root: ListeningController
  let modal: ListeningController
  let style = ModalStyle(shade: DynamicColor(Color(hex: 0x000000, alpha: 0.32)))

  init() {
    root = ListeningController("root", journal, on: tester.stage)
    tester.window.rootController = root
    tester.send(.pointer(nil))
    modal = ListeningController("modal", journal, on: tester.stage)
    _ = journal.take()
  }

  private func present() {
    // A sheet on the lower half; the upper one is the shade's.
    let sheet = View(id: "modal", frame: Rect(0, 200, 320, 280))
    modal.view.background = nil
    modal.view.addSubview(sheet)
    root.present(modal, style: style) { [journal] in journal.write("cancelled") }
  }

  @Test
  func
    `MO-01: The modal is a child whose frame is its parent's bounds before it is told and shown`()
  {
    present()
    #expect(
      journal.take() == [
        "modal moved, \(root.view.bounds)", "modal will appear", "modal did appear",
      ])
    #expect(modal.parent === root && root.presented === modal)
    #expect(modal.view.frame == Rect(0, 0, 320, 480))
    #expect(root.isAppearing, "what lies under it can still be seen")
  }

  @Test func `MO-01: It slides up and its shade comes with it, while the screen below stays`()
    throws
  {
    present()
    func node(_ id: String) throws -> ViewTree.Node {
      try #require(tester.stage.tree().node(id))
    }
    #expect(try node("modal").frame.y == 680 && node("modal-shade").alpha == 0)
    tester.advance(100)
    #expect(try node("modal").frame.y < 680 && node("modal-shade").alpha > 0)
    tester.advance(3000)
    #expect(try node("modal").frame.y == 200 && node("modal-shade").alpha == 1)
    #expect(try node("root-view").visible && node("root-view").frame.y == 0)
  }

  @Test func `A phone that is thrown away while a modal is up takes both with it`() {
    weak var presenter: ListeningController?
    weak var presented: ListeningController?
    func play() {
      let tester = StageTester()
      let lower = ListeningController("lower", Journal(), on: tester.stage)
      tester.window.rootController = lower
      let upper = ListeningController("upper", Journal(), on: tester.stage)
      lower.present(upper, style: style)
      tester.advance(3000)
      #expect(lower.presented === upper)
      presenter = lower
      presented = upper
    }
    play()
    #expect(presenter == nil)
    #expect(presented == nil)
  }

  @Test
  func
    `RO-01: a modal that stays upright turns the interface, which follows the device when it goes`()
  {
    tester.send(.rotate(.landscapeLeft))
    modal.orientations = .portrait
    present()
    #expect(tester.stage.environment.orientation == .portrait)
    #expect(journal.take().first == "modal moved, \(Rect(0, 0, 320, 480))")
    tester.send(.rotate(.landscapeRight))
    tester.advance(3000)
    #expect(tester.stage.environment.orientation == .portrait)
    root.dismiss()
    #expect(tester.stage.environment.orientation == .portrait, "not while it can be seen")
    tester.advance(3000)
    #expect(tester.stage.environment.orientation == .landscapeRight)
    #expect(root.view.frame == Rect(0, 0, 480, 320))
  }

  @Test func `RO-01: where the device is held so that nothing fits, the interface stays as it is`()
  {
    root.orientations = .allButUpsideDown
    tester.send(.rotate(.portraitUpsideDown))
    present()
    tester.advance(3000)
    root.dismiss(animated: false)
    #expect(tester.stage.environment.orientation == .portrait)
  }

  @Test func `MO-01: No touch reaches what lies below, anywhere`() {
    let heard = Journal()
    root.view.addSubview(ListeningView("below", frame: Rect(0, 0, 320, 480), heard))
    present()
    tester.advance(3000)
    for x in stride(from: 5.0, to: 320, by: 35) {
      for y in stride(from: 205.0, to: 480, by: 35) { tester.tap(x, y) }
    }
    #expect(heard.take() == [] && root.presented === modal)
  }

  @Test func `MO-01: A tap on the shade cancels, and the modal is gone when it has slid out`() {
    present()
    tester.advance(3000)
    tester.drag(from: Point(100, 50), to: Point(100, 150))
    #expect(root.presented === modal, "a drag is no tap")
    _ = journal.take()
    tester.tap(100, 50)
    #expect(
      journal.take() == ["modal will disappear", "modal did disappear", "cancelled"])
    #expect(root.presented == nil)
    tester.advance(3000)
    #expect(
      tester.application.find("modal") == nil && tester.application.find("modal-shade") == nil)
    #expect(modal.parent == nil && tester.stage.isSettled)
  }

  @Test func `MO-01: Both turn together`() {
    present()
    tester.advance(3000)
    tester.send(.rotate(.landscapeLeft))
    #expect(root.view.frame == Rect(0, 0, 480, 320))
    #expect(modal.view.frame == Rect(0, 0, 480, 320))
    #expect(tester.application.find("modal-shade")?.screenFrame == Rect(0, 0, 480, 320))
  }

  @Test func `A second modal over the same screen is refused, one over the modal is not`() {
    present()
    let other = ListeningController("other", journal, on: tester.stage)
    root.present(other, style: style)
    #expect(root.presented === modal && other.parent == nil)
    modal.present(other, style: style)
    #expect(modal.presented === other)
  }

  @Test func `Assistive technology cancels by the shade, and a gone modal is released`() {
    weak var gone: ViewController?
    do {
      let other = ListeningController("other", journal, on: tester.stage)
      gone = other
      root.present(other, style: style)
    }
    tester.advance(3000)
    tester.send(.activate("modal-shade"))
    tester.advance(3000)
    #expect(root.presented == nil && gone == nil)
  }
}
