import Testing
import TouchKit

@testable import Screens

/// Reduced motion: nothing travels by itself. What follows a finger, and what its lift set going, stays.
@Suite struct StillTests {
  /// The ways whose last finger leaves with a velocity: what it set going may travel on.
  private static let thrown: Set<String> = [
    "back by the edge", "drawer pulled", "drawer pushed up", "banner flicked away",
    "row's button", "row deleted by a full swipe",
  ]

  private static let still = Transition.Surroundings(tuning: "default", reducedMotion: true)

  private static let meal = "meal-2026-01-05-2"

  /// What no way in or out is, but moves with motion.
  private static let more = [
    Transition("today", "schedule", before: far, go: { try $0.tap("today-button") }),
    Transition(
      "the top of the days", "schedule", before: far, go: { $0.send(.key(KeyInput("home"))) }),
    Transition("a month on", "schedule", go: { $0.send(.key(KeyInput("page-down"))) }),
    Transition("the next meal", "schedule", before: far, go: { $0.send(.key(KeyInput("down"))) }),
    Transition(
      "a date in sight", "schedule",
      before: { tester in
        try tester.tap("month-button")
        tester.settle()
        tester.send(.activate("month-1"))
      }, go: { $0.send(.activate("date-2026-01-08")) }),
    Transition("a meal deleted", "schedule", go: { $0.send(.activate(meal, action: "delete")) }),
    Transition(
      "a meal restored", "schedule", before: { $0.send(.activate(meal, action: "delete")) },
      go: { try $0.tap("undo") }),
    Transition(
      "a meal restored while it goes", "schedule",
      go: { tester in
        tester.send(.activate(meal, action: "delete"))
        tester.pass(100)
        try tester.tap("undo")
      }),
    Transition("the schedule's edit mode", "schedule", go: { try $0.tap("edit-button") }),
    Transition(
      "the schedule's edit mode ends", "schedule", before: { try $0.tap("edit-button") },
      go: { try $0.tap("edit-button") }),
    Transition(
      "a row deleted by its action", go: { $0.send(.activate("row-2", action: "delete")) }),
    Transition(
      "two rows deleted and one restored",
      go: { tester in
        tester.send(.activate("row-2", action: "delete"))
        tester.pass(80)
        tester.send(.activate("row-3", action: "delete"))
        tester.pass(80)
        tester.send(.key(KeyInput("z", modifiers: [.control])))
      }),
    Transition(
      "a row restored", before: { $0.send(.activate("row-2", action: "delete")) },
      go: { try $0.tap("undo") }),
    Transition(
      "the last rows deleted",
      before: { tester in
        let list = try tester.messageRow(1).superview as? ScrollView
        list?.scroll(to: 10_000, animated: false)
      }, go: { $0.send(.activate("row-12", action: "delete")) }),
    Transition(
      "the keyboard under the undo panel",
      before: { $0.send(.activate("row-2", action: "delete")) },
      go: { try $0.tap("search-field") }),
    Transition(
      "a wheel", go: { $0.send(.scroll(by: Point(0, 40), at: Point(160, 300), phase: .wheel)) }),
    Transition("the list's top", before: scrolled, go: { $0.application.scrollToTop() }),
    Transition("the keys' next row", go: { $0.send(.key(KeyInput("up"))) }),
    Transition("a switch", before: { $0.tap(160, 10) }, go: { try $0.tap("drawer-toggle-dark") }),
    Transition(
      "a notification that goes into the open drawer", before: { $0.tap(160, 10) },
      go: { tester in
        tester.notify()
        tester.pass(4000)
      }),
    Transition(
      "a notification is cleared",
      before: { tester in
        for _ in 0..<3 {
          tester.notify()
          tester.pass(6000)
        }
        tester.tap(160, 10)
      }, go: { $0.send(.activate("drawer-history-1", action: "delete")) }),
    Transition(
      "a call comes", go: { $0.send(.environment(EnvironmentChange(hasCall: true))) }),
    Transition(
      "the reply field, low on its page", "message", go: { $0.send(.activate("reply-field")) }),
    Transition(
      "a word is sought", before: { try $0.tap("search-field") }, go: { $0.send(.type("tr")) }),
  ]

  @Sendable private static func far(_ tester: PhoneTester) {
    for _ in 0..<2 { tester.send(.scroll(by: Point(0, 100), at: Point(160, 300), phase: .wheel)) }
  }

  @Sendable private static func scrolled(_ tester: PhoneTester) throws {
    let list = try tester.messageRow(1).superview as? ScrollView
    list?.scroll(to: 300, animated: false)
  }

