import Testing
import TouchKit

@testable import Workbench

@Suite struct TouchMapperTests {
  /// One logical pixel to a point, the screen's corner at (40, 60).
  private let layout = PhoneLayout(
    canvas: Size(400, 600), density: 1, screen: Size(320, 480), .init(zoom: 1))
  private var mapper = TouchMapper()

  private mutating func map(
    _ kind: CanvasEvent.Kind, _ x: Double = 0, _ y: Double = 0,
    _ modifiers: CanvasEvent.Modifiers = [], taken: [Int] = []
  ) -> [Input.Kind] {
    mapper.map(
      CanvasEvent(
        kind: kind, modifiers: modifiers, x: x + layout.origin.x, y: y + layout.origin.y), layout,
      taken: taken)
  }

  private func touch(_ finger: Int, _ phase: Touch.Phase, _ x: Double, _ y: Double) -> Input.Kind {
    .touch(finger: finger, phase: phase, at: Point(x, y))
  }

  @Test mutating func `The first button is a finger, the others are nothing`() {
    #expect(map(.press(button: 1), 10, 20) == [touch(1, .began, 10, 20)])
    #expect(map(.press(button: 3), 10, 20) == [])
    #expect(map(.motion, 30, 40, .button) == [touch(1, .moved, 30, 40)])
    #expect(map(.motion, -30, 900, .button) == [touch(1, .moved, 0, 480)])
    #expect(map(.release(button: 1), 50, 60) == [touch(1, .ended, 50, 60)])
    #expect(map(.release(button: 1), 50, 60) == [])
  }

  @Test mutating func `A mouse that is told of a move and stands still moves no finger`() {
    _ = map(.press(button: 1), 10, 20)
    #expect(map(.motion, 10, 20, .button) == [])
    #expect(map(.motion, 11, 20, .button) == [touch(1, .moved, 11, 20)])
    #expect(map(.motion, 11, 20, .button) == [])
    _ = map(.release(button: 1), 11, 20)
    _ = map(.press(button: 1), 100, 100, .alt)
    #expect(map(.motion, 100, 100, [.alt, .button]) == [])
  }

  @Test mutating func `A press beside the screen is nothing, and neither is what follows it`() {
    #expect(map(.press(button: 1), -1, 20) == [])
    #expect(map(.motion, 10, 20, .button) == [.pointer(Point(10, 20))])
    #expect(map(.release(button: 1), 10, 20) == [])
  }

  @Test mutating func `A finger gets the lowest number that is free`() {
    #expect(map(.press(button: 1), 1, 1, taken: [1, 2, 4]) == [touch(3, .began, 1, 1)])
    let a = CanvasEvent.Finger(sequence: 7)
    #expect(map(.touchBegan(a), 2, 2, taken: [1, 3]) == [touch(2, .began, 2, 2)])
    #expect(map(.touchMoved(a), 3, 3) == [touch(2, .moved, 3, 3)])
    #expect(map(.touchEnded(a), 4, 4) == [touch(2, .ended, 4, 4)])
    #expect(map(.touchEnded(a), 4, 4) == [])
  }

  @Test mutating func `A release that was lost is noticed when the mouse moves without its button`()
  {
    _ = map(.press(button: 1), 10, 20)
    #expect(map(.motion, 30, 40) == [touch(1, .cancelled, 10, 20)])
    #expect(map(.motion, 31, 41) == [.pointer(Point(31, 41))])
  }

