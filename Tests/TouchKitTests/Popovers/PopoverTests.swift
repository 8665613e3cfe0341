import Testing

@testable import TouchKit

/// Popovers, and the keeper that takes them away for a while.
struct PopoverTests {
  let tester = StageTester()
  let journal = Journal()
  let host: ListeningController
  let button = View(id: "button", frame: Rect(240, 20, 60, 40))
  let keeper: PopoverKeeper
  let content: NavigationController
  let pages: [ListeningController]
  let style = PopoverStyle(
    background: DynamicColor(.white), shadow: DynamicShadow(Shadow(y: 4, blur: 12, color: .black)),
    border: .clear, radius: 12, arrow: Size(9, 26), margin: 8, firstScale: 0.1)

  /// Writes down what a popover's owner hears.
  final class Owner: PopoverDelegate {
    let journal: Journal
    weak var keeper: PopoverKeeper?
    var agrees = true
    init(_ journal: Journal) { self.journal = journal }
    override func popoverShouldDismiss(_ popover: PopoverController) -> Bool { agrees }
    override func popoverDidDismiss(_ popover: PopoverController) {
      journal.write("did dismiss, hiding \(keeper?.isHiding ?? false)")
    }
  }
  let owner: Owner

  init() {
    host = ListeningController("host", journal, on: tester.stage)
    tester.window.rootController = host
    host.view.addSubview(button)
    keeper = PopoverKeeper(style: style, on: tester.stage)
    owner = Owner(journal)
    owner.keeper = keeper
    let stage = tester.stage
    let quiet = Journal()
    pages = ["one", "two", "three"].map { ListeningController($0, quiet, on: stage) }
    content = NavigationController(root: pages[0], style: NavigationTests.style, on: stage)
    tester.send(.pointer(nil))
    _ = journal.take()
  }

  private func present(_ anchor: PopoverAnchor? = nil, animated: Bool = true) {
    keeper.startTracking()
    keeper.present(
      content, size: Size(280, 260), from: anchor ?? .button(button), over: host,
      arrows: [.up, .down], animated: animated, delegate: owner)
    tester.advance(2000)
  }

  private func node(_ id: String) -> ViewTree.Node? { tester.stage.tree().node(id) }
  private func post(_ notice: Notice<Void>) {
    tester.stage.notices.post(notice)
    tester.advance(2000)
  }

  @Test
  func
    `PO-01: the hide notice keeps content, size and delegate, dismisses, and tells while hiding`()
  {
    present()
    let first = keeper.controller
    tester.stage.notices.post(PopoverNotices.hide)
    #expect(journal.take() == ["did dismiss, hiding true"])
    #expect(keeper.controller == nil && first?.isShown == false && !keeper.isHiding)
    #expect(keeper.content === content && keeper.delegate === owner)
    #expect(keeper.size == Size(280, 260))
    // It goes in a motion, but is nobody's to touch any more, and its name is anybody's.
    #expect(node("one-view") != nil && node("popover") != nil)
    let middle = first?.placement?.frame.center ?? .zero
    #expect(tester.stage.application.hitTest(middle, nil)?.standing == .leaving)
    tester.advance(2000)
    #expect(node("one-view") == nil && node("popover") == nil && content.parent == nil)
  }

  @Test(arguments: [true, false], [true, false])
  func `PO-02: the show notice brings back the very same, as deep, as scrolled, at the same place`(
    atButton: Bool, animated: Bool
  ) throws {
    let anchor: PopoverAnchor =
      atButton ? .button(button) : .rectangle(Rect(100, 300, 40, 40), in: host.view)
    present(anchor, animated: animated)
    content.push(pages[1])
    content.push(pages[2])
    let scroll = ScrollView(id: "scroll", frame: Rect(0, 0, 280, 100))
    scroll.contentSize = Size(280, 900)
    pages[2].view.addSubview(scroll)
    tester.advance(2000)
    scroll.offset = 123
    let before = tester.stage.tree()
    let picture = tester.stage.frame()
    let placement = try #require(keeper.controller?.placement)
    post(PopoverNotices.hide)
    #expect(node("popover") == nil && node("three-view") == nil)
    post(PopoverNotices.show)
    #expect(keeper.controller?.placement == placement)
    #expect(keeper.controller?.arrows == [.up, .down])
    #expect(content.controllers.count == 3 && scroll.offset == 123)
    #expect(tester.stage.tree().windows.map(\.views) == before.windows.map(\.views))
    #expect(tester.stage.frame() == picture)
  }

  @Test
  func `PO-02: The anchor is the model's frame, not that of a button as it is pressed or moves`()
    throws
  {
    present(animated: false)
    let still = try #require(keeper.controller?.placement)
    keeper.dismiss(animated: false)
    button.scale = 0.9
    button.translation = Point(7, 3)
    present(animated: false)
    #expect(keeper.controller?.placement == still)
    keeper.dismiss(animated: false)
    button.scale = 1
    button.translation = .zero
    // On its way to its place: where it will be counts.
    button.frame = Rect(0, 300, 60, 40)
    tester.stage.animate(Animation(duration: .seconds(10))) { button.frame = Rect(240, 20, 60, 40) }
    present(animated: false)
    #expect(button.screenFrame.y > 100)
    #expect(keeper.controller?.placement == still)
  }

