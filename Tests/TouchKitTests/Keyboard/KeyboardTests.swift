import Testing

@testable import TouchKit

/// The phone's keyboard.
struct KeyboardTests {
  let tester: StageTester
  let field: TextField
  var application: Application { tester.application }

  init() {
    tester = StageTester { stage in
      let application = Application(stage)
      application.keyboard = KeyboardController(
        application: application, style: TestStyles.keyboard)
      return application
    }
    field = tester.add(TextField("", id: "field", style: TestStyles.field))
    field.frame = Rect(0, 0, 320, 40)
    field.keyboard.capitalizes = false
  }

  private func edit(_ responder: Responder? = nil) {
    (responder ?? field).becomeFirstResponder()
    tester.advance(2000)
  }

  private func center(_ id: String) throws -> Point {
    try #require(tester.stage.tree().node(id), "no \(id)").frame.center
  }

  private func tap(_ ids: String...) throws {
    for id in ids {
      let point = try center(id)
      tester.tap(point.x, point.y)
      tester.advance(400)
    }
  }

  private func isPressed(_ id: String) -> Bool {
    (application.find(id) as? KeyView)?.isPressed ?? false
  }

  @Test func `ER-02: The keyboard slides up with the first responder and down when it resigns`()
    throws
  {
    #expect(tester.stage.tree().node("keyboard") == nil)
    field.becomeFirstResponder()
    tester.send(.pointer(nil))
    #expect(try #require(tester.stage.tree().node("keyboard")).frame == Rect(0, 480, 320, 216))
    tester.advance(100)
    let half = try #require(tester.stage.tree().node("keyboard")).frame.y
    #expect(half < 480 && half > 264)
    tester.advance(2000)
    #expect(try #require(tester.stage.tree().node("keyboard")).frame == Rect(0, 264, 320, 216))
    field.resignFirstResponder()
    tester.advance(100)
    #expect(tester.stage.tree().node("keyboard") != nil)
    tester.advance(2000)
    #expect(tester.stage.tree().node("keyboard") == nil && tester.stage.isSettled)
    #expect(tester.log(.notification).filter { $0.hasPrefix("keyboard-will-change") }.count == 2)
  }

  @Test func `A keyboard that comes back while it leaves turns round without a jump`() throws {
    edit()
    field.resignFirstResponder()
    tester.advance(120)
    let place = try #require(tester.stage.tree().node("keyboard")).frame.y
    field.becomeFirstResponder()
    #expect(try #require(tester.stage.tree().node("keyboard")).frame.y == place)
    tester.advance(2000)
    #expect(try #require(tester.stage.tree().node("keyboard")).frame.y == 264)
  }

  @Test func `Under reduced motion it fades instead of sliding`() throws {
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    field.becomeFirstResponder()
    tester.send(.pointer(nil))
    tester.advance(60)
    let node = try #require(tester.stage.tree().node("keyboard"))
    #expect(node.frame.y == 264 && node.alpha > 0 && node.alpha < 1)
  }

