import Testing

@testable import TouchKit

/// What a phone puts into the public slots of the kit's own objects does not switch the kit off.
struct PhoneSlotsTests {
  let tester: StageTester
  let journal = Journal()

  init() {
    tester = StageTester { stage in
      let application = Application(stage)
      application.keyboard = KeyboardController(
        application: application, style: TestStyles.keyboard)
      return application
    }
  }

  /// Sets every slot of all views that are there, and removes every action that a phone can remove.
  private func takeSlots() {
    for window in tester.application.windows { takeSlots(of: window) }
  }

  private func takeSlots(of view: View) {
    view.onActivate = { [journal] in journal.write("pressed \(view.logName)") }
    for recognizer in view.gestureRecognizers {
      recognizer.onChange = { [journal] in
        journal.write("\($0.name) \($0.state.rawValue)")
      }
      recognizer.shouldBegin = { true }
      recognizer.shouldReceive = { _ in true }
    }
    if let scroll = view as? ScrollView {
      scroll.movingOffset?.onChange = { [journal] in journal.write("moved") }
    }
    if let field = view as? TextField {
      field.onReturn = { [journal] in
        journal.write("return")
        return true
      }
    }
    (view as? Control)?.remove(nil, of: nil)
    for inner in view.subviews { takeSlots(of: inner) }
  }

  /// A scroll view that counts how often its offset changed.
  private final class CountingScrollView: ScrollView {
    var changes = 0
    override func offsetChanged() { changes += 1 }
  }

