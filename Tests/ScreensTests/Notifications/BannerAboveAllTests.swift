import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The banner over everything that a phone can show.
@Suite struct BannerAboveAllTests {
  /// What lies below.
  enum Below: CaseIterable {
    case inbox, pushedScreen, keyboard, drawer, modal
  }

  /// A phone with something on it that has come to rest at 3 s.
  private func phone(
    _ below: Below, tuning: String = "classic", environment: Environment = Environment()
  ) throws -> PhoneTester {
    let tester = try PhoneTester(tuning: tuning, environment: environment)
    switch below {
    case .inbox: break
    case .pushedScreen: try tester.tap("row-1")
    case .keyboard: edit(on: tester)
    case .drawer: tester.application.phoneDelegate.toggleDrawer()
    case .modal:
      let sheet = ViewController(tester.stage)
      sheet.view.background = DynamicColor(0xC9281C, 0xC9281C)
      tester.application.phoneDelegate.shell.present(
        sheet, style: ModalStyle(shade: DynamicColor(.black.faded(0.3))))
    }
    tester.at(3000)
    return tester
  }

  /// Presents a field and begins to edit it.
  private func edit(on tester: PhoneTester) {
    let phone = tester.application
    let words = TextStyle(size: 16, lineHeight: 22)
    let ink = DynamicColor(.black)
    if phone.keyboard == nil {
      let gray = DynamicColor(0xCCCCCC, 0xCCCCCC)
      phone.keyboard = KeyboardController(
        application: phone,
        style: KeyboardStyle(
          background: gray, key: gray, special: gray, pressed: gray, ink: ink, accent: ink,
          onAccent: gray, letter: words, word: words))
    }
    let sheet = ViewController(tester.stage)
    let field = TextField(
      "", id: "field",
      style: TextField.Style(
        input: TextInput.Style(
          text: words, color: ink, placeholder: ink, caret: ink, selection: ink)))
    field.frame = Rect(20, 120, 200, 40)
    field.keyboard.capitalizes = false
    sheet.view.addSubview(field)
    phone.phoneDelegate.shell.present(sheet, style: ModalStyle(shade: .clear))
    field.becomeFirstResponder()
  }

  private func post(_ tester: PhoneTester, message: String = "m") {
    tester.send(
      .custom(
        "notify",
        .object([
          .init("title", .string("Above")), .init("message", .string(message)),
          .init("sticky", .bool(true)),
        ])))
  }

  @Test(arguments: Below.allCases)
  func `SB-02, SB-14: it covers whatever lies below, and nothing else changes`(below: Below) throws
  {
    let with = try phone(below)
    let without = try phone(below)
    let over = try phone(.inbox)
    for tester in [with, over] { post(tester) }
    for tester in [with, without, over] { tester.at(5000) }
    #expect(try with.frame("notification") == Rect(0, 0, 320, 88))
    // What the drawer lists is another matter.
    let history = with.application.notifications.history
    for entry in history.entries.map(\.notification) { history.remove(entry) }
    for tester in [with, without, over] { tester.pass(1000) }
    let (seen, plain, usual) = (
      try with.pixels(scale: 1), try without.pixels(scale: 1), try over.pixels(scale: 1)
    )
    // The bar hides the status bar and all else; a clock behind it may not shine through.
    #expect(seen.rows(0..<88) == usual.rows(0..<88))
    #expect(seen.rows(0..<88) != plain.rows(0..<88))
    #expect(seen.rows(88..<480) == plain.rows(88..<480))
    for tester in [with, without, over] { withExtendedLifetime(tester) {} }
  }

  @Test(arguments: Below.allCases, ["classic", "default"])
  func `SB-05: it takes its own touches and leaves all others to what lies below`(
    below: Below, tuning: String
  ) throws {
    let with = try phone(below, tuning: tuning)
    let without = try phone(below, tuning: tuning)
    post(with)
    for tester in [with, without] { tester.at(5000) }
    let history = with.application.notifications.history
    for entry in history.entries.map(\.notification) { history.remove(entry) }
    let banner = try with.frame("notification")
    for y in stride(from: 0.5, to: 480, by: 9) {
      for x in stride(from: 0.5, to: 320, by: 21) {
        let point = Point(x, y)
        let hit = with.application.hitTest(point, nil)
        if hit?.window is BannerWindow {
          #expect(banner.contains(point), "\(point)")
        } else {
          let below = without.application.hitTest(point, nil)
          #expect(hit?.logName == below?.logName, "\(point)")
        }
      }
    }
    let hit = with.application.hitTest(Point(60, banner.midY), nil)
    #expect(hit?.id == "notification")
    for tester in [with, without] { withExtendedLifetime(tester) {} }
  }

  @Test func `SB-02: it lies over the keyboard where it reaches that far`() throws {
    let turned = Environment(textSize: 2, orientation: .landscapeLeft)
    let tester = try phone(.keyboard, tuning: "default", environment: turned)
    post(tester, message: String(repeating: "many words and more ", count: 12))
    tester.at(5000)
    let banner = try tester.frame("notification")
    let keyboard = try tester.frame("keyboard")
    let both = try #require(banner.intersection(keyboard))
    #expect(both.height > 20)
    let hit = tester.application.hitTest(both.center, nil)
    #expect(hit?.window is BannerWindow)
    // Typing goes on under it.
    tester.send(.type("a"))
    #expect(try tester.node("field").text == "a")
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Below.allCases)
  func `SB defect 7: who was key and first responder stays it`(below: Below) throws {
    let tester = try phone(below)
    let (key, first) = (tester.application.keyWindow, tester.application.firstResponder)
    post(tester)
    tester.at(5000)
    #expect(tester.application.keyWindow === key)
    #expect(tester.application.firstResponder === first)
    tester.tap(60, 60)
    tester.at(7000)
    #expect(!tester.exists("notification"))
    #expect(tester.application.keyWindow === key)
    #expect(tester.application.firstResponder === first)
    withExtendedLifetime(tester) {}
  }
}
