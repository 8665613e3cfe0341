import Testing
import TouchKit

@testable import Screens

/// The undo panel and the keyboard: one never hides the other.
@Suite struct UndoKeyboardTests {
  /// A phone on which a message was just deleted.
  private func deleted(
    _ device: String = "classic", environment: Environment = Environment(),
    set: [String: TuningValue] = [:]
  ) throws -> PhoneTester {
    let tester = try PhoneTester(device, environment: environment, set: set)
    tester.send(.activate("row-2", action: "delete"))
    tester.settle()
    return tester
  }

  private func panel(_ tester: PhoneTester) throws -> Rect {
    let undo = try #require(tester.application.find("undo"))
    return try #require(undo.ancestors.first(of: UndoPanel.self)).screenFrame
  }

  private func top(_ tester: PhoneTester) -> Double {
    tester.tree.node("keyboard")?.frame.y ?? tester.stage.screenSize.height
  }

  /// Shows BL-06.
  @Test(arguments: ["classic", "compact", "modern", "librem", "pad"])
  func `Undo stands on the keyboard if the search field is tapped within its time`(device: String)
    throws
  {
    let tester = try deleted(device)
    let rest = try panel(tester)
    try tester.tap("search-field")
    tester.settle()
    #expect(try panel(tester).maxY == top(tester) - 12)
    #expect(try tester.node("undo").visible)
    try tester.tap("undo")
    tester.settle()
    #expect(tester.exists("row-2") && !tester.exists("undo"))
    #expect(tester.tree.focused == "search-field", "the answer leaves the text as it is")
    #expect(rest.maxY < tester.stage.screenSize.height)
    withExtendedLifetime(tester) {}
  }

