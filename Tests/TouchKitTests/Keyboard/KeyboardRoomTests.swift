import Testing

@testable import TouchKit

/// What appears at the screen's lower end keeps clear of the keyboard.
struct KeyboardRoomTests {
  let tester: StageTester
  let root: ViewController
  let field: TextField

  init() { self.init(TestStyles.keyboard) }

  private init(_ style: KeyboardStyle) {
    tester = StageTester { stage in
      let application = Application(stage)
      application.keyboard = KeyboardController(application: application, style: style)
      return application
    }
    root = ViewController(tester.stage)
    tester.window.rootController = root
    field = TextField("", id: "field", style: TestStyles.field)
    root.view.addSubview(field)
    field.frame = Rect(0, 30, 320, 40)
    tester.send(.pointer(nil))
  }

  private var keyboardTop: Double { tester.stage.tree().node("keyboard")?.frame.y ?? 480 }
  private func frame(_ id: String) throws -> Rect {
    try #require(tester.stage.tree().node(id), "no \(id)").frame
  }

  /// A popover that fills what room there is below the field.
  private func presentPopover() -> PopoverController {
    let style = PopoverStyle(
      background: DynamicColor(.white),
      shadow: DynamicShadow(Shadow(y: 4, blur: 12, color: .black)),
      border: .clear, radius: 12, arrow: Size(9, 26), margin: 8, firstScale: 0.1)
    let popover = PopoverController(
      ViewController(tester.stage), size: Size(280, 400), style: style, on: tester.stage)
    popover.present(from: .button(field), over: root, arrows: [.up], animated: false)
    tester.advance(1)
    return popover
  }

  /// A card at the lower end of the modal's view.
  private func presentCard(fillsScreen: Bool = false) -> ViewController {
    final class Bottom: View {
      let card = View(id: "card")
      override func layout() { card.frame = Rect(0, size.height - 100, size.width, 100) }
    }
    final class Modal: ViewController {
      override func makeView() -> View {
        let view = Bottom()
        view.addSubview(view.card)
        return view
      }
    }
    let modal = Modal(tester.stage)
    if fillsScreen { modal.view.background = DynamicColor(.white) }
    root.present(modal, style: ModalStyle(shade: DynamicColor(.black)), animated: false)
    tester.advance(1)
    return modal
  }

  @Test func `A popover stands above the keyboard, also while that comes and goes and turns round`()
    throws
  {
    let popover = presentPopover()
    #expect(try frame("popover").maxY == 480 - 8)
    var last = 480 - 8.0
    field.becomeFirstResponder()
    tester.send(.pointer(nil))
    #expect(field.coveredByKeyboard == 0 && root.view.coveredByKeyboard == 216)
    for _ in 0..<90 {
      tester.advance(1)
      let bottom = try frame("popover").maxY
      #expect(bottom <= keyboardTop - 8 + 1e-6 && bottom <= last)
      last = bottom
    }
    field.resignFirstResponder()
    #expect(try frame("popover").maxY == last, "nothing jumps as the keyboard turns round")
    for _ in 0..<60 {
      tester.advance(1)
      #expect(try frame("popover").maxY <= keyboardTop - 8 + 1e-6)
    }
    field.becomeFirstResponder()
    tester.advance(3000)
    #expect(try frame("popover").maxY == 264 - 8)
    field.resignFirstResponder()
    tester.advance(3000)
    #expect(try frame("popover").maxY == 480 - 8)
    withExtendedLifetime(popover) {}
  }

  @Test func `A card gets the room above the keyboard, a sheet that fills the screen goes on`()
    throws
  {
    let card = presentCard()
    field.becomeFirstResponder()
    tester.advance(100)
    let half = try frame("card").maxY
    #expect(half < 480 && half > 264)
    tester.advance(3000)
    #expect(try frame("card").maxY == 264)
    #expect(card.view.frame == Rect(0, 0, 320, 264))
    field.resignFirstResponder()
    tester.advance(3000)
    #expect(try frame("card").maxY == 480)
    root.dismiss(animated: false)
    _ = presentCard(fillsScreen: true)
    field.becomeFirstResponder()
    tester.advance(3000)
    #expect(try frame("card").maxY == 480)
  }

  @Test func `Presented while the keyboard is up, a card and a popover stand above it at once`()
    throws
  {
    field.becomeFirstResponder()
    tester.advance(3000)
    let popover = presentPopover()
    #expect(try frame("popover").maxY == 264 - 8)
    popover.dismiss(animated: false)
    _ = presentCard()
    #expect(try frame("card").maxY == 264)
    tester.send(.rotate(.landscapeRight))
    #expect(try frame("card").maxY == 320 - 162)
  }

  @Test func `Under reduced motion they change their places at once`() throws {
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    let popover = presentPopover()
    field.becomeFirstResponder()
    tester.advance(1)
    #expect(try frame("popover").maxY == 264 - 8)
    popover.dismiss(animated: false)
    _ = presentCard()
    field.resignFirstResponder()
    tester.advance(1)
    #expect(try frame("card").maxY == 480)
  }

  /// A keyboard that leaves 60 points below the status bar in portrait.
  private static var high: KeyboardStyle {
    var style = TestStyles.keyboard
    style.metrics.height = 400
    return style
  }

  @Test func `With less than 88 points left they stay, and what is edited is brought into sight`()
    throws
  {
    let other = KeyboardRoomTests(KeyboardRoomTests.high)
    let popover = other.presentPopover()
    let before = try other.frame("popover")
    other.field.becomeFirstResponder()
    other.tester.advance(3000)
    #expect(try other.frame("popover") == before)
    popover.dismiss(animated: false)
    let card = other.presentCard()
    #expect(card.view.frame == Rect(0, 0, 320, 480))
    // A sheet's field, low in what scrolls under a bar that is higher than the room.
    let scroll = ScrollView(frame: Rect(0, 70, 320, 410))
    scroll.contentSize = Size(320, 900)
    card.view.addSubview(scroll)
    let low = TextField("", id: "low", style: TestStyles.field)
    scroll.addSubview(low)
    low.frame = Rect(0, 700, 320, 40)
    other.tester.send(.pointer(nil))
    low.becomeFirstResponder()
    other.tester.advance(3000)
    let seen = try #require(other.tester.stage.tree().node("low"))
    #expect(seen.frame.maxY <= 80 && seen.frame.y >= 0)
    #expect((seen.clipped ?? seen.frame).height >= 39, "no bar covers it")
    low.resignFirstResponder()
    other.tester.advance(3000)
    #expect(try other.frame("card") == Rect(0, 380, 320, 100))
  }
}
