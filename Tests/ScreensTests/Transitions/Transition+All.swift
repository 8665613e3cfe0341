import TouchKit

@testable import Screens

extension Transition {
  /// Everything that appears on the phone, its way in and each of its ways out.
  static let all =
    pages + sheets + popovers + drawer + banners + keyboard + rows + fullScreen
    + turns

  private static let meal = "meal-2026-01-05-1"
  /// The third row, and a place of the first one that a page on its way out has left free by then.
  private static let opensThird = Tap(place: Point(160, 350), words: "pushed MessageController")
  private static let opensFirst = Tap(place: Point(24, 190), words: "pushed MessageController")

  private static let pages = [
    Transition("push", go: { try $0.tap("row-2") }),
    Transition(
      "back by its button", before: { try $0.tap("row-2") }, go: { try $0.tap("back-button") },
      tap: opensFirst),
    Transition(
      "back by the edge", before: { try $0.tap("row-2") },
      go: { $0.swipe(from: Point(4, 250), to: Point(200, 250)) }, tap: opensFirst),
    Transition(
      "back by its tab", before: { try $0.tap("row-2") }, go: { try $0.tap("tab-inbox") },
      tap: opensFirst),
    Transition("a page of the tour", "tour", go: { try $0.tap("tour-next") }),
    Transition(
      "a page of the tour back", "tour", before: { try $0.tap("tour-next") },
      go: { try $0.tap("tour-back") }, tap: Tap(place: Point(294, 406), words: "tour: ")),
  ]

  private static let sheets = [
    Transition("modal", "schedule", go: { try $0.tap(meal) }),
    Transition(
      "modal cancelled", "schedule", before: { try $0.tap(meal) }, go: { $0.tap(160, 60) },
      tap: Tap(place: Point(200, 130), words: "presented MealKindController")),
    Transition(
      "modal answered", "schedule", before: { try $0.tap(meal) },
      go: { try $0.tap("meal-kind-dinner") },
      tap: Tap(place: Point(200, 130), words: "presented MealKindController")),
    Transition(
      "sheet", "schedule", before: { try $0.tap(meal) }, go: { try $0.tap("meal-details") }),
    Transition(
      "sheet done", "schedule",
      before: { tester in
        try tester.tap(meal)
        tester.settle()
        try tester.tap("meal-details")
      }, go: { $0.send(.activate("meal-done")) }),
  ]

  private static let popovers = [
    Transition("popover", "schedule", go: { try $0.tap("month-button") }),
    Transition(
      "popover left by a touch beside it", "schedule", before: { try $0.tap("month-button") },
      go: { $0.tap(200, 45) }, tap: Tap(place: Point(250, 88), words: "schedule: day 2026-01-05")),
    Transition(
      "a page within a popover", "schedule", before: { try $0.tap("month-button") },
      go: { $0.send(.activate("month-3")) }),
    Transition(
      "back within a popover", "schedule",
      before: { tester in
        try tester.tap("month-button")
        tester.settle()
        tester.send(.activate("month-3"))
      }, go: { try $0.tap("back-button") }),
    Transition("contents", "tour", go: { try $0.tap("contents-button") }),
    Transition(
      "contents left by a touch beside them", "tour", before: { try $0.tap("contents-button") },
      go: { $0.tap(20, 410) }, tap: Tap(place: Point(294, 406), words: "tour: ")),
  ]

  private static let drawer = [
    Transition("drawer", go: { $0.tap(160, 10) }),
    Transition("drawer pulled", go: { $0.swipe(from: Point(160, 10), to: Point(160, 80)) }),
    Transition(
      "drawer closed by the strip", before: { $0.tap(160, 10) }, go: { $0.tap(160, 10) },
      tap: opensThird),
    Transition(
      "drawer pushed up", before: { $0.tap(160, 10) },
      go: { $0.swipe(from: Point(160, 130), to: Point(160, 30)) }, tap: opensThird),
  ]