  /// Shows BL-06.
  @Test func `Panel and keyboard move as one, there and back, also if they turn round`() throws {
    let tester = try deleted(set: ["undo.shown": .number(60)])
    let rest = try panel(tester)
    // The share of its way that the keyboard has gone is the panel's share, to the bit's neighbour.
    func goes(for milliseconds: Int) throws {
      var last = try panel(tester)
      for _ in 0..<milliseconds {
        tester.pass(1)
        let now = try panel(tester)
        #expect(now.maxY <= top(tester) - 12 + 1e-6, "the keyboard never reaches it")
        let share = (480 - top(tester)) / 216
        #expect(abs(now.y - (rest.y - share * (rest.maxY - (264 - 12)))) < 1e-6)
        #expect(abs(now.y - last.y) < 3, "no jump")
        last = now
      }
    }
    try tester.tap("search-field")
    try goes(for: 70)
    tester.send(.key(KeyInput("escape")))
    try goes(for: 60)
    tester.application.phoneDelegate.inbox.searchField.field.becomeFirstResponder()
    try goes(for: 1500)
    #expect(try panel(tester).maxY == 264 - 12)
    tester.send(.key(KeyInput("escape")))
    try goes(for: 1500)
    #expect(try panel(tester) == rest)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [false, true])
  func `Between two forms nothing is seen beside the card`(reducedMotion: Bool) throws {
    let tester = try deleted(
      environment: Environment(textSize: 2, reducedMotion: reducedMotion),
      set: ["undo.shown": .number(60)])
    tester.send(.rotate(.landscapeLeft))
    tester.settle()
    tester.send(.activate("search-field"))
    for step in 0..<80 {
      if step == 40 { tester.send(.key(KeyInput("escape"))) }
      tester.pass(20)
      let (card, undo) = (try panel(tester), try tester.node("undo"))
      let seen = undo.visible ? undo.clipped ?? undo.frame : card
      #expect(card.inset(by: -1e-6).contains(seen), "\(step): \(seen) on \(card)")
      if step == 39 { #expect(card.height < UndoPanelPlace.wholeRoom) }
    }
    tester.settle()
    #expect(try panel(tester).height > UndoPanelPlace.wholeRoom)
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-06: a shake while the keyboard is up asks above it`() throws {
    let tester = try PhoneTester("modern")
    try tester.swipe("row-2", by: -120)
    tester.settle()
    try tester.tap("delete-2")
    tester.pass(6500)
    try tester.tap("search-field")
    tester.settle()
    tester.send(.type("a"))
    tester.send(.shake)
    tester.settle()
    #expect(try panel(tester).maxY == top(tester) - 12)
    // The keyboard leaves while the question is up: it goes with the text that it is about.
    tester.send(.key(KeyInput("escape")))
    tester.settle()
    #expect(!tester.exists("undo"))
    withExtendedLifetime(tester) {}
  }

  /// Shows BL-06.
  @Test(arguments: ["classic", "compact", "modern", "librem", "pad"])
  func `Turned while both are up, the panel stands on the keyboard at once`(device: String) throws {
    let tester = try deleted(device, set: ["undo.shown": .number(60)])
    try tester.tap("search-field")
    tester.settle()
    for orientation in [Orientation.landscapeRight, .portrait, .landscapeLeft] {
      tester.send(.rotate(orientation))
      tester.settle()
      let frame = try panel(tester)
      #expect(frame.maxY == top(tester) - 12, "\(orientation)")
      #expect(frame.y >= tester.stage.statusBarHeight)
      #expect(frame.x >= 12 && frame.maxX <= tester.stage.screenSize.width - 12)
    }
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [1, 1.5, 2], [Environment.Direction.leftToRight, .rightToLeft])
  func `On the smallest phone on its side a question keeps within the room above the keyboard`(
    textSize: Double, direction: Environment.Direction
  ) throws {
    let tester = try PhoneTester(
      environment: Environment(
        textSize: textSize, direction: direction, orientation: .landscapeLeft))
    tester.send(.activate("row-2", action: "delete"))
    tester.settle()
    tester.send(.activate("search-field"))
    tester.settle()
    tester.send(.shake)
    tester.settle()
    let frame = try panel(tester)
    #expect(frame.y >= 20 && frame.maxY <= top(tester) - 12)
    let undo = try tester.frame("undo")
    #expect(frame.contains(undo) && undo.height >= 44)
    // Words and buttons don't overlap.
    let view = try #require(
      tester.application.find("undo")?.ancestors.first(of: UndoPanel.self))
    let parts = view.holder.subviews.filter { !$0.isHidden }.map(\.screenFrame)
    for (index, part) in parts.enumerated() {
      #expect(frame.contains(part))
      for other in parts[(index + 1)...] { #expect(!part.inset(by: 0.5).intersects(other)) }
    }
    withExtendedLifetime(tester) {}
  }

  /// Shows BL-06.
  @Test func `Without room it waits, and its time counts from when it is seen`() throws {
    let tester = try PhoneTester(environment: Environment(orientation: .landscapeLeft))
    let undo = tester.application.phoneDelegate.undo
    // A bar that leaves 28 points above the keyboard.
    undo.bars = { (top: 130, bottom: 52) }
    tester.send(.activate("search-field"))
    tester.settle()
    tester.send(.activate("row-2", action: "delete"))
    tester.settle()
    #expect(!tester.exists("undo") && undo.offer != nil)
    tester.pass(10_000)
    tester.send(.key(KeyInput("escape")))
    tester.settle()
    #expect(try tester.node("undo").visible)
    tester.pass(4000)
    #expect(tester.exists("undo"))
    // The keyboard takes its room again: it waits again, with all of its time.
    tester.send(.activate("search-field"))
    tester.settle()
    #expect(!tester.exists("undo"))
    tester.pass(3000)
    tester.send(.rotate(.portrait))
    tester.settle()
    #expect(try panel(tester).maxY == 264 - 12)
    tester.pass(4500)
    #expect(tester.exists("undo"))
    tester.pass(1500)
    #expect(!tester.exists("undo"))
    withExtendedLifetime(tester) {}
  }

  @Test func `With less than 88 points it is one line, cut with an ellipsis`() throws {
    let tester = try PhoneTester(environment: Environment(orientation: .landscapeLeft))
    let undo = tester.application.phoneDelegate.undo
    undo.bars = { (top: 78, bottom: 52) }
    tester.send(.activate("row-2", action: "delete"))
    tester.settle()
    let whole = try panel(tester).height
    #expect(whole > 44)
    tester.send(.activate("search-field"))
    tester.settle()
    let frame = try panel(tester)
    #expect(frame.height == 44 && frame.y >= 78 && frame.maxY == 158 - 12)
    withExtendedLifetime(tester) {}
  }

  @Test func `Under reduced motion the panel is at one of its two places at any time`() throws {
    let tester = try deleted(
      environment: Environment(reducedMotion: true), set: ["undo.shown": .number(60)])
    let rest = try panel(tester)
    try tester.tap("search-field")
    let places: [Double] = [rest.maxY, 264 - 12]
    for _ in 0..<500 {
      tester.pass(1)
      #expect(places.contains(try panel(tester).maxY))
    }
    tester.settle()
    #expect(try panel(tester).maxY == 264 - 12)
    tester.send(.key(KeyInput("escape")))
    for _ in 0..<1500 {
      tester.pass(1)
      let now = try panel(tester).maxY
      #expect(places.contains(now))
      #expect(now == 264 - 12 || !tester.exists("keyboard"), "it is not read through the keys")
    }
    #expect(try panel(tester) == rest)
    withExtendedLifetime(tester) {}
  }

  @Test func `Under reduced motion the panel has the form of its place`() throws {
    let tester = try deleted(
      environment: Environment(
        textSize: 2, reducedMotion: true, orientation: .landscapeLeft),
      set: ["undo.shown": .number(60)])
    let undo = try #require(tester.application.find("undo"))
    let panel = try #require(undo.ancestors.first(of: UndoPanel.self))
    var seen: Set<Double> = []
    func look(for milliseconds: Int) {
      for _ in 0..<milliseconds {
        tester.pass(1)
        #expect(panel.screenFrame.height == panel.height(width: panel.size.width, panel.form))
        seen.insert(panel.screenFrame.height)
      }
    }
    tester.send(.activate("search-field"))
    look(for: 1500)
    tester.send(.key(KeyInput("escape")))
    look(for: 1500)
    #expect(seen.count == 2, "it has two forms")
    withExtendedLifetime(tester) {}
  }

  @Test func `Under reduced motion no letter of a key is read through what is below`() throws {
    let tester = try PhoneTester(environment: Environment(reducedMotion: true))
    try tester.tap("search-field")
    var steps = 0
    for milliseconds in 0..<1500 {
      if milliseconds == 700 { tester.send(.key(KeyInput("escape"))) }
      tester.pass(1)
      guard let keyboard = tester.application.find("keyboard"),
        let holder = tester.application.find("key-q")?.superview
      else { continue }
      #expect(holder.shown.alpha == 0 || keyboard.shown.alpha == 1)
      if holder.shown.alpha > 0, holder.shown.alpha < 1 { steps += 1 }
    }
    #expect(steps > 20, "it fades")
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [false, true])
  func `No words are read through the panel's: it slides opaque, or fades in empty`(isStill: Bool)
    throws
  {
    let tester = try PhoneTester(environment: Environment(reducedMotion: isStill))
    tester.send(.activate("row-2", action: "delete"))
    var isSeen = 0
    for _ in 0..<600 {
      tester.pass(1)
      let view = try #require(
        tester.application.find("undo")?.ancestors.first(of: UndoPanel.self))
      if isStill {
        #expect(view.holder.shown.alpha == 0 || view.shown.alpha == 1)
        if view.holder.shown.alpha > 0, view.holder.shown.alpha < 1 { isSeen += 1 }
      } else {
        #expect(view.shown.alpha == 1 && view.holder.shown.alpha == 1)
        if view.screenFrame.y > 400, view.screenFrame.y < 480 { isSeen += 1 }
      }
    }
    #expect(isSeen > 5)
    withExtendedLifetime(tester) {}
  }

  @Test func `The offer goes with its screen, and when something comes over the schedule`() throws {
    let tester = try deleted()
    try tester.tap("tab-reporter")
    tester.settle()
    #expect(!tester.exists("undo"))
    try tester.tap("tab-schedule")
    tester.settle()
    tester.send(.activate("meal-2026-01-05-2", action: "delete"))
    tester.settle()
    #expect(tester.exists("undo"))
    try tester.tap("meal-2026-01-05-1")
    tester.settle()
    #expect(!tester.exists("undo") && tester.exists("modal"))
    withExtendedLifetime(tester) {}
  }
}
