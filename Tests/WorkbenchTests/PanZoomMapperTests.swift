import Testing
import TouchKit

@testable import Workbench

@Suite struct PanZoomMapperTests {
  /// Twice the size, so that the phone is longer than the canvas, and 80 pixels of desk are left of it.
  private let large = PhoneLayout(
    canvas: Size(840, 600), density: 1, screen: Size(320, 480), .init(zoom: 2))
  private let whole = PhoneLayout(canvas: Size(840, 600), density: 1, screen: Size(320, 480))
  private let onDesk = Point(40, 300)
  private let onScreen = Point(400, 300)
  private var mapper = PanZoomMapper()

  private mutating func map(
    _ kind: CanvasEvent.Kind, _ place: Point, _ modifiers: CanvasEvent.Modifiers = [],
    on layout: PhoneLayout? = nil, isBusy: Bool = false
  ) -> PanZoomMapper.Action? {
    mapper.map(
      CanvasEvent(kind: kind, modifiers: modifiers, x: place.x, y: place.y), layout ?? large,
      isBusy: isBusy)
  }

  private func wheel(_ dy: Double) -> CanvasEvent.Kind {
    .scroll(.init(dx: 0, dy: dy, isPrecise: false, isTouchpad: false, isStop: false))
  }

  private func pad(_ dx: Double, _ dy: Double, isStop: Bool = false) -> CanvasEvent.Kind {
    .scroll(.init(dx: dx, dy: dy, isPrecise: true, isTouchpad: true, isStop: isStop))
  }

  @Test mutating func `A drag beside the screen moves the phone, and the pointer's schema says so`()
  {
    #expect(map(.motion, onDesk) == nil)
    #expect(mapper.cursor(large) == .grab && mapper.cursor(whole) == .usual)
    #expect(map(.press(button: 1), onDesk) == .nothing)
    #expect(mapper.cursor(large) == .grabbing)
    #expect(map(.motion, onDesk + Point(3, -5), .button) == .pan(by: Point(3, -5)))
    // Over the screen it goes on.
    #expect(map(.motion, onDesk + Point(303, -5), .button) == .pan(by: Point(300, 0)))
    #expect(map(.release(button: 1), onDesk) == .nothing)
    #expect(map(.motion, onScreen) == nil)
    #expect(mapper.cursor(large) == .usual)
  }

  @Test mutating func `The first button on the screen is the phone's, the middle one is not`() {
    #expect(map(.press(button: 1), onScreen) == nil)
    #expect(map(.press(button: 2), onScreen) == .nothing)
    #expect(map(.motion, onScreen + Point(7, 8), .middleButton) == .pan(by: Point(7, 8)))
    #expect(map(.press(button: 1), onScreen) == .nothing)
    #expect(map(.release(button: 1), onScreen) == .nothing)
    #expect(map(.release(button: 2), onScreen) == .nothing)
    #expect(map(.press(button: 2), onScreen, isBusy: true) == nil)
  }

  @Test mutating func `A phone that is whole is not moved`() {
    #expect(map(.press(button: 1), onDesk, on: whole) == nil)
    #expect(map(.press(button: 2), onScreen, on: whole) == nil)
    #expect(map(wheel(1), onDesk, on: whole) == nil)
  }

  @Test mutating func `A release that was lost is noticed`() {
    _ = map(.press(button: 2), onScreen)
    #expect(map(.motion, onScreen) == nil)
    #expect(map(.release(button: 2), onScreen) == nil)
    _ = map(.press(button: 1), onDesk)
    #expect(map(.grabLost, onDesk) == nil)
    #expect(map(.motion, onDesk, .button) == nil)
  }

  @Test mutating func `A finger on the desk moves the phone, and one on the screen is the phone's`()
  {
    let (a, b) = (CanvasEvent.Finger(sequence: 1), CanvasEvent.Finger(sequence: 2))
    #expect(map(.touchBegan(a), onDesk) == .nothing)
    #expect(map(.touchBegan(b), onScreen) == nil)
    #expect(map(.touchMoved(b), onScreen) == nil)
    #expect(map(.touchMoved(a), onDesk + Point(0, 9)) == .pan(by: Point(0, 9)))
    #expect(map(.touchEnded(a), onDesk) == .nothing)
    #expect(map(.touchMoved(a), onDesk) == nil)
  }