  static let ways = (Transition.all + more).filter {
    $0.isThere(still) && !thrown.contains($0.name)
  }

  /// The places, sizes and turns that views have had, each written once.
  private final class Places {
    private var known: [[ObjectIdentifier]: (views: [View], places: [[Double]])] = [:]
    private(set) var travellers: Set<String> = []

    /// What a parent makes of its child, beside its content's scrolling.
    private func place(_ view: View) -> [Double] {
      let shown = view.shown
      return [
        shown.frame.x + shown.translation.x, shown.frame.y + shown.translation.y,
        shown.frame.width, shown.frame.height, shown.scale.x, shown.scale.y, shown.rotation,
        view.boundsOrigin.y,
      ]
    }

    func look(at view: View) {
      guard !view.isHidden, view.shown.alpha > View.invisibleAlpha else { return }
      // A view that is put into another one has places of its own there.
      let views = [view] + (view.superview.map { [$0] } ?? [])
      let own = views.map(ObjectIdentifier.init)
      let now = place(view)
      var entry = known[own] ?? (views, [])
      if !entry.places.contains(now) { entry.places.append(now) }
      known[own] = entry
      if entry.places.count > 2 { travellers.insert(view.logName) }
      for view in view.subviews { look(at: view) }
    }
  }

  @Test(arguments: ways)
  func `No view is ever at a third place, between the one before and the one after`(way: Transition)
    throws
  {
    let tester = try way.begin(StillTests.still)
    let places = Places()
    func look() { for window in tester.application.windows { places.look(at: window) } }
    look()
    try way.go(tester)
    for _ in 0..<120 {
      tester.pass(8)
      look()
    }
    #expect(places.travellers == [])
    withExtendedLifetime(tester) {}
  }

  @Test func `A row that is deleted is gone at once, and no words are read through others`()
    throws
  {
    let tester = try PhoneTester(environment: Environment(reducedMotion: true))
    let (second, third) = (try tester.frame("row-2"), try tester.frame("row-3"))
    tester.send(.activate("row-2", action: "delete"))
    for _ in 0..<30 {
      #expect(tester.tree.node("row-2")?.visible ?? false == false)
      #expect(try tester.frame("row-3").y == second.y && tester.node("row-3").alpha == 1)
      tester.pass(16)
    }
    tester.settle()
    #expect(!tester.exists("row-2"))
    #expect(try tester.frame("row-3").y == second.y)
    try tester.tap("undo")
    #expect(try tester.frame("row-3") == third)
    tester.pass(150)
    #expect(try tester.frame("row-2") == second)
    #expect(try tester.node("row-2").alpha < 0.9)
    tester.settle()
    #expect(try tester.node("row-2").alpha == 1)
    // Brought back soon, it is there again, and can be used.
    tester.send(.activate("row-2", action: "delete"))
    tester.pass(100)
    tester.send(.key(KeyInput("z", modifiers: [.control])))
    tester.settle()
    #expect(try tester.frame("row-2") == second && tester.frame("row-3") == third)
    try tester.swipe("row-2", by: -120)
    #expect(tester.exists("delete-2"))
    withExtendedLifetime(tester) {}
  }

  @Test func `A meal that is deleted is gone at once, too, and what follows takes its place`()
    throws
  {
    let tester = try PhoneTester(
      environment: Environment(reducedMotion: true), screen: "schedule")
    let day = try #require(
      tester.application.find("meal-2026-01-05-1")?.superview as? DayRow)
    let places = day.meals.map(\.screenFrame)
    try #require(places.count > 1)
    tester.send(.activate("meal-2026-01-05-1", action: "delete"))
    for _ in 0..<30 {
      tester.pass(16)
      #expect(tester.tree.node("meal-2026-01-05-1")?.visible ?? false == false)
      #expect(day.meals[0].screenFrame == places[0] && day.meals[0].shown.alpha == 1)
    }
    withExtendedLifetime(tester) {}
  }

  @Test func `A list is thrown by a finger as ever`() throws {
    let tester = try PhoneTester(environment: Environment(reducedMotion: true))
    let list = try #require(tester.messageRow(1).superview as? ScrollView)
    tester.swipe(from: Point(160, 400), to: Point(160, 250))
    #expect(list.isMoving)
    let before = list.shownOffset
    tester.pass(100)
    #expect(list.shownOffset > before + 20)
    withExtendedLifetime(tester) {}
  }
}
