import Testing
import TouchKit

@testable import Screens

/// A state of the phone that people look at, and the way to it.
struct PhoneState: CustomTestStringConvertible, Sendable {
  var name: String
  var screen: String
  var reach: @Sendable (PhoneTester) throws -> Void = { _ in }
  /// Whether the rest of the screen is dimmed on purpose, while it waits for an answer.
  var isDimmed = false

  var testDescription: String { name }

  static let all: [PhoneState] =
    inbox + messages + schedule + tour + [
      PhoneState(name: "reporter", screen: "reporter") { $0.tap(100, 200) },
      PhoneState(name: "device", screen: "device"),
      PhoneState(name: "device, touched", screen: "device") { $0.touch(.began, 100, 300) },
      PhoneState(name: "colours", screen: "colours"),
      PhoneState(name: "colours, no colour", screen: "colours") {
        try $0.tap("colour-field")
        $0.send(.type("blurple\n"))
        $0.settle()
      },
    ]

  private static let inbox = [
    PhoneState(name: "inbox", screen: "inbox"),
    PhoneState(name: "inbox, edited", screen: "inbox") {
      $0.application.activate("edit-button")
      $0.settle()
    },
    PhoneState(
      name: "inbox, asked", screen: "inbox",
      reach: {
        $0.application.activate("edit-button")
        $0.settle()
        $0.application.activate("minus-2")
        $0.settle()
      }, isDimmed: true),
    PhoneState(name: "inbox, deleted", screen: "inbox") {
      $0.application.activate("edit-button")
      $0.settle()
      $0.application.activate("minus-2")
      $0.settle()
      $0.application.activate("delete-2")
      $0.settle()
    },
    PhoneState(name: "search, empty", screen: "inbox") {
      try $0.tap("search-field")
      $0.settle()
    },
    PhoneState(name: "search, nothing found", screen: "inbox") {
      try $0.tap("search-field")
      $0.send(.type("zebra"))
      $0.settle()
    },
    PhoneState(name: "drawer", screen: "inbox") { $0.openDrawer() },
    PhoneState(name: "banner", screen: "inbox") { try $0.notify() },
    PhoneState(name: "drawer with a notification", screen: "inbox") {
      try $0.notify()
      $0.pass(5000)
      $0.openDrawer()
    },
  ]

  private static let messages = [
    PhoneState(name: "message", screen: "inbox") {
      try $0.tap("row-1")
      $0.settle()
    },
    PhoneState(name: "message, scrolled", screen: "inbox") {
      try $0.tap("row-1")
      $0.settle()
      $0.send(.scroll(by: Point(0, 200), at: Point(160, 300), phase: .wheel))
      $0.settle()
    },
    PhoneState(name: "message, answer without words", screen: "inbox") {
      try $0.tap("row-1")
      $0.settle()
      $0.application.activate("reply-field")
      $0.settle()
    },
    PhoneState(name: "message, answer", screen: "inbox") {
      try $0.tap("row-1")
      $0.settle()
      $0.application.activate("reply-field")
      $0.send(.type("At six."))
      $0.settle()
    },
  ]

  private static let schedule = [
    PhoneState(name: "schedule", screen: "schedule"),
    PhoneState(name: "schedule, edited", screen: "schedule") {
      $0.application.activate("edit-button")
      $0.settle()
    },
    PhoneState(name: "schedule, first day", screen: "schedule") {
      $0.application.phoneDelegate.schedule.go(to: 0)
      $0.settle()
    },
    PhoneState(name: "months", screen: "schedule") {
      $0.application.activate("month-button")
      $0.settle()
    },
    PhoneState(name: "days", screen: "schedule") {
      $0.application.activate("month-button")
      $0.settle()
      $0.application.activate("month-2")
      $0.settle()
    },
    PhoneState(name: "kinds of meals", screen: "schedule") {
      try $0.tap("meal-2026-01-05-1")
      $0.settle()
    },
    PhoneState(name: "a meal's details", screen: "schedule") {
      try $0.tap("meal-2026-01-05-1")
      $0.settle()
      $0.application.activate("meal-details")
      $0.settle()
    },
  ]

  private static let tour = [
    PhoneState(name: "tour", screen: "tour"),
    PhoneState(name: "tour, credit", screen: "tour") {
      $0.send(.scroll(by: Point(0, 2000), at: Point(160, 300), phase: .wheel))
      $0.settle()
    },
    PhoneState(name: "tour, contents", screen: "tour") {
      $0.application.activate("contents-button")
      $0.settle()
    },
    PhoneState(name: "tour, section", screen: "tour") {
      $0.application.activate("contents-button")
      $0.settle()
      $0.application.activate("section-2")
      $0.settle()
    },
    PhoneState(name: "tour, full screen", screen: "tour") {
      $0.application.activate("tour-next")
      $0.settle()
      $0.application.activate("video-fullscreen")
      $0.pass(2000)
    },
    PhoneState(name: "tour, links", screen: "tour") {
      for _ in 0..<2 {
        $0.application.activate("tour-next")
        $0.settle()
      }
      $0.application.activate("tour-link-3")
      $0.application.activate("tour-link-2")
      $0.settle()
    },
  ]
}

extension PhoneTester {
  /// Sends a card with two buttons and waits until it stands, pulled open.
  fileprivate func notify() throws {
    send(
      .custom(
        "notify",
        .object([
          .init("title", .string("Ada Lovelace")),
          .init("message", .string("The keys are under the mat.")),
          .init("icon", .string("mail")),
          .init("actions", .array([.string("Answer"), .string("Later")])),
        ])))
    pass(700)
    guard let place = tree.node("notification")?.frame.center else { return }
    touch(.began, place.x, place.y)
    move(place.x, from: place.y, to: place.y + 60, milliseconds: 120)
    touch(.ended, place.x, place.y + 60)
    pass(600)
  }
}
