import GtkPaint
import Testing
import TouchKit
import TouchStyle

@testable import Screens

@Suite struct TourTests {
  private func make(
    _ device: String = "modern", environment: Environment = Environment()
  ) throws -> PhoneTester {
    try PhoneTester(device, environment: environment, screen: "tour")
  }

  private func tour(_ tester: PhoneTester) -> TourController {
    tester.application.phoneDelegate.tour
  }

  private func credits(_ tester: PhoneTester) throws -> String? {
    try tester.node("credit-label").text
  }

  // MARK: The end of a page

  @Test
  func `TO-01: the end is where viewport and offset reach the content's height, to the point`()
    throws
  {
    let tester = try make("compact")
    let page = try #require(tour(tester).page)
    let end = page.contentSize.height - page.size.height
    #expect(end > 100)
    page.offset = end - 0.02
    tester.pass(1)
    #expect(tour(tester).credits == [])
    page.offset = end
    tester.pass(0)
    #expect(tour(tester).credits == ["drawer"])
    withExtendedLifetime(tester) {}
  }

  @Test func `TO-01: a page that fits the screen is at its end once it is there`() throws {
    let tester = try make()
    tour(tester).show(2)
    tester.pass(0)
    #expect(tour(tester).credits == ["credits"])
    #expect(try credits(tester) == "1 of 4 credits")
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [1, 7, 16, 1000])
  func
    `TO-01: a fling past the end is told at one and the same time, however often it is looked at`(
      step: Double
    ) throws
  {
    let tester = try make("classic")
    tester.touch(.began, 160, 380)
    tester.move(160, from: 380, to: 180, milliseconds: 60)
    tester.touch(.ended, 160, 180)
    for _ in 0..<Int(2000 / step) { tester.pass(step) }
    let entry = try #require(stageLog(tester).first { $0.text.contains("signal scrolled.bottom") })
    #expect(entry.time == TourTests.endOfFling(try make("classic")))
    withExtendedLifetime(tester) {}
  }

  private func stageLog(_ tester: PhoneTester) -> [LogEntry] { tester.stage.log.entries }

  /// When the fling of the test above passes the end: the first microsecond at which it does, by looking at each millisecond and bisecting.
  private static func endOfFling(_ tester: PhoneTester) -> Time? {
    tester.touch(.began, 160, 380)
    tester.move(160, from: 380, to: 180, milliseconds: 60)
    tester.touch(.ended, 160, 180)
    guard let page = tester.application.phoneDelegate.tour.page,
      let motion = page.movingOffset?.motion
    else { return nil }
    let end = page.contentSize.height - page.size.height - 0.005
    var low = tester.stage.now
    var high = low + .seconds(2)
    while high - low > .tick {
      let middle = low + .microseconds((high - low).microseconds / 2)
      if motion.value(at: middle) >= end { high = middle } else { low = middle }
    }
    withExtendedLifetime(tester) {}
    return high
  }

  // MARK: Links

