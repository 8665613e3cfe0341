import TouchKit

/// Controllers by what they show alone; they look like the kit's and leave free the edges that the device covers.

extension NavigationController {
  /// A stack of screens that fill the screen's width.
  public convenience init(root: ViewController, on stage: Stage) {
    self.init(root: root, style: .standard, on: stage)
    keepOffEdges()
    holdBelowBar = { BelowBarView($0) }
  }

  private func keepOffEdges() {
    insets = weakly(or: .zero) { me in
      var area = me.stage.safeArea
      area.top = me.view.safeArea.top
      return area
    }
  }
}

/// Informs the page in it that the bar above keeps away from the top of the screen.
private final class BelowBarView: SafeAreaView {
  private let page: View

  init(_ page: View) {
    self.page = page
    super.init()
    addSubview(page)
  }

  override func layout() {
    page.frame = bounds
    var area = superview?.safeArea ?? .zero
    area.top = 0
    insets = area
  }
}

extension TabController.Tab {
  /// A tab with one of the kit's icons.
  public init(name: String, title: String, icon: Icon, controller: ViewController) {
    self.init(
      name: name, title: title, icon: icon.layers(), selectedIcon: icon.layers(selected: true),
      unit: Icon.side, controller: controller)
  }
}

extension TabController {
  /// Tabs over the screen's lower edge.
  public convenience init(_ tabs: [Tab], on stage: Stage) {
    let holder = TabHolder()
    self.init(tabs, style: .standard, holder: holder, on: stage)
    bottomInset = stage.weakly(or: 0) { stage in stage.safeArea.bottom }
    tellHeight(to: holder)
  }

  private func tellHeight(to holder: TabHolder) {
    holder.barHeight = weakly(or: 0) { $0.barHeight }
  }
}

extension PopoverKeeper {
  /// Keeps the popovers of a stage.
  public convenience init(on stage: Stage) { self.init(style: .standard, on: stage) }
}

extension PopoverController {
  /// A popover of a size that shows a controller.
  public convenience init(_ content: ViewController, size: Size, on stage: Stage) {
    self.init(content, size: size, style: .standard, on: stage)
  }
}

extension KeyboardController {
  /// The keyboard of an application.
  public convenience init(application: Application) {
    self.init(application: application, style: .standard)
  }
}

extension ViewController {
  /// Shows a controller over this one as its child, with the kit's shade; a tap on it cancels.
  public func present(
    _ controller: ViewController, animated: Bool = true, onCancel: (() -> Void)? = nil
  ) {
    present(controller, style: .standard, animated: animated, onCancel: onCancel)
  }
}
