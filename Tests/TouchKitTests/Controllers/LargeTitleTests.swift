import Testing

@testable import TouchKit

/// The bar's title and the one in the page below it.
struct LargeTitleTests {
  let tester = StageTester()
  let navigation: NavigationController
  private let page: Page

  private final class Page: ViewController {
    let scroll = ScrollView()
    let large = Label("Title", style: TestStyles.text, color: .clear)
    let words: String

    init(_ words: String, on stage: Stage) {
      self.words = words
      super.init(stage)
    }

    override var title: String { words }
    override var largeTitle: LargeTitle? { LargeTitle(large, in: scroll) }
    override func makeView() -> View {
      scroll.addSubview(large)
      large.frame = Rect(0, 10, 320, 30)
      scroll.contentSize = Size(320, 2000)
      return scroll
    }
  }

  init() { self.init("Title") }

  private init(_ words: String) {
    navigation = NavigationController(
      root: Page("Back", on: tester.stage), style: NavigationTests.style, on: tester.stage)
    tester.window.rootController = navigation
    page = Page(words, on: tester.stage)
    navigation.push(page, animated: false)
    tester.send(.pointer(nil))
  }

  private var title: Label? {
    let bar = (page.view.superview as? NavigationPageView)?.bar
    return bar?.subviews.compactMap { $0 as? Label }.first
  }

  private var words: View? {
    let bar = (page.view.superview as? NavigationPageView)?.bar
    return bar?.subviews.compactMap { ($0 as? Button)?.words }.first
  }

  @Test func `The bar's title is there only once the one in the page is scrolled away`() {
    for (offset, alpha) in [(-50.0, 0.0), (0, 0), (24, 0), (32, 0.5), (40, 1), (500, 1)] {
      page.scroll.offset = offset
      #expect(title?.shown.alpha == alpha, "at \(offset)")
    }
  }

  @Test func `It comes and goes with the content, also while that moves`() {
    page.scroll.scroll(to: 64)
    for _ in 0..<30 {
      tester.advance(10)
      let share = min(max((page.scroll.shownOffset - 24) / 16, 0), 1)
      #expect(title?.shown.alpha == share)
    }
    #expect(title?.shown.alpha == 1)
  }

  @Test func `A title that needs their room comes as the words of the button back go`() {
    let other = LargeTitleTests("A title that is far longer than the bar is wide at all")
    #expect(other.words?.shown.alpha == 1)
    other.page.scroll.offset = 32
    #expect(other.words?.shown.alpha == 0.5 && other.title?.shown.alpha == 0.5)
    page.scroll.offset = 32
    #expect(words?.shown.alpha == 1, "a short one leaves them alone")
  }

  @Test
  func `A long title has two lines where letters are large, and no ellipsis where they are not`() {
    let other = LargeTitleTests("A title that is far longer than the bar is wide at all")
    #expect(other.title?.lines == 1 && other.title?.fadesInto != nil)
    other.page.scroll.offset = 100
    // It is set without a width, which would cut it.
    #expect(
      other.tester.stage.frame().items.contains {
        if case .text(let text, _, nil, _) = $0 { text.string == other.page.words } else { false }
      })
    other.tester.send(.environment(EnvironmentChange(textSize: 2)))
    #expect(other.title?.lines == 2)
  }
}
