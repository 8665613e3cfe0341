import Testing

@testable import TouchKit

/// Who is asked before the interface turns.
struct RotationTests {
  let tester = StageTester()
  let journal = Journal()

  private func controller(_ name: String) -> ListeningController {
    ListeningController(name, journal, on: tester.stage)
  }

  private static let sets: [OrientationSet] = [
    [], .portrait, .allButUpsideDown, [.landscapeLeft, .landscapeRight], .all,
  ]

  @Test
  func
    `RO-01: A controller allows all but upside down and turns by itself, unless it says otherwise`()
  {
    let usual = ViewController(tester.stage)
    #expect(usual.supportedOrientations == .allButUpsideDown && usual.autorotates)
    #expect(Orientation.allCases.filter { usual.mayRotate(to: $0) }.count == 3)
    #expect(!usual.mayRotate(to: .portraitUpsideDown))
  }

  @Test(arguments: sets, sets)
  func `RO-02: A container allows what it and its top child allow`(
    own: OrientationSet, childs: OrientationSet
  ) {
    for (turns, childTurns) in [(true, true), (true, false), (false, true), (false, false)] {
      let container = controller("container")
      let child = controller("child")
      container.child = child
      container.orientations = own
      child.orientations = childs
      container.turns = turns
      child.turns = childTurns
      #expect(container.allowedOrientations == own.intersection(childs))
      #expect(container.rotatesByItself == (turns && childTurns))
      for orientation in Orientation.allCases {
        #expect(
          container.mayRotate(to: orientation)
            == (turns && childTurns && own.allows(orientation) && childs.allows(orientation)))
      }
    }
  }

  @Test
  func `RO-02: The application asks down the chain of top children, and stays where one refuses`() {
    let outer = controller("outer")
    let middle = controller("middle")
    let inner = controller("inner")
    outer.child = middle
    middle.child = inner
    tester.window.rootController = outer
    inner.orientations = .portrait
    tester.send(.rotate(.landscapeLeft))
    #expect(tester.stage.environment.orientation == .portrait)
    #expect(tester.stage.deviceOrientation == .landscapeLeft)
    #expect(
      tester.log(.application) == ["orientation landscape-left refused by outer"])
    inner.orientations = .all
    inner.turns = false
    tester.send(.rotate(.landscapeLeft))
    #expect(tester.stage.environment.orientation == .portrait)
    inner.turns = true
    tester.send(.rotate(.landscapeLeft))
    #expect(tester.stage.environment.orientation == .landscapeLeft)
    #expect(outer.view.frame == Rect(0, 0, 480, 320))
  }

  @Test
  func
    `RO-01: What is presented is asked too: a form that allows portrait alone keeps the phone upright`()
  {
    let root = controller("root")
    tester.window.rootController = root
    let form = controller("form")
    form.orientations = .portrait
    root.present(form, style: ModalStyle(shade: DynamicColor(.black)))
    tester.send(.rotate(.landscapeRight))
    #expect(tester.stage.environment.orientation == .portrait)
    root.dismiss()
    tester.send(.rotate(.landscapeRight))
    #expect(tester.stage.environment.orientation == .landscapeRight)
  }
}
