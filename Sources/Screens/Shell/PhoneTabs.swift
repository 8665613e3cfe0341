import TouchKit
import TouchStyle

/// The phone's tabs; each has a navigation with one of the screens.
final class PhoneTabs: TabController {
  private let holder: TabHolder

  init(_ screens: [PhoneScreen], on stage: Stage) {
    holder = TabHolder()
    let tabs = screens.map { screen in
      Tab(
        name: screen.name.rawValue, title: screen.title, icon: screen.icon,
        controller: NavigationController(root: screen.controller, on: stage))
    }
    super.init(tabs, style: .standard, holder: holder, on: stage)
    bottomInset = stage.weakly(or: 0) { stage in stage.safeArea.bottom }
    holder.barHeight = weakly(or: 0) { $0.barHeight }
  }

  /// The navigation of a tab.
  func navigation(_ screen: ScreenName) -> NavigationController? {
    tabs.first { $0.name == screen.rawValue }?.controller as? NavigationController
  }
}

/// A screen that has a tab.
struct PhoneScreen {
  var name: ScreenName
  var title: String
  var icon: Icon
  var controller: ViewController
}
