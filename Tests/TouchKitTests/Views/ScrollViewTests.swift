import Testing

@testable import TouchKit

/// Scrolling by finger, wheel, touchpad and program.
struct ScrollViewTests {
  let tester = StageTester()
  let scroll: ScrollView
  let journal = Journal()

  init() {
    scroll = tester.add(ScrollView(id: "list", frame: Rect(0, 0, 320, 480)))
    scroll.contentSize = Size(320, 2000)
    scroll.onRest = { [journal] in journal.write("rest") }
    scroll.onDragBegan = { [journal] in journal.write("drag") }
  }

  @Test func `Content follows the finger by its very distance`() {
    tester.drag(from: Point(100, 400), to: Point(100, 300), milliseconds: 100, leaves: false)
    // The first sample beyond the slop is where the drag counts from.
    #expect(scroll.shownOffset == 80)
    #expect(scroll.isDragging && journal.lines == ["drag"])
  }

  @Test func `A fling goes on with the finger's velocity and comes to rest`() {
    tester.drag(from: Point(100, 400), to: Point(100, 300), milliseconds: 100)
    #expect(scroll.isMoving && !scroll.isDragging)
    #expect(abs((scroll.movingOffset?.velocity ?? 0) - 1000) < 1)
    #expect(scroll.shownOffset == 80)
    tester.advance(10_000)
    #expect(!scroll.isMoving && journal.lines == ["drag", "rest"])
    // x = v ÷ −ln d per ms: 1000 points a second go some 499.5 points.
    #expect(abs(scroll.offset - 579.5) < 1)
    #expect(tester.stage.isSettled)
  }

  @Test func `A finger that stood before it left flings nothing`() {
    tester.drag(from: Point(100, 400), to: Point(100, 300), leaves: false)
    tester.touch(.ended, 100, 300, after: 60)
    #expect(!scroll.isMoving && scroll.offset == 80)
  }

  @Test func `Past its end the content resists and comes back`() {
    tester.drag(from: Point(100, 100), to: Point(100, 300), leaves: false)
    let pull = 180.0
    #expect(abs(scroll.shownOffset + 480 * (1 - 1 / (0.55 * pull / 480 + 1))) < 1e-9)
    tester.touch(.ended, 100, 300, after: 100)
    #expect(scroll.isMoving && scroll.offset == 0)
    tester.advance(5000)
    #expect(scroll.shownOffset == 0 && journal.lines == ["drag", "rest"])
  }

  @Test func `Content at its top stays there as the room above it changes`() {
    scroll.contentInset.top = 44
    #expect(scroll.offset == -44)
    scroll.contentInset = EdgeInsets(top: 20, bottom: 10)
    #expect(scroll.offset == -20)
    scroll.offset = 300
    scroll.contentInset.top = 60
    #expect(scroll.offset == 300)
  }

  @Test func `Content in a hand goes on with it as the room above it changes`() {
    tester.drag(from: Point(100, 400), to: Point(100, 300), leaves: false)
    scroll.contentInset.top = 44
    #expect(scroll.shownOffset == 80)
  }

  @Test func `Catching a bounce does not make the content jump`() {
    tester.drag(from: Point(100, 100), to: Point(100, 300), leaves: false)
    tester.touch(.ended, 100, 300, after: 100)
    tester.advance(50)
    let caught = scroll.shownOffset
    #expect(caught < -1)
    tester.touch(.began, 100, 300)
    #expect(abs(scroll.shownOffset - caught) < 1e-9 && !scroll.isMoving)
    tester.touch(.moved, 100, 301, after: 10)
    #expect(abs(scroll.shownOffset - caught) < 0.56)
    tester.touch(.moved, 100, 300, after: 10)
    #expect(abs(scroll.shownOffset - caught) < 1e-9)
  }

  @Test func `A finger on flying content stops it there, and what lies under it hears nothing`() {
    let heard = Journal()
    tester.add(ListeningView("row", frame: Rect(0, 0, 320, 2000), heard), to: scroll)
    tester.drag(from: Point(100, 400), to: Point(100, 300))
    tester.advance(100)
    _ = heard.take()
    let place = scroll.shownOffset
    tester.touch(.began, 100, 100)
    #expect(scroll.shownOffset == place && scroll.offset == place && scroll.isDragging)
    tester.touch(.ended, 100, 100, after: 60)
    #expect(scroll.offset == place && heard.lines == [])
    #expect(!scroll.isMoving)
  }

  @Test func `The content stays at the finger while it moves past the end and back`() {
    tester.drag(from: Point(100, 400), to: Point(100, 380), milliseconds: 20, leaves: false)
    let start = scroll.shownOffset
    tester.drag(from: Point(100, 380), to: Point(100, 460), lands: false, leaves: false)
    #expect(scroll.shownOffset < 0)
    tester.drag(from: Point(100, 460), to: Point(100, 380), lands: false, leaves: false)
    #expect(abs(scroll.shownOffset - start) < 1e-9)
  }

