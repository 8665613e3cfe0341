import Testing

@testable import TouchKit

/// The tree of views: layout, hit tests, windows, what is drawn and what is told.
struct ViewTests {
  let tester = StageTester()

  @Test func `Layout runs once before anything else happens, outermost first`() {
    final class Laid: View {
      let journal: Journal
      init(_ id: String, _ journal: Journal) {
        self.journal = journal
        super.init(id: id)
      }
      override func layout() {
        journal.write(id ?? "")
        for view in subviews { view.frame = bounds }
      }
    }
    let journal = Journal()
    let outer = Laid("outer", journal)
    let inner = Laid("inner", journal)
    outer.addSubview(inner)
    tester.add(outer)
    outer.frame = Rect(0, 0, 50, 50)
    outer.setNeedsLayout()
    #expect(journal.lines == [])
    tester.send(.pointer(nil))
    #expect(journal.take() == ["outer", "inner"])
    #expect(inner.frame == Rect(0, 0, 50, 50))
    tester.send(.pointer(nil))
    #expect(journal.take() == [])
    outer.frame = Rect(10, 10, 50, 50)
    tester.send(.pointer(nil))
    #expect(journal.take() == [], "a moved view keeps its layout")
  }

  @Test func `The topmost of overlapping views is hit, the deepest inside it`() {
    let a = tester.add(View(id: "a", frame: Rect(0, 0, 100, 100)))
    let b = tester.add(View(id: "b", frame: Rect(50, 50, 100, 100)))
    let inner = tester.add(View(id: "inner", frame: Rect(10, 10, 20, 20)), to: b)
    func hit(_ x: Double, _ y: Double) -> String? {
      tester.application.hitTest(Point(x, y), nil)?.id
    }
    #expect(hit(10, 10) == "a" && hit(55, 55) == "b" && hit(60, 60) == "inner")
    #expect(hit(80, 60) == "b" && hit(79.99, 60) == "inner")
    tester.window.bringToFront(a)
    #expect(hit(60, 60) == "a")
    tester.window.sendToBack(a)
    #expect(hit(60, 60) == "inner")
    inner.isUserInteractionEnabled = false
    #expect(hit(60, 60) == "b")
    #expect(hit(300, 300) == "window" && hit(330, 10) == nil)
  }

