import Glibc
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Calls, keyboards that are attached, and what interrupts.
@Suite struct SurroundingsTests {
  private func change(_ tester: PhoneTester, _ change: EnvironmentChange) {
    tester.send(.environment(change))
  }

  @Test(arguments: ["classic", "compact", "librem"], Orientation.allCases)
  func `A call makes the strip 20 points higher, and all below it moves down`(
    device: String, orientation: Orientation
  ) throws {
    let tester = try PhoneTester(device, environment: Environment(orientation: orientation))
    let strip = try tester.frame("status-bar").height
    let screen = tester.stage.screenSize
    for call in [true, false] {
      change(tester, EnvironmentChange(hasCall: call))
      tester.settle()
      let height = strip + (call ? 20 : 0)
      #expect(try tester.frame("status-bar") == Rect(0, 0, screen.width, height))
      #expect(
        try tester.frame("content") == Rect(0, height, screen.width, screen.height - height))
    }
  }

  @Test func `A high strip keeps its height and has a pill`() throws {
    let tester = try PhoneTester("modern")
    let before = try tester.pixels(scale: 1)
    change(tester, EnvironmentChange(hasCall: true))
    tester.settle()
    #expect(try tester.frame("status-bar").height == 54)
    #expect(try tester.pixels(scale: 1)[30, 20] == 0x0B7A53)
    change(tester, EnvironmentChange(hasCall: false))
    tester.settle()
    #expect(try tester.pixels(scale: 1).rows(0..<54) == before.rows(0..<54))
  }

  @Test(arguments: ["default", "classic"], [false, true])
  func `HD-09: no seam opens while a call comes and goes, also with the drawer on its way`(
    tuning: String, startsOpen: Bool
  ) throws {
    let tester = try PhoneTester(tuning: tuning)
    if startsOpen { tester.openDrawer() }
    var heights: Set<Double> = []
    for call in [true, false] {
      change(tester, EnvironmentChange(hasCall: call))
      if !startsOpen { tester.tap(160, 10) }
      let start = tester.stage.now.milliseconds
      for time in stride(from: 0.0, through: 700, by: 8.3) {
        tester.at(start + time)
        let bar = try tester.frame("status-bar")
        let content = try tester.frame("content")
        heights.insert(bar.height)
        #expect(try tester.frame("drawer").maxY == content.y)
        if startsOpen {
          #expect(try abs(tester.frame("drawer").y - bar.maxY) < 1e-9, "at \(time)")
          #expect(abs(content.y - bar.maxY - 120) < 1e-9)
        }
      }
      tester.settle()
      if !startsOpen { tester.openDrawer() }
    }
    #expect(heights.count > 20, "it moves")
    #expect(heights.allSatisfy { (19.9...40.1).contains($0) })
  }

  @Test func `The bar of tabs stands still at the screen's end while a call comes`() throws {
    let tester = try PhoneTester()
    let before = try tester.frame("tab-inbox")
    change(tester, EnvironmentChange(hasCall: true))
    for _ in 0..<60 {
      tester.pass(8)
      #expect(try tester.frame("tab-inbox") == before)
    }
  }

  @Test func `With reduced motion nothing travels for a call, and its green fades in`() throws {
    let tester = try PhoneTester(environment: Environment(reducedMotion: true))
    change(tester, EnvironmentChange(hasCall: true))
    #expect(try tester.frame("content").y == 40)
    var colors: Set<UInt32> = []
    for _ in 0..<40 {
      colors.insert(try tester.pixels()[3, 30])
      tester.pass(10)
    }
    tester.settle()
    #expect(colors.count > 8)
    #expect(try tester.pixels()[3, 30] == 0x0B7A53)
  }

  @Test func `A card lies under the line of a call and moves with it`() throws {
    let tester = try PhoneTester()
    tester.send(.custom("notify", .object([.init("title", .string("a"))])))
    tester.pass(900)
    #expect(try tester.frame("notification").y == 28)
    change(tester, EnvironmentChange(hasCall: true))
    tester.pass(100)
    let y = try tester.frame("notification").y
    #expect(y > 28 && y < 48)
    tester.pass(600)
    #expect(try tester.frame("notification").y == 48)
  }

  @Test func `What is read on the green of a call can be read`() {
    for appearance in Environment.Appearance.allCases {
      let environment = Environment(appearance: appearance)
      let ground = Palette.call.resolved(environment)
      #expect(contrast(ground, Palette.onCall.resolved(environment)) >= 4.5)
    }
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    func light(_ color: Color) -> Double {
      func part(_ value: Double) -> Double {
        value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
    }
    let (a, b) = (light(one), light(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  // MARK: Keyboards

  @Test func `A keyboard that is attached takes the phone's own away, and gives it back`() throws {
    let tester = try PhoneTester()
    tester.send(.activate("search-field"))
    tester.settle()
    #expect(tester.exists("keyboard"))
    change(tester, EnvironmentChange(hasHardwareKeyboard: true))
    tester.settle()
    #expect(!tester.exists("keyboard"))
    #expect(tester.tree.focused == "search-field")
    tester.send(.type("ladder"))
    #expect(try tester.node("search-field").text == "ladder")
    change(tester, EnvironmentChange(hasHardwareKeyboard: false))
    tester.settle()
    #expect(tester.exists("keyboard"))
  }

  @Test(arguments: Devices.all.map(\.name))
  func `With a keyboard attached none comes up, and what is edited can be seen`(device: String)
    throws
  {
    let tester = try PhoneTester(
      device, environment: Environment(hasHardwareKeyboard: true), screen: "message")
    tester.send(.activate("reply-field"))
    tester.settle()
    #expect(!tester.exists("keyboard"))
    let field = try tester.node("reply-field")
    #expect(field.clipped == nil)
    #expect(field.frame.maxY <= tester.stage.screenSize.height)
  }

  // MARK: Interruptions

  /// Shows ER-05.
  @Test(arguments: Input.Interruption.allCases)
  func `What interrupts takes fingers away and leaves the strip as it is`(
    interruption: Input.Interruption
  ) throws {
    let tester = try PhoneTester()
    tester.touch(.began, 100, 300)
    tester.send(.interrupt(interruption))
    #expect(tester.tree.touches.isEmpty == (interruption != .resume))
    #expect(tester.log(.application).contains("interrupted: \(interruption.rawValue)"))
    #expect(try tester.frame("status-bar").height == 20)
  }
}