  @Test mutating func `What is lost is cancelled where it was: the mouse, a pair and all fingers`()
  {
    _ = map(.press(button: 1), 10, 20)
    _ = map(.touchBegan(.init(sequence: 5)), 30, 40)
    _ = map(.touchMoved(.init(sequence: 5)), 31, 41)
    #expect(
      map(.grabLost) == [touch(1, .cancelled, 10, 20), touch(2, .cancelled, 31, 41)])
    #expect(!mapper.isDown && map(.grabLost) == [])
    _ = map(.press(button: 1), 100, 100, .alt)
    #expect(
      map(.grabLost) == [touch(1, .cancelled, 100, 100), touch(2, .cancelled, 220, 380)])
  }

  /// Shows BL-14.
  @Test
  mutating func `Alt aims with two fingers, mirrored about the middle, which Shift carries along`()
  {
    #expect(map(.motion, 100, 200, .alt) == [])
    #expect(mapper.aim == [Point(100, 200), Point(220, 280)])
    #expect(map(.motion, 110, 210, [.alt, .shift]) == [])
    #expect(mapper.aim == [Point(110, 210), Point(230, 290)])
    #expect(
      map(.press(button: 1), 110, 210, .alt) == [
        touch(1, .began, 110, 210), touch(2, .began, 230, 290),
      ])
    #expect(
      map(.motion, 120, 210, [.alt, .button]) == [
        touch(1, .moved, 120, 210), touch(2, .moved, 220, 290),
      ])
    // Letting Alt go in the middle changes nothing until the button is up.
    #expect(
      map(.release(button: 1), 120, 210) == [
        touch(1, .ended, 120, 210), touch(2, .ended, 220, 290),
      ])
    #expect(mapper.aim == [])
  }

  @Test mutating func `Alt alone shows the aim over a still pointer and takes it away`() {
    _ = map(.motion, 100, 200)
    #expect(map(.keyPress(.init(code: 64, name: "Alt_L"))) == [])
    #expect(mapper.aim == [Point(100, 200), Point(220, 280)])
    #expect(map(.keyRelease(.init(code: 64, name: "Alt_L"))) == [])
    #expect(mapper.aim == [])
  }

  @Test mutating func `Two fingers of a mouse can be seen while they are down`() {
    _ = map(.press(button: 1), 100, 200, .alt)
    #expect(mapper.pressed(layout) == [Point(100, 200), Point(220, 280)])
    _ = map(.motion, -50, 200, [.alt, .button])
    #expect(mapper.pressed(layout) == [Point(0, 200), Point(320, 280)])
    _ = map(.release(button: 1), 0, 200)
    #expect(mapper.pressed(layout) == [])
  }

  @Test mutating func `Control and Shift are two fingers as well, which Alt then carries along`() {
    // For many keys they are held, and those are about no fingers.
    _ = map(.motion, 100, 200)
    _ = map(.keyPress(.init(code: 50, name: "Shift_L")), 100, 200, .control)
    #expect(mapper.aim == [])
    #expect(map(.motion, 100, 200, [.control, .shift]) == [])
    #expect(mapper.aim == [Point(100, 200), Point(220, 280)])
    _ = map(.keyRelease(.init(code: 50, name: "Shift_L")), 100, 200, [.control, .shift])
    #expect(mapper.aim == [])
    #expect(
      map(.press(button: 1), 100, 200, [.control, .shift]) == [
        touch(1, .began, 100, 200), touch(2, .began, 220, 280),
      ])
    #expect(
      map(.motion, 110, 200, [.control, .shift, .button]) == [
        touch(1, .moved, 110, 200), touch(2, .moved, 210, 280),
      ])
    #expect(
      map(.motion, 120, 200, [.control, .shift, .alt, .button]) == [
        touch(1, .moved, 120, 200), touch(2, .moved, 220, 280),
      ])
  }

  @Test mutating func `Where two fingers were asked for, a mouse is two without a key`() {
    mapper.isAlwaysPair = true
    _ = map(.motion, 100, 200)
    #expect(mapper.aim.count == 2)
    #expect(map(.press(button: 1), 100, 200).count == 2)
    #expect(
      map(.motion, 110, 200, [.shift, .button]) == [
        touch(1, .moved, 110, 200), touch(2, .moved, 230, 280),
      ])
    #expect(map(.release(button: 1), 110, 200).count == 2 && mapper.aim.count == 2)
    mapper.isAlwaysPair = false
    #expect(mapper.aim == [])
  }

  @Test mutating func `Ten fingers are ten touches`() {
    for number in 1...10 {
      let place = Double(number) * 20
      #expect(
        map(.touchBegan(.init(sequence: UInt(number) * 7)), place, place) == [
          touch(number, .began, place, place)
        ])
    }
    for number in 1...10 {
      #expect(
        map(.touchMoved(.init(sequence: UInt(number) * 7)), 5, 5) == [touch(number, .moved, 5, 5)])
    }
    #expect(mapper.cancel(layout).count == 10 && !mapper.isDown)
  }

  @Test(arguments: [1.0, 2], [0.5, 1.37, 3])
  func `On a phone that is zoomed and moved a touch is where its picture is`(
    density: Double, zoom: Double
  ) {
    let layout = PhoneLayout(
      canvas: Size(500, 400), density: density, screen: Size(320, 480),
      .init(zoom: zoom, middle: Point(90, 330)))
    let places = [Point(90, 330), Point(120.5, 300.25)]
    let events = places.map { place in
      let there = layout.onCanvas(Rect(origin: place, size: .zero)).origin
      return CanvasEvent(
        kind: place == places[0] ? .press(button: 1) : .motion, modifiers: .button, x: there.x,
        y: there.y)
    }
    var mapper = TouchMapper()
    #expect(
      events.map { mapper.map($0, layout, taken: []) } == [
        [touch(1, .began, 90, 330)], [touch(1, .moved, 120.5, 300.25)],
      ])
  }

  @Test func `What lies beyond the canvas's edge of a phone that is larger can't be touched`() {
    let layout = PhoneLayout(
      canvas: Size(500, 400), density: 1, screen: Size(320, 480),
      .init(zoom: 1, middle: Point(160, 480)))
    var mapper = TouchMapper()
    // The screen ends above the bezel and the margin; below there is desk.
    let below = CanvasEvent(kind: .press(button: 1), x: 250, y: 400 - 24 - 10 + 0.5)
    #expect(mapper.map(below, layout, taken: []) == [])
    let top = CanvasEvent(kind: .press(button: 1), x: 250, y: 0)
    #expect(
      mapper.map(top, layout, taken: []) == [touch(1, .began, 160, 480 - (400 - 24 - 10))])
  }

  @Test mutating func `The pointer is told once where it is, and that it left`() {
    #expect(map(.motion, 10, 20) == [.pointer(Point(10, 20))])
    #expect(map(.motion, 10, 20) == [])
    #expect(map(.motion, -10, 20) == [.pointer(nil)])
    #expect(map(.leave) == [])
    _ = map(.motion, 10, 20)
    #expect(map(.leave) == [.pointer(nil)])
  }
}