  @Test func `A hit test goes back through scale, rotation, translation and scrolling`() {
    let box = tester.add(View(id: "box", frame: Rect(100, 100, 100, 20)))
    func hits(_ x: Double, _ y: Double) -> Bool {
      tester.application.hitTest(Point(x, y), nil) === box
    }
    #expect(hits(105, 105) && !hits(150, 150))
    box.rotation = .pi / 2
    #expect(!hits(105, 105) && hits(150, 150))
    box.scale = 0.5
    #expect(!hits(150, 150) && hits(150, 130))
    box.translation = Point(50, 0)
    #expect(!hits(150, 130) && hits(200, 130))
    box.scale = 0
    #expect(!hits(200, 110), "what is folded onto a point cannot be hit")
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 300, 320, 100)))
    scroll.contentSize = Size(320, 1000)
    tester.add(View(id: "row", frame: Rect(0, 500, 320, 20)), to: scroll)
    scroll.offset = 450
    #expect(tester.application.hitTest(Point(10, 355), nil)?.id == "row")
    #expect(tester.application.find("row")?.fromScreen(Point(10, 355)) == Point(10, 5))
    #expect(tester.application.find("row")?.toScreen(Point(10, 5)) == Point(10, 355))
  }

  @Test func `What moves is hit where it is shown`() {
    let box = tester.add(View(id: "box", frame: Rect(0, 0, 50, 50)))
    tester.stage.animate(Animation(duration: .milliseconds(100), curve: .linear)) {
      box.frame = Rect(200, 0, 50, 50)
    }
    tester.advance(50)
    #expect(tester.application.hitTest(Point(110, 10), nil) === box)
    #expect(tester.application.hitTest(Point(210, 10), nil) !== box)
  }

  @Test func `Higher windows are asked first, equal ones the later shown`() {
    func window(_ id: String, _ level: WindowLevel) -> Window {
      let window = Window(id: id, level: level, application: tester.application)
      window.show()
      return window
    }
    let alert = window("alert", .alert)
    let bar = window("bar", .statusBar)
    let other = window("other", .normal)
    #expect(tester.application.windows.map { $0.id ?? "" } == ["window", "other", "bar", "alert"])
    #expect(tester.application.hitTest(Point(10, 10), nil)?.id == "alert")
    alert.hide()
    #expect(tester.application.hitTest(Point(10, 10), nil)?.id == "bar")
    bar.isHidden = true
    #expect(tester.application.hitTest(Point(10, 10), nil)?.id == "other")
    tester.window.show()
    #expect(tester.application.hitTest(Point(10, 10), nil)?.id == "window")
    #expect(tester.application.keyWindow === tester.window)
    tester.application.makeKey(other)
    other.hide()
    #expect(tester.application.keyWindow === tester.window)
  }

  @Test func `A controller appears and disappears with its window, once each way`() {
    final class Controller: ViewController {
      let journal = Journal()
      override func viewDidLoad() { journal.write("load") }
      override func viewWillAppear() { journal.write("will appear") }
      override func viewDidAppear() { journal.write("did appear") }
      override func viewWillDisappear() { journal.write("will disappear") }
      override func viewDidDisappear() { journal.write("did disappear") }
    }
    let controller = Controller(tester.stage)
    let window = Window(id: "other", application: tester.application)
    window.rootController = controller
    #expect(controller.journal.take() == ["load"])
    window.show()
    window.show()
    #expect(controller.journal.take() == ["will appear", "did appear"])
    window.hide()
    window.hide()
    #expect(controller.journal.take() == ["will disappear", "did disappear"])
    window.show()
    window.rootController = nil
    #expect(
      controller.journal.take() == [
        "will appear", "did appear", "will disappear", "did disappear",
      ])
    #expect(controller.view.superview == nil)
  }

  @Test func `A view outlives its parent without pointing at it`() {
    let inner = View(id: "inner")
    do {
      let window = Window(id: "gone", application: tester.application)
      let outer = View(id: "outer")
      outer.addSubview(inner)
      window.addSubview(outer)
      #expect(inner.window === window && inner.stage === tester.stage)
    }
    // A view that waits to be laid out is held until then.
    tester.send(.pointer(nil))
    #expect(inner.superview == nil && inner.window == nil)
  }

  @Test func `The frame is the views' items from back to front, without what cannot be seen`() {
    let red = Color(hex: 0xFF0000)
    let box = tester.add(View(id: "box", frame: Rect(10, 20, 100, 50)))
    box.background = DynamicColor(light: red, dark: .black)
    box.cornerRadii = CornerRadii(all: 4)
    box.clipsToBounds = true
    box.border = .init(width: 1, color: DynamicColor(.black))
    let inner = tester.add(View(frame: Rect(5, 5, 10, 10)), to: box)
    inner.background = DynamicColor(.white)
    inner.alpha = 0.5
    let hidden = tester.add(View(frame: Rect(0, 0, 10, 10)))
    hidden.background = DynamicColor(.black)
    hidden.isHidden = true
    let radii = CornerRadii(all: 4)
    #expect(
      tester.stage.frame().items == [
        .fill(Rect(10, 20, 100, 50), radii, red), .pushClip(Rect(10, 20, 100, 50), radii),
        .pushOpacity(0.5, bounds: Rect(14, 24, 12, 12)), .fill(Rect(15, 25, 10, 10), .zero, .white),
        .pop, .pop, .border(Rect(10, 20, 100, 50), radii, width: 1, .black),
      ])
    tester.send(.environment(EnvironmentChange(appearance: .dark)))
    #expect(tester.stage.frame().items.first == .fill(Rect(10, 20, 100, 50), radii, .black))
  }

  @Test func `No scroll offset reaches the picture`() {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 100, 320, 100)))
    scroll.contentSize = Size(320, 1e7)
    let row = tester.add(View(frame: Rect(0, 9e6, 320, 20)), to: scroll)
    row.background = DynamicColor(.white)
    scroll.offset = 9e6 - 10
    #expect(tester.stage.frame().items.contains(.fill(Rect(0, 110, 320, 20), .zero, .white)))
  }

  @Test func `The tree names what has an id, role or text, with clips and inherited states`() throws
  {
    let scroll = tester.add(ScrollView(id: "scroll", frame: Rect(0, 0, 320, 100)))
    scroll.contentSize = Size(320, 1000)
    let plain = tester.add(View(frame: Rect(0, 50, 320, 200)), to: scroll)
    let style = TextStyle(size: 16, lineHeight: 20)
    tester.add(Label("words", style: style, color: .clear), to: plain).frame = Rect(0, 0, 100, 100)
    let deep = tester.add(View(id: "deep", frame: Rect(0, 150, 10, 10)), to: plain)
    deep.alpha = 0.5
    plain.alpha = 0.5
    let tree = tester.stage.tree()
    #expect(tree.windows.map(\.id) == ["window"])
    let list = try #require(tree.node("scroll"))
    #expect(list.children.map { $0.id ?? $0.text } == ["words", "deep"])
    #expect(list.children[0].frame == Rect(0, 50, 100, 100))
    #expect(list.children[0].clipped == Rect(0, 50, 100, 50) && list.children[0].visible)
    #expect(list.children[1].alpha == 0.25 && !list.children[1].visible)
    plain.isHidden = true
    #expect(try #require(tester.stage.tree().node("scroll")).children.allSatisfy { !$0.visible })
  }

  @Test func `A label asks for room as its text grows, and reads in the interface's direction`() {
    let label = Label(
      "abcdef", style: TextStyle(size: 10, lineHeight: 14), color: DynamicColor(.black), lines: 0)
    tester.add(label)
    #expect(label.sizeThatFits(Size(100, 100)) == Size(30, 14))
    #expect(label.sizeThatFits(Size(15, 100)) == Size(15, 28))
    tester.send(.environment(EnvironmentChange(textSize: 2, direction: .rightToLeft)))
    #expect(label.sizeThatFits(Size(100, 100)) == Size(60, 28))
    label.frame = Rect(0, 0, 100, 28)
    guard case .text(let text, _, _, _) = tester.stage.frame().items.first else {
      Issue.record("no text is drawn")
      return
    }
    #expect(text.direction == .rightToLeft && text.style.size == 20)
  }
}
