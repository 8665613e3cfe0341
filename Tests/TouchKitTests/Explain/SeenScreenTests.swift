import Testing

@testable import TouchKit

/// What is found on a screen before it is judged.
struct SeenScreenTests {
  private let tester = StageTester()

  private func label(_ words: String, _ frame: Rect, in parent: View? = nil) -> Label {
    let label = Label(
      words, style: TextStyle(size: 10, lineHeight: 12), color: DynamicColor(.black))
    label.frame = frame
    return tester.add(label, to: parent)
  }

  private func box(_ id: String, _ frame: Rect, in parent: View? = nil) -> View {
    let view = View(id: id, frame: frame)
    view.background = DynamicColor(.white)
    return tester.add(view, to: parent)
  }

  private func part(_ words: String) throws -> SeenPart {
    tester.advance(0)
    return try #require(tester.stage.seenScreen().parts.first { $0.words == words })
  }

  @Test func `A text has its place, its lines and what the screen and clips cut`() throws {
    let list = ScrollView(id: "list", frame: Rect(0, 100, 320, 100))
    tester.add(list)
    list.contentSize = Size(320, 300)
    _ = label("abc", Rect(10, 90, 100, 20), in: list)
    let part = try part("abc")
    guard case .text(let place, let needed) = part.kind else { return }
    #expect(place == Rect(10, 190, 100, 20) && needed.height == 12 && needed.y == 194)
    #expect(part.clips.map(\.name) == ["list", nil])
    #expect(part.clips[0].travel == 0...200 && part.clips[1].rect == Rect(0, 0, 320, 480))
    let ink = try #require(part.lines.first)
    #expect(part.lines.count == 1 && ink.y >= needed.y && ink.height < needed.height)
    #expect(part.seen.allSatisfy { $0.maxY <= 200 })
    list.offset = 50
    #expect(try self.part("abc").clips[0].travel == -50...150)
  }

  @Test func `What is painted later and opaque hides; what is clear, or around it, does not`()
    throws
  {
    let parent = box("parent", Rect(0, 0, 320, 200))
    _ = label("abc", Rect(10, 10, 100, 20), in: parent)
    #expect(try part("abc").seen == part("abc").lines)
    let veil = box("veil", Rect(0, 0, 320, 200))
    veil.background = DynamicColor(Color.white.faded(0.9))
    #expect(try part("abc").seen == part("abc").lines)
    let cover = box("cover", Rect(20, 0, 320, 200))
    let part = try part("abc")
    #expect(part.seen.count == 1 && part.seen.allSatisfy { $0.maxX == 20 })
    #expect(part.covers == [.init(name: "cover", rect: Rect(20, 0, 300, 200), isFixed: true)])
    cover.alpha = 0.5
    #expect(try self.part("abc").covers == [])
  }

  @Test func `Round corners hide nothing`() throws {
    _ = label("abc", Rect(0, 0, 100, 20))
    let card = box("card", Rect(0, 0, 320, 200))
    card.cornerRadii = CornerRadii(all: 30)
    let seen = try part("abc").seen
    #expect(seen.allSatisfy { $0.maxX <= 30 } && !seen.isEmpty)
  }

  @Test func `A bar over a list can be scrolled from under, a row of the list can't`() throws {
    let list = ScrollView(id: "list", frame: Rect(0, 0, 320, 480))
    tester.add(list)
    list.contentSize = Size(320, 1000)
    _ = label("abc", Rect(10, 400, 100, 20), in: list)
    _ = box("row", Rect(0, 410, 320, 20), in: list)
    _ = box("bar", Rect(0, 400, 320, 80))
    let covers = try part("abc").covers
    #expect(covers.map(\.name) == ["row", "bar"] && covers.map(\.isFixed) == [true, false])
  }

  @Test func `What comes over everything for a while covers nothing, and puts the rest out of use`()
    throws
  {
    final class Sheet: View {
      override var isLayer: Bool { true }
    }
    _ = label("abc", Rect(10, 10, 100, 20))
    #expect(try part("abc").isInUse)
    let sheet = tester.add(Sheet(id: "sheet", frame: Rect(0, 0, 320, 480)))
    sheet.background = DynamicColor(.white)
    _ = label("def", Rect(10, 10, 100, 20), in: sheet)
    let below = try part("abc")
    #expect(below.covers == [] && below.seen == [] && !below.isInUse)
    #expect(try part("def").isInUse)
  }

