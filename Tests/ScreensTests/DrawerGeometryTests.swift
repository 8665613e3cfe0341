import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The rows HD-08 … HD-11: where drawer and content are, at every time.
@Suite struct DrawerGeometryTests {
  /// Every time at which the property tests look: 240 a second and times in between.
  static func times(until end: Double) -> [Double] {
    let regular = (0...Int(exactly: (end * 0.24).rounded())!).map { Double($0) / 0.24 }
    let odd = stride(from: 0.001, to: end, by: 7.3)
    return (regular + odd).filter { $0 < end }.sorted() + [end]
  }

  @Test(arguments: Devices.all.map(\.name))
  func `HD-08: the drawer starts above the bar's lower edge, as wide as the bar`(name: String)
    throws
  {
    let tester = try PhoneTester(name, tuning: "classic")
    tester.touch(.began, 160, 10)
    let bar = try tester.frame("status-bar")
    #expect(bar.origin == .zero)
    #expect(
      try tester.frame("drawer") == Rect(bar.x, bar.y + bar.height - 120, bar.width, 120))
    #expect(try tester.frame("content").y == bar.maxY)
  }

  @Test(arguments: ["default", "classic"])
  func `HD-09: open, the drawer hangs from the bar and the content from the drawer`(
    tuning: String
  ) throws {
    let tester = try PhoneTester(tuning: tuning)
    let before = try tester.frame("content")
    tester.openDrawer()
    #expect(try tester.frame("drawer") == Rect(0, 20, 320, 120))
    #expect(try tester.frame("content") == before.offset(by: Point(0, 120)))
  }

  @Test func `HD-09: in classic opening takes 0.2 s, ease-in-out`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.touch(.began, 160, 10)
    tester.at(100)
    // The curve is symmetric, so half the time is half the way.
    #expect(abs(try tester.frame("drawer").y - (20 - 60)) < 0.01)
    tester.at(199)
    #expect(try tester.frame("drawer").y < 20)
    tester.at(200)
    #expect(try tester.frame("drawer").y == 20)
    #expect(
      tester.log(.motion) == ["drawer.progress from 0 to 1 until 200 ms", "drawer.progress ended"])
  }

  @Test(arguments: ["default", "classic"], Devices.all.map(\.name))
  func `HD-09: the drawer's lower edge is the content's upper edge on every frame`(
    tuning: String, device: String
  ) throws {
    let tester = try PhoneTester(device, tuning: tuning)
    tester.tap(160, 10)
    let start = tester.stage.now.milliseconds
    for time in DrawerGeometryTests.times(until: 600) {
      tester.stage.advance(to: max(tester.stage.now, .milliseconds(start + time)))
      // Turned round on the way, twice.
      if time == 50 || time == 125 { tester.tap(160, 10) }
      guard tester.exists("drawer") else { continue }
      #expect(try tester.frame("drawer").maxY == tester.frame("content").y, "at \(time) ms")
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `HD-09: the seam is one line of pixels at every scale`(scale: Double) throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.touch(.began, 160, 10)
    // From here on the seam is clear of the bar's shadow.
    for time in stride(from: 70.0, through: 200, by: 13) {
      tester.at(time)
      let column = try tester.pixels(scale: scale).column(3)
      let seam = Int(exactly: (try tester.frame("content").y * scale).rounded())!
      #expect(column[seam] == 0xF3F4F7, "the ground begins at \(seam) at \(time) ms")
      #expect(column[seam - 1] == 0xDFE2E8, "above it is the content's edge at \(time) ms")
      #expect(column[seam - 2] != 0xF3F4F7, "and above that the floor at \(time) ms")
    }
  }

  @Test func `HD-10: the drawer comes out from under the bar, which is painted above it`() throws {
    let tester = try PhoneTester(tuning: "classic")
    let closed = try tester.pixels()
    tester.touch(.began, 160, 10)
    for time in [40.0, 100, 160] {
      tester.at(time)
      #expect(try tester.frame("drawer").y < 20)
      let now = try tester.pixels()
      #expect(now.rows(0..<20) == closed.rows(0..<20), "the bar is untouched at \(time) ms")
      #expect(now.rows(20..<40) != closed.rows(20..<40), "something came out at \(time) ms")
    }
    let windows = tester.tree.windows
    #expect(windows.map(\.id) == ["main-window", "status-window"])
    #expect(windows.map(\.level) == [0, 1000])
  }

  @Test(arguments: ["default", "classic"])
  func `HD-11: a second tap takes the drawer up and out of the tree, the content returns`(
    tuning: String
  ) throws {
    let tester = try PhoneTester(tuning: tuning)
    let before = tester.tree.nodes.count
    let content = try tester.frame("content")
    tester.openDrawer()
    weak let view = tester.drawer.view
    #expect(view != nil)
    #expect(tester.tree.nodes.count == before + 5, "the drawer and its four switches")
    tester.pass(1000)
    tester.tap(160, 10)
    tester.pass(60)
    #expect(try tester.frame("drawer").y < 20, "it moves up")
    tester.settle()
    #expect(!tester.exists("drawer"))
    #expect(view == nil, "nothing keeps the drawer")
    #expect(tester.tree.nodes.count == before)
    #expect(try tester.frame("content") == content)
  }

  @Test func `HD-11: a tap on its way turns the drawer round without a jump`() throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.touch(.began, 160, 10)
    tester.at(120)
    tester.touch(.ended, 160, 10)
    let there = try tester.frame("drawer")
    tester.touch(.began, 160, 10)
    #expect(try tester.frame("drawer") == there)
    tester.settle()
    tester.touch(.ended, 160, 10)
    #expect(!tester.exists("drawer"))
  }

  @Test func `The drawer follows a turn of the phone`() throws {
    let tester = try PhoneTester("modern")
    tester.openDrawer()
    tester.send(.rotate(.landscapeLeft))
    #expect(try tester.frame("status-bar") == Rect(0, 0, 852, 28))
    #expect(try tester.frame("drawer") == Rect(0, 28, 852, 120))
    #expect(try tester.frame("content") == Rect(0, 148, 852, 393 - 28))
  }

  @Test func `The tuned height is the drawer's, also while it is open`() throws {
    let tester = try PhoneTester(set: ["drawer.height": .number(160)])
    tester.openDrawer()
    #expect(try tester.frame("drawer") == Rect(0, 20, 320, 160))
    tester.send(.set("drawer.height", .number(100)))
    #expect(try tester.frame("drawer") == Rect(0, 20, 320, 100))
    #expect(try tester.frame("content").y == 120)
  }

  @Test func `With the drawer open the list's end can still be reached`() throws {
    let tester = try PhoneTester()
    tester.openDrawer()
    let scroll = try #require(tester.application.find("row-1")?.superview as? ScrollView)
    scroll.offset = scroll.offsetRange.upperBound
    #expect(try tester.frame("row-12").maxY == 480)
    tester.pass(100)
    tester.tap(160, 10)
    tester.settle()
    #expect(
      try tester.frame("row-12").maxY == tester.frame("tab-inbox").y,
      "and it comes back when the drawer goes")
  }
}
