import TouchKit
import TouchStyle

/// Runs the page on which two lists claim the top, so that a tap on the status bar scrolls neither.
final class TwoListsController: ViewController {
  /// The name in the addresses of links.
  static let name = "two-lists"

  private let screen = TwoListsView()
  private var claims: TopClaims { TopClaims.allCases[screen.claims.selectedSegment] }

  override var title: String { "Two lists" }
  override func makeView() -> View { screen }

  override func viewDidLoad() {
    screen.claims.on(.valueChanged, "claims", weakly { me in me.apply() })
    screen.lists[0].shouldScrollToTop = weakly(or: true) { $0.claims != .vetoed }
    apply()
  }

  private func apply() {
    screen.lists[1].scrollsToTop = claims == .both
    screen.say(claims.words)
  }
}