  @Test
  func `TO-02: the end is told by a navigation that is refused, and heard in an event of its own`()
    throws
  {
    let tester = try make()
    let before = tester.log(.navigation).count
    tour(tester).follow("RB://Scrolled.Bottom", nil)
    #expect(tour(tester).credits == [], "the policy answers before anybody acts")
    tester.pass(0)
    #expect(tour(tester).credits == ["drawer"])
    #expect(
      tester.log(.navigation)[before...] == [
        "link RB://Scrolled.Bottom refused: it is the signal scrolled.bottom"
      ])
    withExtendedLifetime(tester) {}
  }

  @Test func `TO-02: links pass to pages and to the world outside, and unknown ones are refused`()
    throws
  {
    let tester = try make()
    tour(tester).show(3, animated: false)
    tester.pass(0)
    try tester.tap("tour-link-3")
    try tester.tap("tour-link-2")
    tester.settle()
    #expect(try tester.node("tour-link-3").value == "Refused: nobody knows the scheme gopher")
    #expect(
      tester.log(.navigation).contains(
        "link gopher://example.org/1 refused: nobody knows the scheme gopher"))
    #expect(tester.log(.application).last == "http://www.example.org/tour is for others")
    #expect(tour(tester).shownIndex == 3)
    try tester.tap("tour-link-1")
    tester.settle()
    #expect(tour(tester).shownIndex == 0)
    #expect(try tester.node("tour-page").label == "The bar is a handle")
    tour(tester).follow("rb://something.else", nil)
    tester.pass(0)
    #expect(tester.log(.navigation).last == "nobody knows the signal something.else")
    withExtendedLifetime(tester) {}
  }

  // MARK: Credits

  @Test(arguments: Devices.all.map(\.name), Environment.Direction.allCases)
  func `TO-03: each section read to its end earns one credit, once`(
    device: String, direction: Environment.Direction
  ) throws {
    let tester = try make(device, environment: Environment(direction: direction))
    for round in 0..<2 {
      for index in 0..<4 {
        tour(tester).show(index, animated: false)
        tester.pass(0)
        let page = try #require(tour(tester).page)
        page.scroll(to: page.offsetRange.upperBound)
        tester.settle()
        page.scroll(to: 0)
        tester.settle()
        #expect(tour(tester).credits.count == (round == 0 ? index + 1 : 4))
      }
    }
    #expect(tour(tester).credits == ["drawer", "rows", "credits", "links"])
    #expect(try credits(tester) == "All 4 credits earned")
    withExtendedLifetime(tester) {}
  }

  @Test func `Fingers turn pages, and one page alone has the names`() throws {
    let tester = try make()
    tester.touch(.began, 330, 600)
    for step in 1...12 {
      tester.pass(8)
      tester.touch(.moved, 330 - Double(step) * 15, 600)
    }
    tester.touch(.ended, 150, 600)
    tester.pass(60)
    #expect(tour(tester).shownIndex == 1)
    var ids: [String] = []
    func collect(_ nodes: [ViewTree.Node]) {
      for node in nodes {
        if let id = node.id { ids.append(id) }
        collect(node.children)
      }
    }
    for window in tester.tree.windows { collect(window.views) }
    #expect(ids.filter { $0 == "tour-page" }.count == 1 && ids.filter { $0 == "video" }.count == 1)
    #expect(Set(ids).count == ids.count)
    withExtendedLifetime(tester) {}
  }

  // MARK: The popover around the full screen

  @Test(arguments: Orientation.allCases.filter { $0 != .portraitUpsideDown })
  func `PO-05: full screen hides the popover and brings the very same back`(
    orientation: Orientation
  ) throws {
    let tester = try make(environment: Environment(orientation: orientation))
    try tester.tap("contents-button")
    tester.settle()
    try tester.tap("section-1")
    tester.settle()
    #expect(try tester.frame("popover").width == 320)
    try tester.tap("section-watch")
    tester.pass(1200)
    #expect(!tester.exists("popover") && !tester.exists("section-watch"))
    let screen = Rect(origin: .zero, size: tester.stage.screenSize)
    let video = try tester.frame("video")
    #expect(video.width == screen.width || video.height == screen.height)
    // Nothing covers it: every touch on the screen is the full screen's.
    for x in stride(from: 4.0, to: screen.width, by: 24) {
      for y in stride(from: 2.0, to: screen.height, by: 24) {
        #expect(tester.application.hitTest(Point(x, y), nil)?.window is FullScreenWindow)
      }
    }
    try tester.tap("video-play")
    try tester.tap("video-fullscreen")
    tester.settle()
    #expect(try tester.node("section-watch").visible)
    #expect(try tester.node("back-button").visible)
    #expect(tester.application.windows.count == 2)
    let again = try tester.frame("popover")
    try tester.tap("back-button")
    tester.settle()
    #expect(try tester.frame("popover") == again && tester.node("section-2").visible)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Devices.all.map(\.name))
  func `PO-02: opened by a finger, the popover comes back to the very same place`(device: String)
    throws
  {
    let tester = try make(device)
    try tester.tap("contents-button")
    tester.settle()
    try tester.tap("section-1")
    tester.settle()
    let before = try tester.frame("popover")
    let picture = try tester.pixels(scale: 1)
    try tester.tap("section-watch")
    tester.pass(2000)
    #expect(!tester.exists("popover"))
    try tester.tap("video-fullscreen")
    tester.settle()
    #expect(try tester.frame("popover") == before)
    // Behind the popover the movie goes on, so only what lies on the card is compared.
    let rows = Int(before.y) + 20..<Int(before.maxY) - 20
    let after = try tester.pixels(scale: 1)
    for x in [before.x + 4, before.midX, before.maxX - 4].map({ Int($0) }) {
      #expect(after.column(x, rows) == picture.column(x, rows), "\(x)")
    }
    withExtendedLifetime(tester) {}
  }

  // MARK: The moving picture in the popover

  /// The popover with a section, scrolled to its moving picture.
  private func card(
    _ device: String = "modern", section: Int = 1, environment: Environment = Environment()
  ) throws -> PhoneTester {
    let tester = try make(device, environment: environment)
    tester.send(.activate("contents-button"))
    tester.settle()
    tester.send(.activate("section-\(section)"))
    tester.settle()
    let scroll = try cardScroll(tester)
    scroll.scroll(to: scroll.offsetRange.upperBound, animated: false)
    tester.pass(1)
    return tester
  }

  private func cardScroll(_ tester: PhoneTester) throws -> ScrollView {
    try #require(tester.application.find("section-read")?.superview as? ScrollView)
  }

  private func player(_ tester: PhoneTester) throws -> MoviePlayer {
    try #require(tester.application.find("tour-popover-video") as? MovieView).player
  }

  @Test(arguments: Devices.all.map(\.name), [Orientation.portrait, .landscapeLeft])
  func `PO-02, PO-05: a movie in the popover fills the screen and comes back, at the same depth`(
    device: String, orientation: Orientation
  ) throws {
    for direction in Environment.Direction.allCases {
      let tester = try card(
        device, environment: Environment(direction: direction, orientation: orientation))
      let popover = try tester.frame("popover")
      let slot = try tester.frame("tour-popover-video")
      let offset = try cardScroll(tester).shownOffset
      #expect(popover.width <= 320 && slot.width < popover.width)
      tester.send(.activate("tour-popover-video-fullscreen"))
      tester.pass(2000)
      #expect(!tester.exists("popover"))
      let screen = Rect(origin: .zero, size: tester.stage.screenSize)
      let whole = try tester.frame("tour-popover-video")
      #expect(whole.width == screen.width || whole.height == screen.height)
      #expect(tester.application.hitTest(screen.center, nil)?.window is FullScreenWindow)
      #expect(try player(tester).state == .playing)
      try tester.tap("tour-popover-video-play")
      try tester.tap("tour-popover-video-fullscreen")
      tester.settle()
      #expect(try tester.frame("popover") == popover)
      #expect(try tester.frame("tour-popover-video") == slot)
      #expect(try cardScroll(tester).shownOffset == offset)
      #expect(try player(tester).state == .paused)
      // The page behind has stayed as it was.
      #expect(tour(tester).player?.state == .poster && tour(tester).shownIndex == 0)
      try tester.tap("back-button")
      tester.settle()
      #expect(try tester.node("section-2").visible && tester.frame("popover") == popover)
      withExtendedLifetime(tester) {}
    }
  }

  @Test func `PO-01, PO-02, PO-05: The notices come in their order, and nothing jumps on the way`()
    throws
  {
    let tester = try card()
    let slot = try tester.frame("tour-popover-video")
    let before = tester.log(.notification).count
    try tester.tap("tour-popover-video-fullscreen")
    tester.settle()
    tester.pass(500)
    try tester.tap("tour-popover-video-fullscreen")
    #expect(tester.exists("popover"), "the popover comes back under the moving picture")
    var last = try tester.frame("tour-popover-video")
    for _ in 0..<200 {
      tester.pass(5)
      let now = try tester.frame("tour-popover-video")
      #expect(abs(now.x - last.x) < 40 && abs(now.width - last.width) < 40)
      last = now
    }
    #expect(last == slot)
    let notices = tester.log(.notification)[before...].filter { $0.contains("posted") }
    let wanted = ["full-screen-entered", "hide-popovers", "full-screen-left", "show-popovers"]
    #expect(
      notices.compactMap { line in wanted.first { line.hasPrefix($0) } } == wanted, "\(notices)")
    withExtendedLifetime(tester) {}
  }

  @Test func `PO-02: Turned while it fills the screen, the movie goes to the popover's new place`()
    throws
  {
    let tester = try card()
    try tester.tap("tour-popover-video-fullscreen")
    tester.pass(2000)
    tester.send(.rotate(.landscapeLeft))
    tester.settle()
    try tester.tap("tour-popover-video-fullscreen")
    tester.pass(1)
    let popover = try tester.frame("popover")
    tester.settle()
    let slot = try tester.frame("tour-popover-video")
    #expect(try tester.frame("popover").width >= popover.width)
    #expect(try tester.frame("popover").contains(Point(slot.midX, tester.frame("popover").midY)))
    #expect(tester.application.windows.count == 2)
    withExtendedLifetime(tester) {}
  }

  @Test func `A movie that nobody sees any more does not play on`() throws {
    for leave in ["back-button", "section-read", "beside", "call", "tab-inbox"] {
      let tester = try card()
      tester.send(.activate("tour-popover-video-play"))
      tester.pass(500)
      let player = try player(tester)
      #expect(player.state == .playing)
      switch leave {
      case "beside": tester.tap(20, 700)
      case "call": tester.send(.interrupt(.call))
      case "tab-inbox": tester.application.phoneDelegate.tabs.select("inbox")
      default: tester.send(.activate(leave))
      }
      #expect(player.state == .paused, "\(leave)")
      withExtendedLifetime(tester) {}
    }
  }

  @Test func `Keys belong to the movie that fills the screen`() throws {
    let tester = try card()
    try tester.tap("tour-popover-video-fullscreen")
    tester.pass(2000)
    let player = try player(tester)
    tester.send(.key(KeyInput("space")))
    #expect(player.state == .paused && tour(tester).player?.state == .poster)
    tester.send(.key(KeyInput("f")))
    tester.settle()
    #expect(tour(tester).fullScreen == nil && tester.exists("popover"))
    withExtendedLifetime(tester) {}
  }

  @Test func `Leaving the screen while the popover's movie fills it leaves both`() throws {
    let tester = try card()
    try tester.tap("tour-popover-video-fullscreen")
    tester.pass(2000)
    let player = try player(tester)
    tester.application.phoneDelegate.tabs.select("inbox")
    tester.settle()
    #expect(player.state == .paused && tour(tester).fullScreen == nil)
    #expect(!tester.exists("popover") && tester.application.windows.count == 2)
    withExtendedLifetime(tester) {}
  }

  @Test func `A link leads to the page with two lists, and Back from it`() throws {
    let tester = try make()
    tour(tester).show(3, animated: false)
    tester.pass(0)
    try tester.tap("tour-link-4")
    tester.settle()
    #expect(try tester.node("top-list-1").visible && tester.node("top-list-2").visible)
    try tester.tap("back-button")
    tester.settle()
    #expect(!tester.exists("top-list-1") && tester.exists("tour-link-4"))
    withExtendedLifetime(tester) {}
  }

  @Test func `PO-05: before and after the full screen the picture is the same, pixel by pixel`()
    throws
  {
    let tester = try make()
    tour(tester).show(0, animated: false)
    try tester.tap("video-play")
    tester.pass(500)
    try tester.tap("video-play")
    try tester.tap("contents-button")
    tester.settle()
    try tester.tap("section-1")
    tester.settle()
    let before = try tester.pixels(scale: 1)
    tester.stage.notices.post(FullScreenNotices.entered)
    tester.settle()
    let hidden = try tester.pixels(scale: 1)
    tester.stage.notices.post(FullScreenNotices.left)
    tester.settle()
    let after = try tester.pixels(scale: 1)
    #expect(before.rows(0..<852) == after.rows(0..<852))
    #expect(before.rows(0..<852) != hidden.rows(0..<852))
    withExtendedLifetime(tester) {}
  }

  @Test func `Leaving the screen leaves the full screen and stops the picture`() throws {
    let tester = try make()
    try tester.tap("video-fullscreen")
    tester.pass(1000)
    let player = try #require(tour(tester).player)
    #expect(player.state == .playing)
    tester.application.phoneDelegate.tabs.select("inbox")
    tester.pass(0)
    #expect(player.state == .paused && tour(tester).fullScreen == nil)
    tester.application.phoneDelegate.tabs.select("tour")
    tester.settle()
    #expect(try tester.frame("video").width < 393)
    withExtendedLifetime(tester) {}
  }

  @Test func `Keys play, fill the screen, leave it and turn pages`() throws {
    let tester = try make()
    func press(_ name: String) {
      tester.send(.key(KeyInput(name)))
      tester.pass(1200)
    }
    let player = try #require(tour(tester).player)
    press("space")
    #expect(player.state == .playing)
    press("space")
    #expect(player.state == .paused)
    press("f")
    #expect(tour(tester).fullScreen != nil)
    press("escape")
    #expect(tour(tester).fullScreen == nil)
    press("right")
    #expect(tour(tester).shownIndex == 1)
    press("left")
    #expect(tour(tester).shownIndex == 0)
    withExtendedLifetime(tester) {}
  }
}
