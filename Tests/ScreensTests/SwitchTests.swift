import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The four switches in the drawer.
@Suite struct SwitchTests {
  private func open(reducedMotion: Bool = false) throws -> PhoneTester {
    let tester = try PhoneTester(environment: Environment(reducedMotion: reducedMotion))
    tester.openDrawer()
    return tester
  }

  private func isOn(_ one: PhoneSwitch, _ tester: PhoneTester) throws -> Bool {
    let value = try tester.node("drawer-toggle-\(one.rawValue)").value
    #expect(value == "on" || value == "off")
    return value == "on"
  }

  @Test(arguments: PhoneSwitch.allCases)
  func `A tap turns a switch on, another one off, and no other changes`(one: PhoneSwitch) throws {
    let tester = try open()
    for expected in [true, false] {
      try tester.tap("drawer-toggle-\(one.rawValue)")
      tester.settle()
      for other in PhoneSwitch.allCases {
        #expect(try isOn(other, tester) == (other == one && expected), "\(other)")
      }
    }
    let id = "drawer-toggle-\(one.rawValue)"
    #expect(
      tester.log(.action)
        == Array(repeating: "\(id) sent flip to \(id) on TouchUpInside", count: 2))
    #expect(
      tester.log(.application).filter { $0.hasPrefix(one.rawValue) }
        == ["\(one.rawValue) on", "\(one.rawValue) off"])
  }

  @Test(arguments: PhoneSwitch.allCases)
  func `Assistive technology sees a switch and presses it`(one: PhoneSwitch) throws {
    let tester = try open()
    let node = try tester.node("drawer-toggle-\(one.rawValue)")
    #expect(node.role == .switch)
    #expect(node.label == one.label)
    #expect(node.isPressable)
    #expect(node.children.isEmpty)
    tester.send(.activate("drawer-toggle-\(one.rawValue)"))
    #expect(try isOn(one, tester))
  }

  @Test(arguments: PhoneSwitch.allCases, Devices.all.map(\.name))
  func `A switch is at least as large as a finger`(one: PhoneSwitch, device: String) throws {
    let tester = try PhoneTester(device)
    tester.openDrawer()
    let frame = try tester.frame("drawer-toggle-\(one.rawValue)")
    #expect(frame.width >= 44 && frame.height >= 44)
    #expect(try tester.frame("drawer").contains(frame))
  }

  @Test func `Dark turns the whole phone dark, and light again`() throws {
    let tester = try open()
    try tester.tap("drawer-toggle-dark")
    #expect(tester.stage.environment.appearance == .dark)
    tester.settle()
    #expect(try tester.pixels()[3, 300] == 0x191B21)
    try tester.tap("drawer-toggle-dark")
    #expect(tester.stage.environment.appearance == .light)
  }

  @Test func `Reduced motion is the environment's`() throws {
    let tester = try open()
    try tester.tap("drawer-toggle-reduced-motion")
    #expect(tester.stage.environment.reducedMotion)
    tester.send(.environment(EnvironmentChange(reducedMotion: false)))
    #expect(try !isOn(.reducedMotion, tester))
  }

  @Test func `A locked rotation keeps the interface as it is`() throws {
    let tester = try open()
    try tester.tap("drawer-toggle-rotation-lock")
    tester.send(.rotate(.landscapeLeft))
    #expect(tester.stage.environment.orientation == .portrait)
    #expect(
      tester.log(.application).last
        == "orientation landscape-left refused: rotation is locked")
  }

  @Test func `Unlocking turns the phone to how it is held by then, and nowhere else`() throws {
    let tester = try open()
    try tester.tap("drawer-toggle-rotation-lock")
    try tester.tap("drawer-toggle-rotation-lock")
    #expect(tester.stage.environment.orientation == .portrait)
    try tester.tap("drawer-toggle-rotation-lock")
    tester.send(.rotate(.landscapeRight))
    tester.send(.rotate(.landscapeLeft))
    try tester.tap("drawer-toggle-rotation-lock")
    #expect(tester.stage.environment.orientation == .landscapeLeft)
    #expect(!tester.stage.isSettled, "it turns in motion")
    tester.settle()
    #expect(tester.exists("drawer"))
  }

  @Test func `Unlocking turns to no orientation that the screen refuses`() throws {
    let tester = try open()
    try tester.tap("drawer-toggle-rotation-lock")
    tester.send(.rotate(.portraitUpsideDown))
    try tester.tap("drawer-toggle-rotation-lock")
    #expect(tester.stage.environment.orientation == .portrait)
  }

  @Test func `Do not disturb is kept when the drawer closes and shows in the status bar`() throws {
    let tester = try open()
    let before = try tester.pixels().rows(0..<20)
    try tester.tap("drawer-toggle-do-not-disturb")
    tester.settle()
    #expect(tester.application.switches.isDoNotDisturb)
    #expect(try tester.pixels().rows(0..<20) != before)
    tester.pass(500)
    tester.tap(160, 10)
    tester.settle()
    tester.pass(500)
    tester.openDrawer()
    #expect(try isOn(.doNotDisturb, tester))
  }

  @Test func `A finger on a switch presses it down to 0.97 and lets it up again`() throws {
    let tester = try open()
    let toggle = try #require(tester.application.find("drawer-toggle-dark"))
    let face = try #require(toggle.subviews.first)
    let place = try tester.frame("drawer-toggle-dark").center
    tester.touch(.began, place.x, place.y)
    tester.pass(50)
    #expect(face.shown.scale.x < 1 && face.shown.scale.x > 0.97)
    tester.pass(50)
    #expect(face.shown.scale == Point(0.97, 0.97))
    tester.touch(.moved, place.x, place.y + 200)
    tester.pass(250)
    #expect(face.shown.scale == Point(1, 1))
    tester.touch(.ended, place.x, place.y + 200)
    #expect(tester.stage.environment.appearance == .light)
  }

  @Test func `With reduced motion a pressed switch fades and keeps its size`() throws {
    let tester = try open(reducedMotion: true)
    let face = try #require(
      tester.application.find("drawer-toggle-dark")?.subviews.first)
    let place = try tester.frame("drawer-toggle-dark").center
    tester.touch(.began, place.x, place.y)
    tester.pass(100)
    #expect(face.shown.scale == Point(1, 1))
    #expect(face.shown.alpha < 1)
    tester.touch(.ended, place.x, place.y)
    tester.settle()
    #expect(face.shown.alpha == 1)
  }
}
