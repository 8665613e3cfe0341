import TouchKit

/// The screens that tabs lead to, each under a navigation of its own.
final class PhoneTabs: TabController {
  private let holder: TabHolder

  init(_ screens: [PhoneScreen], on stage: Stage) {
    holder = TabHolder()
    let tabs = screens.map { screen in
      Tab(
        name: screen.name.rawValue, title: screen.title, icon: screen.icon.layers(),
        selectedIcon: screen.icon.layers(selected: true), unit: Icon.side,
        controller: NavigationController(root: screen.controller, style: .phone, on: stage))
    }
    super.init(tabs, style: .phone, holder: holder, on: stage)
    let area = { [unowned stage] in
      stage.settings.device.safeArea(stage.environment.orientation)
    }
    bottomInset = { area().bottom }
    for case let navigation as NavigationController in tabs.map(\.controller) {
      navigation.insets = area
    }
    holder.barHeight = { [unowned self] in barHeight }
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

/// The room above the bar of tabs: what the bar covers is taken off the safe area.
final class TabHolder: SafeAreaView {
  var barHeight: (() -> Double)?

  override func layout() {
    for view in subviews { view.frame = bounds }
    var area = superview?.safeArea ?? .zero
    area.bottom = max(0, area.bottom - (barHeight?() ?? 0))
    insets = area
  }
}

extension TabStyle {
  static let phone = TabStyle(
    text: TypeScale.tab, color: Palette.ink2, selectedColor: Palette.accent,
    background: Palette.surface, hairline: Palette.hairline, height: 52, iconSize: 24)
}

extension NavigationStyle {
  static let phone = NavigationStyle(
    title: TypeScale.headline, titleColor: Palette.ink, back: TypeScale.body,
    backColor: Palette.accent, background: Palette.ground, hairline: Palette.hairline,
    shade: DynamicColor(.black), barHeight: Space.target, margin: Space.large,
    backIcon: Icon.back.layers(), backUnit: Icon.side, parallax: 0.3, dimming: 0.08)
}