  @Test func `A list scrolls on, and both hear of the drag and of the offset`() {
    let scroll = CountingScrollView(id: "list", frame: Rect(0, 0, 320, 480))
    scroll.contentSize = Size(320, 2000)
    tester.add(scroll)
    scroll.changes = 0
    takeSlots()
    tester.drag(from: Point(100, 400), to: Point(100, 300), milliseconds: 20)
    #expect(scroll.shownOffset == 50 && scroll.changes > 0)
    // The list has moved before the phone hears of it.
    #expect(
      journal.take() == [
        "scroll began", "moved", "scroll changed", "moved", "scroll changed", "moved",
        "scroll ended",
      ])
  }

  @Test
  func `A list that may not scroll stays, whatever the phone's slot says, and a phone may refuse`()
  {
    let scroll = tester.add(ScrollView(id: "list", frame: Rect(0, 0, 320, 480)))
    scroll.contentSize = Size(320, 2000)
    takeSlots()
    scroll.isScrollEnabled = false
    tester.drag(from: Point(100, 400), to: Point(100, 300))
    #expect(scroll.offset == 0)
    scroll.isScrollEnabled = true
    scroll.pan.shouldBegin = { false }
    tester.drag(from: Point(100, 400), to: Point(100, 300))
    #expect(scroll.offset == 0 && journal.take() == [])
  }

  @Test func `A page is taken back by its button and by a drag, and the first one stays`() {
    let root = ListeningController("first", Journal(), on: tester.stage)
    let navigation = NavigationController(
      root: root, style: NavigationTests.style, on: tester.stage)
    tester.window.rootController = navigation
    tester.send(.pointer(nil))
    takeSlots()
    tester.drag(from: Point(5, 200), to: Point(250, 200))
    #expect(journal.take() == [], "there is no page to take back")
    func push() {
      navigation.push(ListeningController("second", Journal(), on: tester.stage))
      tester.advance(3000)
      takeSlots()
    }
    push()
    tester.drag(from: Point(5, 200), to: Point(250, 200))
    tester.advance(3000)
    #expect(navigation.controllers.count == 1)
    #expect(journal.take().last == "back ended")
    push()
    tester.send(.activate("back-button"))
    tester.advance(3000)
    #expect(navigation.controllers.count == 1)
    #expect(journal.take() == ["pressed back-button"])
    push()
    let back = tester.stage.tree().node("back-button")?.frame.center ?? .zero
    tester.tap(back.x, back.y)
    tester.advance(3000)
    #expect(navigation.controllers.count == 1)
  }

  @Test func `Tabs are chosen`() {
    func tab(_ name: String) -> TabController.Tab {
      TabController.Tab(
        name: name, title: name, icon: [], selectedIcon: [], unit: 24,
        controller: ListeningController(name, Journal(), on: tester.stage))
    }
    let tabs = TabController(
      [tab("one"), tab("two")],
      style: TabStyle(
        text: TestStyles.text, color: .clear, selectedColor: .clear, background: .clear,
        hairline: .clear, height: 49, iconSize: 24), holder: View(), on: tester.stage)
    tester.window.rootController = tabs
    tester.send(.pointer(nil))
    takeSlots()
    tester.send(.activate("tab-two"))
    #expect(tabs.selected == 1 && journal.take() == ["pressed tab-two"])
    tester.tap(80, 460)
    #expect(tabs.selected == 0)
  }

  @Test(arguments: [true, false])
  func `A modal is cancelled by a press and by a tap on its shade`(isPress: Bool) {
    let root = ListeningController("root", Journal(), on: tester.stage)
    let modal = ListeningController("modal", Journal(), on: tester.stage)
    tester.window.rootController = root
    modal.view.background = nil
    root.present(modal, style: ModalStyle(shade: DynamicColor(.black)))
    tester.advance(3000)
    takeSlots()
    if isPress { tester.send(.activate("modal-shade")) } else { tester.tap(160, 100) }
    tester.advance(3000)
    #expect(root.presented == nil)
    // A tap's recogniser is over once its view leaves, before the phone would hear of it.
    #expect(journal.take() == (isPress ? ["pressed modal-shade"] : []))
  }

  @Test func `A popover is dismissed by a tap beside it and not by one on it`() {
    let host = ListeningController("host", Journal(), on: tester.stage)
    tester.window.rootController = host
    let style = PopoverStyle(
      background: DynamicColor(.white),
      shadow: DynamicShadow(Shadow(y: 4, blur: 12, color: .black)), border: .clear, radius: 12,
      arrow: Size(9, 26), margin: 8, firstScale: 0.8)
    let keeper = PopoverKeeper(style: style, on: tester.stage)
    let content = ListeningController("content", Journal(), on: tester.stage)
    /// Hears of a popover that is not its own.
    final class Other: PopoverDelegate {
      var heard = 0
      override func popoverDidDismiss(_ popover: PopoverController) { heard += 1 }
    }
    let other = Other()
    keeper.present(
      content, size: Size(200, 200), from: .rectangle(Rect(100, 20, 40, 40), in: host.view),
      over: host)
    tester.advance(3000)
    takeSlots()
    keeper.controller?.delegate = other
    let middle = tester.stage.tree().node("content-view")?.frame.center ?? .zero
    tester.tap(middle.x, middle.y)
    tester.advance(3000)
    #expect(keeper.controller?.isShown == true && journal.take() == [])
    tester.tap(160, 470)
    tester.advance(3000)
    #expect(!keeper.isKept && other.heard == 1 && journal.take() == ["dismiss ended"])
  }

  @Test func `A search field searches, tells its words and is cleared`() {
    let search = tester.add(
      SearchField(
        placeholder: "Search", id: "search-field",
        glass: PathView(layers: [], unit: 1, color: .clear),
        clear: PathView(layers: [], unit: 1, color: .clear),
        style: .init(field: TestStyles.field, background: .clear, radius: 8)))
    search.frame = Rect(0, 200, 320, 40)
    search.clearButton.id = "clear"
    search.onChange = { [journal] in journal.write("sought \($0)") }
    search.onSearch = { [journal] in journal.write("search \($0)") }
    takeSlots()
    tester.tap(100, 220)
    tester.send(.type("a"))
    tester.send(.type("\n"))
    #expect(journal.take() == ["sought a", "search a", "return"])
    tester.send(.activate("clear"))
    #expect(search.field.string == "" && journal.take() == ["sought ", "pressed clear"])
  }

  @Test func `Controls, text views and keys are pressed by assistive technology`() {
    let toggle = tester.add(
      Switch(id: "switch", style: .init(on: .clear, off: .clear, thumb: .clear)))
    toggle.frame = Rect(0, 0, 51, 31)
    let words = tester.add(TextView("", id: "words", style: TestStyles.input))
    words.frame = Rect(0, 50, 320, 100)
    takeSlots()
    tester.send(.activate("switch"))
    #expect(toggle.isOn)
    toggle.isEnabled = false
    tester.send(.activate("switch"))
    #expect(toggle.isOn, "a control that can't be used does nothing")
    tester.send(.activate("words"))
    #expect(words.isFirstResponder)
    tester.advance(3000)
    _ = journal.take()
    takeSlots()
    tester.send(.activate("key-b"))
    #expect(words.string.lowercased() == "b" && journal.take() == ["pressed key-b"])
  }

  @Test func `A tap's action and its slot are both called`() {
    let view = tester.add(View(id: "box", frame: Rect(0, 0, 320, 480)))
    let tap = TapRecognizer { [journal] _ in journal.write("action") }
    tap.onChange = { [journal] in journal.write("slot \($0.state.rawValue)") }
    view.addGestureRecognizer(tap)
    tester.tap(100, 100)
    #expect(journal.take() == ["action", "slot ended"])
  }
}