  @Test func `Each key of each page types what it shows`() throws {
    edit()
    for page in KeyboardTraits.Page.allCases {
      let keys = try #require(application.keyboard?.view as? KeyboardView)
      keys.show(page)
      tester.send(.pointer(nil))
      for key in KeyboardLayout(page: page).rows.joined() {
        guard case .letter(let letter) = key else { continue }
        field.string = ""
        try tap("key-\(letter)")
        #expect(field.string == letter)
      }
    }
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft], KeyboardTraits.Page.allCases)
  func `The keys of a page lie inside it and apart, and their ids are unique`(
    orientation: Orientation, page: KeyboardTraits.Page
  ) throws {
    tester.send(.rotate(orientation))
    edit()
    let keys = try #require(application.keyboard?.view as? KeyboardView)
    keys.show(page)
    tester.send(.pointer(nil))
    for (number, key) in keys.keys.enumerated() {
      #expect(keys.bounds.contains(key.frame) && key.frame.width > 20, "\(key.id ?? "")")
      for other in keys.keys[(number + 1)...] {
        #expect(!key.frame.intersects(other.frame) && key.id != other.id)
      }
    }
  }

  @Test func `Shift is for one letter, tapped twice for all, tapped again for none`() throws {
    edit()
    try tap("key-shift", "key-a", "key-b")
    #expect(field.string == "Ab")
    let shift = try center("key-shift")
    tester.tap(shift.x, shift.y)
    tester.tap(shift.x, shift.y)
    #expect(tester.stage.tree().node("key-shift")?.value == "locked")
    #expect(tester.stage.tree().node("key-a")?.text == "A")
    try tap("key-c", "key-d", "key-shift", "key-e")
    #expect(field.string == "AbCDe" && tester.stage.tree().node("key-shift")?.value == nil)
  }

  @Test func `Sentences begin with a large letter where the responder wants that`() throws {
    field.keyboard.capitalizes = true
    edit()
    try tap("key-a", "key-b", "key-123", "key-.", "key-space", "key-abc", "key-c", "key-d")
    #expect(field.string == "Ab. Cd")
    tester.send(.key(KeyInput("a", modifiers: [.control])))
    tester.send(.key(KeyInput("backspace")))
    #expect(tester.stage.tree().node("key-a")?.text == "A")
  }

  @Test func `Delete takes a letter at once and repeats while it is held`() throws {
    field.string = "abcdefgh"
    edit()
    let point = try center("key-delete")
    tester.touch(.began, point.x, point.y)
    #expect(field.string == "abcdefg" && isPressed("key-delete"))
    tester.advance(499)
    #expect(field.string == "abcdefg")
    tester.advance(1)
    #expect(field.string == "abcdef")
    tester.advance(200)
    #expect(field.string == "abcd")
    tester.touch(.ended, point.x, point.y)
    tester.advance(2000)
    #expect(field.string == "abcd" && !isPressed("key-delete"))
  }

  @Test
  func
    `A finger slides to another letter, and one that leaves the keys by a gesture types nothing`()
    throws
  {
    edit()
    let (a, d) = (try center("key-a"), try center("key-d"))
    tester.touch(.began, a.x, a.y)
    #expect(isPressed("key-a"))
    tester.touch(.moved, d.x, d.y)
    #expect(!isPressed("key-a") && isPressed("key-d"))
    tester.touch(.ended, d.x, d.y)
    #expect(field.string == "d" && !isPressed("key-d"))
    tester.touch(.began, a.x, a.y)
    tester.send(.interrupt(.call))
    #expect(field.string == "d" && !isPressed("key-a"))
  }

  @Test func `A second finger types what the first one holds`() throws {
    edit()
    let (a, b) = (try center("key-a"), try center("key-b"))
    tester.touch(.began, a.x, a.y, finger: 1)
    tester.touch(.began, b.x, b.y, finger: 2)
    #expect(field.string == "a")
    tester.touch(.ended, a.x, a.y, finger: 1)
    tester.touch(.ended, b.x, b.y, finger: 2)
    #expect(field.string == "ab")
  }

  @Test func `ER-16: Done is blue and ends editing; plain return is not`() throws {
    field.string = "a"
    edit()
    let accent = try #require(application.find("key-return")).background
    #expect(accent == TestStyles.keyboard.accent)
    #expect(tester.stage.tree().node("key-return")?.text == "Done")
    try tap("key-return")
    #expect(!field.isFirstResponder)
    let view = tester.add(TextView("", id: "text", style: TestStyles.input))
    view.frame = Rect(0, 50, 320, 100)
    edit(view)
    #expect(application.find("key-return")?.background == TestStyles.keyboard.special)
    try tap("key-return")
    #expect(view.string == "\n")
  }

  @Test func `A key can be pressed by assistive technology, and is what it says`() {
    edit()
    tester.send(.activate("key-q"))
    #expect(field.string == "q" && tester.stage.tree().node("key-q")?.role == .key)
    #expect(tester.stage.tree().node("key-delete")?.label == "Delete")
  }

  @Test func `Typed keys take the way of typed words`() throws {
    edit()
    try tap("key-x")
    let byKey = tester.log(.text)
    field.string = ""
    tester.send(.type("x"))
    #expect(tester.log(.text) == byKey + byKey)
  }

  @Test func `Content without a scroll view is pushed up as far as needed, and comes back`() throws
  {
    let controller = ViewController(tester.stage)
    tester.window.rootController = controller
    tester.send(.pointer(nil))
    let low = TextField("", id: "low", style: TestStyles.field)
    controller.view.addSubview(low)
    low.frame = Rect(0, 400, 320, 40)
    let high = TextField("", id: "high", style: TestStyles.field)
    controller.view.addSubview(high)
    high.frame = Rect(0, 100, 320, 40)
    edit(low)
    #expect(low.screenFrame.maxY == 264 - 8)
    edit(high)
    #expect(high.screenFrame.y == 100)
    edit(low)
    low.resignFirstResponder()
    tester.advance(2000)
    #expect(low.screenFrame.y == 400)
  }

  @Test func `A scroll view gets room below and shows what is edited, and gives the room back`()
    throws
  {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 50, 320, 400)))
    scroll.contentSize = Size(320, 600)
    let low = tester.add(TextField("", id: "low", style: TestStyles.field), to: scroll)
    low.frame = Rect(0, 560, 320, 40)
    scroll.scroll(to: 200, animated: false)
    edit(low)
    #expect(scroll.coveredBottom == 450 - 264 && scroll.offset == 386)
    #expect(low.screenFrame.maxY == 264)
    low.resignFirstResponder()
    tester.advance(2000)
    #expect(scroll.coveredBottom == 0 && scroll.offset == 200)
  }

  @Test func `Content moves along with the keyboard, at its first coming and from field to field`()
    throws
  {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 50, 320, 430)))
    scroll.contentSize = Size(320, 900)
    let fields = [300.0, 600].map { y in
      let field = tester.add(TextField("", id: "at-\(y)", style: TestStyles.field), to: scroll)
      field.frame = Rect(0, y, 320, 40)
      return field
    }
    for field in fields {
      func y() throws -> Double {
        try #require(tester.stage.tree().node(field.id ?? "")).frame.y
      }
      let before = try y()
      field.becomeFirstResponder()
      tester.send(.pointer(nil))
      #expect(try y() == before, "nothing jumps")
      tester.advance(100)
      let half = try y()
      tester.advance(2000)
      let end = try y()
      #expect(end < half && half < before && end == 264 - 48)
    }
  }

  @Test
  func
    `Of a view that is too high as much is seen above the caret as there is room for, at once and again`()
  {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 150, 320, 330)))
    scroll.contentSize = Size(320, 900)
    let view = tester.add(TextView("", id: "tall", style: TestStyles.input), to: scroll)
    view.frame = Rect(0, 300, 320, 300)
    edit(view)
    let first = scroll.offset
    #expect(first == 300 - 8)
    application.keyboard?.contentMoved()
    tester.advance(2000)
    #expect(scroll.offset == first)
  }

  @Test func `What is written is seen: a letter scrolls back to a field that was scrolled away`() {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 50, 320, 400)))
    scroll.contentSize = Size(320, 900)
    let field = tester.add(TextField("", id: "away", style: TestStyles.field), to: scroll)
    field.frame = Rect(0, 60, 320, 40)
    edit(field)
    #expect(scroll.offset == 0)
    scroll.offset = 300
    tester.send(.type("a"))
    #expect(scroll.offset == 60 - 8)
    // Nothing moves while it is seen.
    scroll.offset = 20
    tester.send(.type("b"))
    #expect(scroll.offset == 20)
  }

  @Test func `A field that just has room is seen whole, with less room around it`() {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 215, 320, 265)))
    scroll.contentSize = Size(320, 900)
    let field = tester.add(TextField("", id: "away", style: TestStyles.field), to: scroll)
    field.frame = Rect(0, 300, 320, 45)
    edit(field)
    #expect(field.screenFrame == Rect(0, 217, 320, 45))
  }

  @Test func `Of a view that is too high the line with the caret is seen`() throws {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 150, 320, 330)))
    scroll.contentSize = Size(320, 900)
    let view = tester.add(TextView("", id: "tall", style: TestStyles.input), to: scroll)
    view.frame = Rect(0, 100, 320, 400)
    edit(view)
    func caret() throws -> Rect {
      view.transformToScreen.boundingBox(try #require(view.input.caretFrame))
    }
    for line in 1...8 {
      let place = try caret()
      #expect(place.y >= 150 && place.maxY <= 264, "line \(line): \(place)")
      tester.send(.type("\(line)\n"))
    }
    tester.send(.key(KeyInput("home", modifiers: [.control])))
    let place = try caret()
    #expect(place.y >= 150 && place.maxY <= 264)
  }

  @Test func `The keyboard turns with the interface and keeps what is edited in sight`() throws {
    let controller = ViewController(tester.stage)
    tester.window.rootController = controller
    tester.send(.pointer(nil))
    let low = TextField("", id: "low", style: TestStyles.field)
    controller.view.addSubview(low)
    low.frame = Rect(0, 250, 320, 40)
    edit(low)
    tester.send(.rotate(.landscapeRight))
    #expect(try #require(tester.stage.tree().node("keyboard")).frame == Rect(0, 158, 480, 162))
    #expect(low.screenFrame.maxY == 158 - 8)
  }

  @Test func `What lies under the keyboard is not touched, what lies beside it is`() {
    let heard = Journal()
    tester.window.insertSubview(
      ListeningView("below", frame: Rect(0, 0, 320, 480), heard), at: 0)
    edit()
    tester.tap(2, 300)
    tester.tap(160, 478)
    #expect(heard.take() == [])
    tester.tap(160, 200)
    #expect(heard.take().count == 2)
    #expect(application.keyWindow === tester.window)
  }

  @Test func `A stage with a keyboard is released`() {
    weak var gone: Stage?
    do {
      let tester = StageTester { stage in
        let application = Application(stage)
        application.keyboard = KeyboardController(
          application: application, style: TestStyles.keyboard)
        return application
      }
      gone = tester.stage
      let field = tester.add(TextField("", id: "field", style: TestStyles.field))
      field.becomeFirstResponder()
      tester.advance(100)
    }
    #expect(gone == nil)
  }
}
