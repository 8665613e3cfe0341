import Testing

@testable import TouchKit

/// Pages one above the other, and tabs beside each other.
struct NavigationTests {
  let tester: StageTester
  let journal = Journal()
  let navigation: NavigationController

  static let style = NavigationStyle(
    title: TestStyles.text, titleColor: .clear, back: TestStyles.text, backColor: .clear,
    background: DynamicColor(.white), hairline: .clear, shade: DynamicColor(.black), barHeight: 44,
    margin: 12, backIcon: [], backUnit: 24, parallax: 0.3, dimming: 0.08)

  init() { self.init(direction: .leftToRight) }

  private init(direction: Environment.Direction) {
    tester = StageTester(environment: Environment(direction: direction))
    let root = ListeningController("first", journal, on: tester.stage)
    navigation = NavigationController(root: root, style: Self.style, on: tester.stage)
    tester.window.rootController = navigation
    tester.send(.pointer(nil))
    _ = journal.take()
  }

  private func push(_ name: String) {
    navigation.push(ListeningController(name, journal, on: tester.stage))
    tester.send(.pointer(nil))
  }

  private func x(_ name: String) -> Double? {
    tester.stage.tree().node("\(name)-view")?.frame.x
  }

  private static let pushed = [
    "first will disappear", "first did disappear", "second will appear", "second did appear",
  ]
  private static let popped = [
    "second will disappear", "second did disappear", "first will appear", "first did appear",
  ]

  @Test
  func
    `A page comes from the trailing side, the one below moves a part of the way, each hears once`()
  {
    push("second")
    #expect(journal.take() == Self.pushed)
    #expect(x("second") == 320 && x("first") == 0)
    tester.advance(150)
    let (second, first) = (x("second") ?? 0, x("first") ?? 0)
    #expect(second > 0 && second < 320 && abs(first + 0.3 * (320 - second)) < 1e-9)
    tester.advance(3000)
    #expect(x("second") == 0 && tester.stage.isSettled && journal.take() == [])
    #expect(tester.stage.tree().node("first-view")?.visible == false)
  }

  @Test func `The back button says where it leads and goes there`() {
    push("second")
    tester.advance(3000)
    _ = journal.take()
    #expect(tester.stage.tree().node("back-button")?.text == "first")
    tester.send(.activate("back-button"))
    #expect(journal.take() == Self.popped)
    tester.advance(3000)
    #expect(navigation.controllers.count == 1 && tester.stage.tree().node("second-view") == nil)
    #expect(tester.stage.tree().node("back-button") == nil)
    navigation.pop()
    #expect(navigation.controllers.count == 1, "the first page stays")
  }

  @Test(arguments: Environment.Direction.allCases)
  func `The back gesture follows the finger from the leading edge and goes on as fast`(
    direction: Environment.Direction
  ) {
    let test = NavigationTests(direction: direction)
    let tester = test.tester
    test.push("second")
    tester.advance(3000)
    _ = test.journal.take()
    let sign = direction == .leftToRight ? 1.0 : -1.0
    func place(_ distance: Double) -> Double {
      direction == .leftToRight ? distance : 320 - distance
    }
    tester.drag(
      from: Point(place(10), 200), to: Point(place(130), 200), milliseconds: 120, leaves: false)
    #expect(abs((test.x("second") ?? 0) - sign * 100) < 1e-9)
    #expect(test.journal.take() == [], "nothing is decided while the finger is down")
    tester.touch(.ended, place(130), 200)
    #expect(test.journal.take() == Self.popped)
    let before = test.x("second") ?? 0
    tester.advance(10)
    // 1000 points a second are ten in ten milliseconds.
    #expect(abs(((test.x("second") ?? 0) - before) * sign - 10) < 2)
    tester.advance(3000)
    #expect(test.navigation.controllers.count == 1)
  }

  @Test func `A gesture that comes back, or that the system takes, leaves everything as it was`() {
    push("second")
    tester.advance(3000)
    _ = journal.take()
    tester.drag(from: Point(10, 200), to: Point(100, 200), leaves: false)
    tester.touch(.ended, 100, 200, after: 100)
    tester.advance(3000)
    tester.drag(from: Point(10, 200), to: Point(300, 200), leaves: false)
    tester.send(.interrupt(.call))
    tester.advance(3000)
    #expect(journal.take() == [] && navigation.controllers.count == 2 && x("second") == 0)
  }