  @Test func `PO-03: did-dismiss while hiding changes nothing, otherwise all is forgotten`() {
    present()
    post(PopoverNotices.hide)
    #expect(keeper.isKept && keeper.button === button)
    post(PopoverNotices.show)
    _ = journal.take()
    // A finger beside it: now it is over.
    tester.tap(20, 460)
    #expect(journal.take() == ["did dismiss, hiding false"])
    #expect(!keeper.isKept && keeper.content == nil && keeper.controller == nil)
    #expect(keeper.delegate == nil && keeper.button == nil && keeper.rectangle == nil)
    tester.advance(2000)
    post(PopoverNotices.show)
    #expect(node("popover") == nil)
  }

  @Test func `PO-04: nine values are kept, and tracking is two observers that come and go`() {
    keeper.startTracking()
    keeper.startTracking()
    _ = journal.take()
    tester.stage.notices.post(PopoverNotices.hide)
    tester.stage.notices.post(PopoverNotices.show)
    #expect(
      tester.log(.notification).suffix(2) == [
        "hide-popovers posted to 1", "show-popovers posted to 1",
      ])
    present(.rectangle(Rect(1, 2, 3, 4), in: host.view), animated: false)
    #expect(keeper.controller?.content === content && keeper.content === content)
    #expect(keeper.delegate === owner && keeper.size == Size(280, 260))
    #expect(keeper.rectangle?.rect == Rect(1, 2, 3, 4) && keeper.button == nil)
    #expect(keeper.arrows == [.up, .down] && !keeper.isAnimated && !keeper.isHiding)
    keeper.stopTracking()
    post(PopoverNotices.hide)
    #expect(node("popover") != nil)
    #expect(tester.log(.notification).last == "hide-popovers posted to 0")
  }

  @Test func `PO-05: the notices of the full screen become those that hide and show popovers`() {
    let bridge = FullScreenPopovers(on: tester.stage)
    present()
    tester.stage.notices.post(FullScreenNotices.entered)
    tester.stage.notices.post(FullScreenNotices.entered)
    tester.advance(2000)
    #expect(node("popover") == nil)
    post(FullScreenNotices.left)
    #expect(node("popover") == nil, "something else still fills the screen")
    post(FullScreenNotices.left)
    #expect(node("popover") != nil)
    #expect(
      tester.log(.notification).map { $0.prefix { $0 != " " } } == [
        "full-screen-entered", "hide-popovers", "full-screen-entered", "full-screen-left",
        "full-screen-left", "show-popovers",
      ])
    withExtendedLifetime(bridge) {}
  }

  @Test func `Touches beside a popover reach nothing else, and may be refused`() {
    let below = ListeningView("below", frame: Rect(0, 0, 320, 480), journal)
    host.view.insertSubview(below, at: 0)
    present()
    _ = journal.take()
    owner.agrees = false
    tester.tap(20, 460)
    #expect(journal.take() == [] && node("popover") != nil)
    let card = node("popover")?.frame ?? .zero
    tester.tap(card.midX, card.midY)
    #expect(node("popover") != nil)
    owner.agrees = true
    tester.tap(20, 460)
    #expect(journal.take() == ["did dismiss, hiding false"])
    tester.advance(2000)
    tester.tap(20, 460)
    #expect(journal.take() == ["below began 1 at 20,460", "below ended 1 at 20,460"])
  }

  @Test func `A popover turns with its host and points at the same button`() throws {
    present()
    tester.send(.rotate(.landscapeLeft))
    tester.advance(100)
    let placement = try #require(keeper.controller?.placement)
    #expect(placement.tip.x == 270 && placement.arrow == .up)
    #expect(Rect(8, 8, 464, 304).contains(placement.frame))
    #expect(node("popover")?.frame == placement.frame)
  }

  @Test func `Brought back while it still goes, it stays`() {
    present()
    tester.stage.notices.post(PopoverNotices.hide)
    tester.advance(60)
    tester.stage.notices.post(PopoverNotices.show)
    tester.advance(3000)
    #expect(node("popover")?.visible == true && node("one-view") != nil)
    #expect(content.parent === host)
  }

  @Test func `It is opaque while it grows out of its arrow's point, and while it shrinks`() throws {
    keeper.present(content, size: Size(280, 260), from: .button(button), over: host)
    tester.send(.pointer(nil))
    let tip = try #require(keeper.controller?.placement).tip
    var widths: [Double] = []
    for _ in 0..<200 {
      let card = try #require(node("popover"))
      #expect(card.alpha == 1 && node("one-view")?.alpha == 1)
      widths.append(card.frame.width)
      tester.advance(1)
    }
    #expect(widths[0] < 280 / 4 && widths == widths.sorted())
    tester.advance(3000)
    keeper.dismiss()
    tester.advance(80)
    let card = try #require(node("popover"))
    #expect(card.alpha == 1 && card.frame.width < 280 && card.frame.y > tip.y)
  }

  @Test func `Under reduced motion no words are read through others: an empty card fades first`() {
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    keeper.present(content, size: Size(280, 260), from: .button(button), over: host)
    var seen = 0
    for _ in 0..<400 {
      tester.advance(2)
      let card = keeper.controller?.content.view.superview?.superview
      let words = content.view.superview?.shown.alpha ?? 0
      let ground = card?.superview?.shown.alpha ?? 0
      #expect(words == 0 || ground == 1)
      if words > 0, words < 1 { seen += 1 }
    }
    tester.advance(3000)
    #expect(seen > 10 && content.view.superview?.shown.alpha == 1)
  }

  @Test func `Under reduced motion it fades and does not grow`() {
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    keeper.present(content, size: Size(280, 260), from: .button(button), over: host)
    tester.advance(40)
    let early = node("popover")
    tester.advance(3000)
    #expect(early?.frame == node("popover")?.frame && (early?.alpha ?? 1) < 1)
  }
}
