import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// A state of the phone whose picture is taken: 45 of them, all with round and straight edges, icons and words.
struct PhoneScene: CustomTestStringConvertible, Sendable {
  /// What is around a screen.
  enum Look: String, CaseIterable, Sendable {
    case plain, dark, rightToLeft, large, contrast, landscape
  }

  /// What happens before the picture is taken.
  enum Event: String, CaseIterable, Sendable {
    case nothing, drawer, banner
  }

  /// When a banner has come and not yet gone, in milliseconds.
  private static let arrival = 1000.0

  let screen: String
  let look: Look
  let event: Event

  static let all =
    phone.screens.flatMap { screen in
      Look.allCases.map { PhoneScene(screen: screen, look: $0, event: .nothing) }
    }
    + [
      PhoneScene(screen: "inbox", look: .plain, event: .drawer),
      PhoneScene(screen: "inbox", look: .dark, event: .drawer),
      PhoneScene(screen: "inbox", look: .plain, event: .banner),
    ]

  var testDescription: String { "\(screen), \(look), \(event)" }

  private var environment: Environment {
    var environment = Environment()
    switch look {
    case .plain: break
    case .dark: environment.appearance = .dark
    case .rightToLeft: environment.direction = .rightToLeft
    case .large: environment.textSize = 1.5
    case .contrast: environment.contrast = .more
    case .landscape: environment.orientation = .landscapeLeft
    }
    return environment
  }

  /// The scene with the size of its screen.
  func take(_ measurer: PangoMeasurer) throws -> (list: DisplayList, size: Size) {
    let tester = try PhoneTester(environment: environment, screen: screen, measurer: measurer)
    switch event {
    case .nothing: tester.settle()
    case .drawer: tester.openDrawer()
    case .banner:
      tester.send(.custom("notify", .object([.init("title", .string("A banner"))])))
      tester.pass(PhoneScene.arrival)
    }
    return (tester.stage.frame(), tester.stage.screenSize)
  }
}