  @Test func `A faint text and one that is hidden are not there`() {
    label("faint", Rect(10, 10, 100, 20)).alpha = 0.005
    label("hidden", Rect(10, 40, 100, 20)).isHidden = true
    tester.advance(0)
    #expect(tester.stage.seenScreen().parts.isEmpty)
  }

  @Test func `A target that scrolls is there with as much as a finger needs`() throws {
    let list = ScrollView(id: "list", frame: Rect(0, 0, 320, 200))
    tester.add(list)
    list.contentSize = Size(320, 300)
    let row = PlainControl(id: "row", frame: Rect(0, 150, 320, 100))
    row.on(.touchUpInside, "press") {}
    row.onActivate = {}
    row.label = "Row"
    tester.add(row, to: list)
    tester.advance(0)
    let part = try #require(tester.stage.seenScreen().parts.first { $0.kind == .target })
    #expect(part.id == "row" && part.words == "Row" && part.lines == [Rect(138, 178, 44, 44)])
    #expect(part.seen == [Rect(138, 178, 44, 22)])
  }

  @Test
  func `A target is cut by its list's clip and by what lies over the list, not by a neighbour`()
    throws
  {
    let list = ScrollView(id: "list", frame: Rect(0, 0, 320, 200))
    tester.add(list)
    list.contentSize = Size(320, 400)
    for (index, y) in [0.0, 64, 128, 192].enumerated() {
      let row = PlainControl(id: "row-\(index)", frame: Rect(0, y, 320, 64))
      row.onActivate = {}
      tester.add(row, to: list)
    }
    let bar = box("bar", Rect(0, 0, 320, 20))
    bar.onActivate = {}
    tester.advance(0)
    let targets = tester.stage.pressTargets()
    func cut(_ id: String) -> PressTarget.Sides? { targets.first { $0.id == id }?.cut }
    // The rows are as wide as the screen.
    #expect(cut("row-0") == .init(left: true, right: true, up: true))
    #expect(cut("row-1") == .init(left: true, right: true))
    #expect(cut("row-3") == .init(left: true, right: true, down: true))
  }

  @Test func `A popover is closed beside its card, not on it`() throws {
    let root = ViewController(tester.stage)
    tester.window.rootController = root
    let style = PopoverStyle(
      background: DynamicColor(.white),
      shadow: DynamicShadow(Shadow(y: 4, blur: 12, color: .black)),
      border: .clear, radius: 12, arrow: Size(9, 26), margin: 8, firstScale: 0.1)
    func reach(_ size: Size) throws -> Rect? {
      let popover = PopoverController(
        ViewController(tester.stage), size: size, style: style, on: tester.stage)
      popover.present(
        from: .rectangle(Rect(150, 20, 20, 20), in: root.view), over: root, arrows: [.up],
        animated: false)
      tester.advance(1)
      defer { popover.dismiss(animated: false) }
      return try #require(tester.stage.pressTargets().first { $0.words == "Close" }).reach
    }
    #expect(try reach(Size(280, 400)) == nil)
    // The card ends at 129.
    let below = try #require(try reach(Size(280, 80)))
    #expect(abs(below.y - 129) < 0.5)
  }

  @Test func `The focus has the room that clips and the screen leave`() throws {
    #expect(tester.stage.seenScreen().focus == nil)
    let list = ScrollView(id: "list", frame: Rect(0, 100, 320, 200))
    tester.add(list)
    list.contentSize = Size(320, 400)
    let field = TextField("", id: "field", style: TestStyles.field)
    field.frame = Rect(10, 180, 200, 40)
    tester.add(field, to: list)
    field.becomeFirstResponder()
    tester.advance(0)
    let focus = try #require(tester.stage.seenScreen().focus)
    #expect(focus.name == "field" && focus.room == Rect(0, 100, 320, 200))
    #expect(focus.place.size == Size(200, 40))
  }
}