  private static let banners =
    [Transition("banner", go: { $0.notify([.init("sticky", .bool(true))]) })]
    + Notification.HideStyle.allCases.map { style in
      Transition(
        "banner hides: \(style.rawValue)",
        before: {
          $0.notify([
            .init("sticky", .bool(true)), .init("hideStyle", .string(style.rawValue)),
          ])
        }, go: { try $0.tap("notification") }, tap: opensThird)
    } + [
      Transition(
        "banner flicked away",
        before: { $0.notify([.init("sticky", .bool(true))]) },
        go: { $0.swipe(from: Point(160, 60), to: Point(160, 5)) }, tap: opensThird)
    ]

  private static let keyboard = [
    Transition("keyboard", go: { try $0.tap("search-field") }),
    Transition(
      "keyboard dismissed by return", before: { try $0.tap("search-field") },
      go: { $0.send(.key(KeyInput("return"))) }, tap: Tap(place: Point(160, 190), words: "pushed")),
    Transition(
      "keyboard dismissed by a touch beside the field", before: { try $0.tap("search-field") },
      go: { $0.tap(300, 130) }, tap: Tap(place: Point(160, 190), words: "pushed")),
  ]

  private static let rows = [
    Transition("edit mode", go: { try $0.tap("edit-button") }),
    Transition(
      "edit mode ends", before: { try $0.tap("edit-button") }, go: { try $0.tap("edit-button") },
      tap: opensThird),
    Transition("row's button", go: { $0.swipe(from: Point(280, 280), to: Point(170, 280)) }),
    Transition(
      "row's button by its mark", before: { try $0.tap("edit-button") },
      go: { $0.send(.activate("minus-2")) }),
    Transition(
      "row's button cancelled",
      before: { $0.swipe(from: Point(280, 280), to: Point(170, 280)) }, go: { $0.tap(100, 350) },
      tap: opensThird),
    Transition(
      "row's button fills the row",
      isThere: { $0.tuning == "default" && !$0.reducedMotion },
      before: { tester in
        tester.touch(.began, 310, 280)
        for x in [290.0, 200, 130] {
          tester.pass(60)
          tester.touch(.moved, x, 280)
        }
      },
      go: { $0.touch(.moved, 90, 280) }),
    Transition(
      "row deleted by a full swipe", isThere: { $0.tuning == "default" },
      go: { $0.swipe(from: Point(310, 280), to: Point(40, 280)) },
      tap: Tap(place: Point(160, 190), words: "pushed")),
    Transition(
      "row deleted", before: { $0.swipe(from: Point(280, 280), to: Point(170, 280)) },
      go: { try $0.tap("delete-2") }, tap: Tap(place: Point(160, 190), words: "pushed")),
    Transition(
      "undo's panel goes",
      before: { tester in
        tester.swipe(from: Point(280, 280), to: Point(170, 280))
        tester.settle()
        try tester.tap("delete-2")
        tester.settle()
      }, go: { try $0.tap("undo") }, tap: Tap(place: Point(160, 190), words: "pushed")),
  ]

  private static let turns = [
    Transition("the screen turns", go: { $0.send(.rotate(.landscapeRight)) }),
    Transition(
      "the screen turns back", before: { $0.send(.rotate(.landscapeLeft)) },
      go: { $0.send(.rotate(.portrait)) }, tap: opensThird),
    Transition(
      "the screen turns upside down", "device",
      go: { $0.send(.rotate(.portraitUpsideDown)) }),
    Transition(
      "the screen turns on while it turns",
      go: { tester in
        tester.send(.rotate(.landscapeRight))
        tester.pass(120)
        tester.send(.rotate(.landscapeLeft))
      }),
    Transition(
      "all that lies above the screen turns with it", "schedule",
      before: { tester in
        try tester.tap("month-button")
        tester.notify([.init("sticky", .bool(true))])
      }, go: { $0.send(.rotate(.landscapeRight)) }),
  ]

  private static let fullScreen = [
    Transition("full screen", "tour", go: { $0.send(.activate("video-fullscreen")) }),
    Transition(
      "full screen left", "tour", before: { $0.send(.activate("video-fullscreen")) },
      go: { $0.send(.key(KeyInput("escape"))) }),
  ]
}