@Suite struct ScrollMapperTests {
  private let layout = PhoneLayout(
    canvas: Size(900, 1200), density: 1, screen: Size(320, 480), .init(zoom: 2))

  @Test func `A wheel's notches are points, a touchpad's pixels are points of the phone`() {
    var mapper = ScrollMapper()
    let place = Point(160, 240)
    func scroll(_ dy: Double, touchpad: Bool = false, precise: Bool = false, stop: Bool = false)
      -> [Input.Kind]
    {
      mapper.map(
        .init(dx: 0, dy: dy, isPrecise: precise, isTouchpad: touchpad, isStop: stop), at: place,
        layout, notch: 48)
    }
    #expect(scroll(-1) == [.scroll(by: Point(0, -48), at: place, phase: .wheel)])
    #expect(scroll(0) == [])
    #expect(
      scroll(10, touchpad: true, precise: true) == [
        .scroll(by: Point(0, 5), at: place, phase: .began)
      ])
    #expect(
      scroll(0.5, touchpad: true) == [.scroll(by: Point(0, 24), at: place, phase: .moved)])
    #expect(
      scroll(0, touchpad: true, stop: true) == [.scroll(by: .zero, at: place, phase: .ended)])
    #expect(scroll(0, touchpad: true, stop: true) == [])
    #expect(scroll(.nan) == [] && scroll(.infinity, touchpad: true) == [])
  }

  @Test func `A wheel that turns while a touchpad scrolls ends that first`() {
    var mapper = ScrollMapper()
    let pad = CanvasEvent.Scroll(dx: 0, dy: 1, isPrecise: false, isTouchpad: true, isStop: false)
    let wheel = CanvasEvent.Scroll(dx: 0, dy: 1, isPrecise: false, isTouchpad: false, isStop: false)
    _ = mapper.map(pad, at: Point(1, 1), layout, notch: 10)
    #expect(
      mapper.map(wheel, at: Point(2, 2), layout, notch: 10) == [
        .scroll(by: .zero, at: Point(1, 1), phase: .ended),
        .scroll(by: Point(0, 10), at: Point(2, 2), phase: .wheel),
      ])
  }
}

@Suite struct KeyMapperTests {
  @Test func `A key's release has the name of its press, whatever the keyboard calls it by then`() {
    var mapper = KeyMapper()
    #expect(
      mapper.press(.init(code: 38, name: "Return"), [.shift]) == [
        .key(KeyInput("return", phase: .press, modifiers: [.shift]))
      ])
    #expect(
      mapper.release(.init(code: 38, name: "eacute"), []) == [
        .key(KeyInput("return", phase: .release))
      ])
    #expect(mapper.release(.init(code: 38, name: "Return"), []) == [])
  }

  @Test func `Modifiers alone are no keys, and all keys go up when the keyboard leaves`() {
    var mapper = KeyMapper()
    for name in ["Shift_L", "Control_R", "Alt_L", "Super_L", "Caps_Lock", "ISO_Level3_Shift"] {
      #expect(mapper.press(.init(code: 1, name: name), []) == [])
    }
    _ = mapper.press(.init(code: 2, name: "b"), [])
    _ = mapper.press(.init(code: 3, name: "a"), [])
    #expect(
      mapper.releaseAll() == [
        .key(KeyInput("a", phase: .release)), .key(KeyInput("b", phase: .release)),
      ])
    #expect(mapper.releaseAll() == [])
  }

  @Test(arguments: [
    ("KP_Enter", "return"), ("ISO_Left_Tab", "tab"), ("BackSpace", "backspace"),
    ("Page_Up", "page-up"), ("KP_Left", "left"), ("Escape", "escape"), ("F5", "f5"),
  ])
  func `Keys have the phone's names`(key: String, name: String) {
    #expect(KeyMapper.name(of: key) == name)
  }
}