  @Test mutating func `A wheel moves the phone over the desk, and over the screen with Shift`() {
    #expect(map(wheel(1), onDesk) == .pan(by: Point(0, -60)))
    #expect(map(wheel(1), onDesk, .shift) == .pan(by: Point(-60, 0)))
    #expect(map(wheel(1), onScreen) == nil)
    #expect(map(wheel(-1), onScreen, .shift) == .pan(by: Point(0, 60)))
    #expect(map(pad(4, 6), onDesk) == .pan(by: Point(-4, -6)))
    // Fingers that scroll on the phone do not lose it because the pointer left the screen.
    #expect(map(pad(4, 6), onDesk, isBusy: true) == nil)
    let flat = PhoneLayout(
      canvas: Size(500, 1100), density: 1, screen: Size(320, 480), .init(zoom: 2))
    #expect(map(wheel(1), Point(250, 2), on: flat) == .pan(by: Point(-60, 0)))
  }

  @Test mutating func `With Control a wheel goes by levels, and a touchpad by as much as it says`()
  {
    #expect(map(wheel(-1), onScreen, .control) == .step(isIn: true, about: onScreen))
    #expect(map(wheel(1), onDesk, .control, on: whole) == .step(isIn: false, about: onDesk))
    guard case .zoom(let zoom, onScreen)? = map(pad(0, -50), onScreen, .control) else {
      Issue.record("no zoom")
      return
    }
    #expect(abs(zoom - 2 * 1.2214) < 0.001)
    #expect(map(pad(0, 0, isStop: true), onScreen, .control) == .nothing)
    #expect(map(pad(0, .nan), onScreen, .control) == nil)
  }

  @Test mutating func `A slow touchpad is not held by a level`() {
    for _ in 0..<40 { _ = map(pad(0, -1), onScreen, .control) }
    guard case .zoom(let zoom, onScreen)? = map(pad(0, -1), onScreen, .control) else {
      Issue.record("no zoom")
      return
    }
    #expect(abs(zoom - 2 * Maths.exp(41 / 250)) < 1e-9)
  }

  @Test mutating func `A pinch zooms over the desk, and over the screen with Control`() {
    func pinch(_ phase: CanvasEvent.Pinch.Phase, _ scale: Double = 1) -> CanvasEvent.Kind {
      .pinch(.init(phase: phase, scale: scale))
    }
    #expect(map(pinch(.began), onScreen) == nil)
    #expect(map(pinch(.moved, 1.4), onScreen) == nil)
    #expect(map(pinch(.began), onDesk) == .nothing)
    #expect(map(pinch(.moved, 1.25), onDesk) == .zoom(to: 2.5, about: onDesk))
    #expect(map(pinch(.moved, 0.51), onDesk) == .zoom(to: 1, about: onDesk))
    #expect(map(pinch(.moved, .infinity), onDesk) == .nothing)
    #expect(map(pinch(.ended), onDesk) == .nothing)
    #expect(map(pinch(.began), onScreen, .control) == .nothing)
    #expect(map(pinch(.moved, 1.25), onScreen) == .zoom(to: 2.5, about: onScreen))
  }
}

@Suite struct PinchMapperTests {
  private let layout = PhoneLayout(
    canvas: Size(900, 1200), density: 1, screen: Size(320, 480), .init(zoom: 2))

  @Test func `A pinch on a touchpad is two fingers about the pointer`() {
    var mapper = PinchMapper()
    let place = Point(160, 240)
    func map(_ pinch: CanvasEvent.Pinch) -> [Input.Kind] {
      mapper.map(pinch, at: place, layout, taken: [1, 3])
    }
    #expect(
      map(.init(phase: .began)) == [
        .touch(finger: 2, phase: .began, at: Point(230, 240)),
        .touch(finger: 4, phase: .began, at: Point(90, 240)),
      ])
    #expect(mapper.isPinching && mapper.fingers(layout) == [Point(230, 240), Point(90, 240)])
    #expect(
      map(.init(phase: .moved, scale: 0.5, distance: Point(20, 10))) == [
        .touch(finger: 2, phase: .moved, at: Point(205, 245)),
        .touch(finger: 4, phase: .moved, at: Point(135, 245)),
      ])
    #expect(map(.init(phase: .moved, scale: .nan)) == [])
    #expect(map(.init(phase: .ended)).count == 2 && !mapper.isPinching)
    #expect(map(.init(phase: .ended)) == [] && map(.init(phase: .moved, scale: 2)) == [])
  }

  @Test func `It begins on the screen, and what is lost is cancelled`() {
    var mapper = PinchMapper()
    #expect(mapper.map(.init(phase: .began), at: Point(-1, 9), layout, taken: []) == [])
    _ = mapper.map(.init(phase: .began), at: Point(160, 240), layout, taken: [])
    #expect(
      mapper.cancel(layout) == [
        .touch(finger: 1, phase: .cancelled, at: Point(230, 240)),
        .touch(finger: 2, phase: .cancelled, at: Point(90, 240)),
      ])
    #expect(mapper.cancel(layout) == [])
  }
}