  @Test func `Notches of a wheel add up, and stop at the end`() {
    let at = Point(100, 100)
    tester.send(.scroll(by: Point(0, 48), at: at, phase: .wheel))
    tester.send(.scroll(by: Point(0, 48), at: at, phase: .wheel), after: 20)
    #expect(scroll.offset == 96 && scroll.isMoving)
    tester.advance(2000)
    #expect(scroll.shownOffset == 96 && journal.lines == ["rest"])
    tester.send(.scroll(by: Point(0, -500), at: at, phase: .wheel))
    tester.advance(2000)
    #expect(scroll.shownOffset == 0)
  }

  @Test func `A touchpad moves content at once and leaves it with its velocity`() {
    let at = Point(100, 100)
    tester.send(.scroll(by: .zero, at: at, phase: .began))
    for _ in 1...10 { tester.send(.scroll(by: Point(0, 5), at: at, phase: .moved), after: 10) }
    #expect(scroll.shownOffset == 50)
    tester.send(.scroll(by: .zero, at: at, phase: .ended), after: 1)
    #expect(abs((scroll.movingOffset?.velocity ?? 0) - 500) < 1)
  }

  /// Shows DL-08.
  @Test func `Scrolling to a place moves there, is clamped, and rests`() {
    scroll.scroll(to: 700)
    #expect(scroll.offset == 700 && scroll.shownOffset == 0)
    tester.advance(150)
    #expect(scroll.shownOffset == 350)
    tester.advance(150)
    #expect(scroll.shownOffset == 700 && journal.lines == ["rest"])
    scroll.scroll(to: 9000, animated: false)
    #expect(scroll.shownOffset == 1520)
  }

  @Test func `Revealing moves no further than it must`() {
    scroll.reveal(Rect(0, 100, 320, 50), animated: false)
    #expect(scroll.offset == 0)
    scroll.reveal(Rect(0, 500, 320, 50), animated: false)
    #expect(scroll.offset == 70)
    scroll.reveal(Rect(0, 20, 320, 50), animated: false)
    #expect(scroll.offset == 20)
    scroll.contentInset.bottom = 200
    scroll.reveal(Rect(0, 300, 320, 50), animated: false)
    #expect(scroll.offset == 70)
  }

  @Test func `Content that shrinks pulls a resting offset with it, and waits for a finger`() {
    scroll.scroll(to: 1500, animated: false)
    scroll.contentSize = Size(320, 1000)
    #expect(scroll.offset == 520)
    tester.drag(from: Point(100, 400), to: Point(100, 300), leaves: false)
    let held = scroll.shownOffset
    scroll.contentSize = Size(320, 500)
    #expect(scroll.shownOffset == held)
    tester.touch(.ended, 100, 300, after: 100)
    tester.advance(5000)
    #expect(scroll.shownOffset == 20)
  }

  @Test func `A list inside a pannable view scrolls along its own axis only`() {
    let across = PanRecognizer(name: "across", axis: .horizontal)
    tester.window.addGestureRecognizer(across)
    tester.drag(from: Point(50, 100), to: Point(200, 100), leaves: false)
    #expect(across.state == .changed && !scroll.isDragging)
    tester.touch(.ended, 200, 100)
    tester.drag(from: Point(50, 300), to: Point(50, 100), leaves: false)
    #expect(across.state == .failed && scroll.isDragging)
  }

  @Test func `An offset survives leaving the window`() {
    scroll.scroll(to: 300, animated: false)
    scroll.removeFromSuperview()
    #expect(scroll.offset == 300 && scroll.shownOffset == 300)
    tester.add(scroll)
    #expect(scroll.shownOffset == 300)
  }

  @Test func `Where the content passes a place is known to the microsecond`() {
    let passed = Journal()
    scroll.scroll(to: 700)
    _ = scroll.movingOffset?.schedule(crossing: 350, "half") { [tester] in
      passed.write("\(tester.now)")
    }
    tester.advance(300)
    #expect(passed.lines == ["150.000 ms"])
  }

  @Test func `Under reduced motion a program and a wheel scroll at once, and a fling goes on`() {
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    scroll.scroll(to: 300)
    #expect(scroll.shownOffset == 300 && !scroll.isMoving && journal.lines == ["rest"])
    tester.send(.scroll(by: Point(0, 40), at: Point(100, 100), phase: .wheel))
    tester.send(.scroll(by: Point(0, 40), at: Point(100, 100), phase: .wheel))
    #expect(scroll.shownOffset == 380 && !scroll.isMoving)
    scroll.scrollToTop()
    #expect(scroll.shownOffset == 0 && !scroll.isMoving)
    tester.drag(from: Point(100, 400), to: Point(100, 300), milliseconds: 100)
    #expect(scroll.isMoving)
    tester.advance(100)
    #expect(scroll.isMoving && scroll.shownOffset > 80)
  }
}