  @Test func `A page on its way out can be caught and brought back`() {
    push("second")
    tester.advance(3000)
    _ = journal.take()
    navigation.pop()
    tester.advance(60)
    tester.touch(.began, 10, 200)
    tester.touch(.moved, 25, 200, after: 10)
    let caught = x("second") ?? 0
    #expect(caught > 0 && caught < 320)
    tester.touch(.ended, 25, 200, after: 100)
    tester.advance(3000)
    #expect(navigation.controllers.count == 2 && x("second") == 0)
    #expect(
      journal.take() == Self.popped + [
        "first will disappear", "first did disappear", "second will appear", "second did appear",
      ])
  }

  @Test(arguments: ["button", "program", "gesture"])
  func `Back moves from its first frame on, and the page below takes touches at once`(
    by: String
  ) throws {
    push("second")
    tester.advance(3000)
    switch by {
    case "button": tester.send(.activate("back-button"))
    case "program": navigation.pop()
    default: tester.drag(from: Point(10, 200), to: Point(200, 200))
    }
    var last = x("second") ?? 0
    for _ in 1...12 {
      tester.advance(17)
      let next = x("second") ?? 0
      #expect(next > last && tester.stage.tree().node("first-view")?.visible == true)
      last = next
    }
    let root = try #require(tester.stage.application.find("first-view"))
    let hit = try #require(tester.stage.application.hitTest(Point(20, 200), nil))
    #expect(root.isAncestor(of: hit))
    let leaving = try #require(tester.stage.application.hitTest(Point(last + 5, 200), nil))
    #expect(leaving.standing == .leaving, "what is still seen of the other keeps its touches")
    tester.advance(3000)
    #expect(x("first") == 0 && x("second") == nil)
  }

  @Test func `Pages that come and go at once each move on without a jump`() {
    push("second")
    tester.advance(3000)
    navigation.pop()
    tester.advance(90)
    var places = [x("first"), x("second")]
    push("third")
    #expect([x("first"), x("second")] == places)
    for _ in 1...60 {
      tester.advance(5)
      let now = [x("first"), x("second")]
      for (old, new) in zip(places, now) {
        // 320 points in 0.4 s are at most some ten in 5 ms.
        if let old, let new { #expect(abs(new - old) < 15) }
      }
      places = now
    }
    tester.advance(3000)
    #expect(x("third") == 0 && x("second") == nil)
    #expect(tester.stage.tree().node("first-view")?.visible == false)
    navigation.pop()
    tester.advance(3000)
    #expect(x("first") == 0)
  }

  @Test func `A page that another one was put onto takes no touch, and yields the way back`() throws
  {
    push("second")
    tester.advance(3000)
    let before = try #require(tester.stage.application.find("back-button"))
    tester.touch(.began, 160, 300, finger: 1)
    push("third")
    #expect(tester.stage.touches.active.allSatisfy { $0.view == nil }, "its touches are taken away")
    let now = try #require(tester.stage.application.find("back-button"))
    #expect(now !== before)
    tester.advance(100)
    #expect(tester.stage.tree().nodes.filter { $0.id == "back-button" }.count == 1)
    let hit = tester.stage.application.hitTest(Point(20, 300), nil)
    #expect(hit.map { !$0.logName.contains("second") } ?? true)
    tester.touch(.ended, 160, 300, finger: 1)
    tester.advance(3000)
    #expect(tester.stage.tree().node("back-button")?.text == "second" || x("third") == 0)
  }

  @Test func `A page pushed while another one leaves or comes lands on the right one`() {
    push("second")
    tester.advance(50)
    push("third")
    tester.advance(3000)
    #expect(navigation.controllers.map(\.title) == ["first", "second", "third"])
    #expect(x("third") == 0 && tester.stage.isSettled)
    navigation.pop()
    tester.advance(50)
    push("fourth")
    tester.advance(3000)
    #expect(navigation.controllers.map(\.title) == ["first", "second", "fourth"])
    navigation.popToRoot()
    tester.advance(3000)
    #expect(navigation.controllers.map(\.title) == ["first"] && x("first") == 0)
  }

  @Test func `A page that was left is released`() {
    weak var gone: ViewController?
    do {
      let page = ListeningController("page", journal, on: tester.stage)
      gone = page
      navigation.push(page)
    }
    tester.advance(3000)
    #expect(gone != nil)
    navigation.pop()
    tester.advance(3000)
    #expect(gone == nil)
  }

  @Test func `Tabs keep what they show, each hears once, and a second tap goes to the first page`()
  {
    let other = ListeningController("other", journal, on: tester.stage)
    navigation.push(
      ListeningController("second", journal, on: tester.stage), animated: false)
    tester.window.rootController = nil
    _ = journal.take()
    func tab(_ name: String, _ controller: ViewController) -> TabController.Tab {
      TabController.Tab(
        name: name, title: name, icon: [], selectedIcon: [], unit: 24, controller: controller)
    }
    let tabs = TabController(
      [tab("pages", navigation), tab("other", other)],
      style: TabStyle(
        text: TestStyles.text, color: .clear, selectedColor: .clear, background: .clear,
        hairline: .clear, height: 49, iconSize: 24), holder: View(), on: tester.stage)
    tester.window.rootController = tabs
    tester.send(.pointer(nil))
    #expect(journal.take() == ["second will appear", "second did appear"])
    tester.send(.activate("tab-other"))
    #expect(
      journal.take() == [
        "second will disappear", "second did disappear", "other will appear", "other did appear",
      ])
    #expect(tester.stage.tree().node("second-view") == nil)
    tester.send(.activate("tab-pages"))
    #expect(navigation.controllers.count == 2 && tester.stage.tree().node("second-view") != nil)
    tester.send(.activate("tab-pages"))
    tester.advance(3000)
    #expect(navigation.controllers.count == 1)
    other.orientations = .portrait
    #expect(tabs.mayRotate(to: .landscapeLeft))
    tabs.select("other")
    #expect(!tabs.mayRotate(to: .landscapeLeft))
  }
}
