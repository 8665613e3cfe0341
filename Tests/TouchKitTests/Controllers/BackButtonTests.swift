import Testing

@testable import TouchKit

/// A back button is what is painted of it.
struct BackButtonTests {
  private final class Page: ViewController {
    let words: String
    let large: LargeTitle?

    init(_ words: String, large: LargeTitle? = nil, on stage: Stage) {
      self.words = words
      self.large = large
      super.init(stage)
    }
    override var title: String { words }
    override var largeTitle: LargeTitle? { large }
    override func makeView() -> View { large?.scroll ?? View() }
  }

  private static let long = "A title as long as the bar"

  private func show(
    _ title: String, large: LargeTitle? = nil, direction: Environment.Direction = .leftToRight
  ) -> StageTester {
    let tester = StageTester(environment: Environment(direction: direction))
    let navigation = NavigationController(
      root: Page("2026", on: tester.stage), style: NavigationTests.style, on: tester.stage)
    tester.window.rootController = navigation
    navigation.push(Page(title, large: large, on: tester.stage), animated: false)
    tester.advance(1)
    return tester
  }

  @Test(arguments: [Environment.Direction.leftToRight, .rightToLeft])
  func `Words that the title has taken are neither in the tree nor under the finger`(
    direction: Environment.Direction
  ) throws {
    let tester = show(BackButtonTests.long, direction: direction)
    let node = try #require(tester.stage.tree().node("back-button"))
    #expect(node.text == nil && node.label == "Back to 2026")
    let isLeft = direction == .leftToRight
    #expect(node.frame == Rect(isLeft ? 6 : 320 - 6 - 24, 0, 24, 44))
    // A finger on the title goes nowhere, one on the icon goes back.
    tester.tap(isLeft ? 60 : 260, 22)
    #expect(tester.stage.tree().node("back-button") != nil)
    tester.tap(isLeft ? 18 : 302, 22)
    tester.advance(3000)
    #expect(tester.stage.tree().node("back-button") == nil)
  }

  @Test func `A short title leaves them`() throws {
    let tester = show("May")
    let node = try #require(tester.stage.tree().node("back-button"))
    #expect(node.text == "2026" && node.frame == Rect(6, 0, 64, 44))
  }

  @Test(arguments: [Environment.Direction.leftToRight, .rightToLeft])
  func `Words that come and go with the content are there while they can be seen`(
    direction: Environment.Direction
  ) throws {
    let scroll = ScrollView()
    let title = Label("Title", style: TestStyles.text, color: .clear)
    scroll.addSubview(title)
    title.frame = Rect(0, 10, 320, 30)
    scroll.contentSize = Size(320, 2000)
    let tester = show(
      BackButtonTests.long, large: LargeTitle(title, in: scroll), direction: direction)
    let isLeft = direction == .leftToRight
    func back() throws -> ViewTree.Node {
      try #require(tester.stage.tree().node("back-button"))
    }
    let whole = Rect(isLeft ? 6 : 320 - 6 - 64, 0, 64, 44)
    #expect(try back().text == "2026" && back().frame == whole)
    let button = try #require(tester.application.find("back-button") as? BackButton)
    let icon = try #require(button.icon).screenFrame
    scroll.offset = 32
    #expect(try back().text == "2026" && back().frame == whole)
    scroll.offset = 200
    #expect(try back().text == nil)
    #expect(try back().frame == Rect(isLeft ? 6 : 320 - 6 - 24, 0, 24, 44))
    #expect(button.icon?.screenFrame == icon, "the icon stays where it is")
    scroll.offset = 0
    #expect(try back().text == "2026" && back().frame == whole)
    #expect(button.icon?.screenFrame == icon && button.words.shown.size.width == 40)
  }
}
