/// Shows one of several controllers. The user chooses it in a bar of tabs. Each controller keeps its state.
open class TabController: ViewController {
  /// The tabs in the order of the bar, leading first.
  public let tabs: [Tab]
  /// The index of the chosen tab in `tabs`.
  public private(set) var selected = 0
  /// Called when another tab was chosen.
  public var onSelect: ((Tab) -> Void)?
  /// The space kept free under the bar's items for the home gesture.
  public var bottomInset: (() -> Double)?
  private let style: TabStyle
  private let host: TabHost

  /// A tab and what it shows.
  public struct Tab {
    /// The name by which it is selected; the id of its view in the bar is `tab-` with the name.
    public var name: String
    /// The word under the icon.
    public var title: String
    /// The icon in the bar.
    public var icon: [PathView.Layer]
    /// The icon while the tab is chosen, usually a filled variant.
    public var selectedIcon: [PathView.Layer]
    /// The side of the square that both icons are drawn on.
    public var unit: Double
    /// What the tab shows. It is made once and keeps its state while another tab is chosen.
    public var controller: ViewController

    /// Makes a tab from its parts; see the properties of the same names.
    public init(
      name: String, title: String, icon: [PathView.Layer], selectedIcon: [PathView.Layer],
      unit: Double, controller: ViewController
    ) {
      self.name = name
      self.title = title
      self.icon = icon
      self.selectedIcon = selectedIcon
      self.unit = unit
      self.controller = controller
    }
  }

  /// `holder` is the view that the chosen controller's view fills, above the bar.
  public init(_ tabs: [Tab], style: TabStyle, holder: View, on stage: Stage) {
    precondition(!tabs.isEmpty, "a tab controller needs a tab")
    self.tabs = tabs
    self.style = style
    host = TabHost(holder: holder, bar: TabBar(tabs, style: style))
    super.init(stage)
    for tab in tabs { addChild(tab.controller) }
  }

  open override func makeView() -> View { host }

  /// Shows the first tab. A subclass that overrides it calls super.
  open override func viewDidLoad() {
    host.bottomInset = weakly(or: 0) { me in me.bottomInset?() ?? 0 }
    host.bar.onSelect = weakly { me, index in me.choose(index) }
    host.show(tabs[selected].controller.view)
    host.bar.select(selected)
  }

  open override var topChild: ViewController? { tabs[selected].controller }
  /// Allows every orientation; the controllers inside this one decide.
  open override var supportedOrientations: OrientationSet { .all }
  /// Notifies the selected controller. A subclass that overrides it calls super.
  open override func viewDidAppear() { topChild?.setAppearing(true) }
  /// Notifies the selected controller. A subclass that overrides it calls super.
  open override func viewWillDisappear() { topChild?.setAppearing(false) }

  /// The height of the bar, with the space kept free under it.
  public var barHeight: Double { host.barHeight }

  /// Shows the tab with a name. If it is already selected, it returns to its first page, unless
  /// `quietly` is true.
  public func select(_ name: String, quietly: Bool = false) {
    guard let index = tabs.firstIndex(where: { $0.name == name }) else { return }
    if !quietly || index != selected { choose(index) }
  }

  private func choose(_ index: Int) {
    guard index != selected else {
      (tabs[index].controller as? NavigationController)?.popToRoot()
      return
    }
    stage.application.endEditing()
    if isAppearing { topChild?.setAppearing(false) }
    selected = index
    stage.note(.navigation, "tab \(tabs[index].name)")
    if isViewLoaded {
      host.show(tabs[index].controller.view)
      host.bar.select(index)
    }
    if isAppearing {
      topChild?.setAppearing(true)
      // The former tab may have allowed other orientations.
      stage.application.orientationRulesChanged()
    }
    onSelect?(tabs[index])
  }
}

/// The view of a tab controller.
final class TabHost: View {
  let holder: View
  let bar: TabBar
  var bottomInset: (() -> Double)?

  init(holder: View, bar: TabBar) {
    self.holder = holder
    self.bar = bar
    super.init()
    addSubview(holder)
    addSubview(bar)
  }

  var barHeight: Double { bar.height(width: size.width) + (bottomInset?() ?? 0) }

  func show(_ view: View) {
    for old in holder.subviews { old.removeFromSuperview() }
    holder.addSubview(view)
    view.frame = holder.bounds
    setNeedsLayout()
  }

  override func environmentChanged() { setNeedsLayout() }
  override func didEnter(_ stage: Stage) { setNeedsLayout() }

  override func layout() {
    let height = barHeight
    holder.frame = Rect(0, 0, size.width, max(0, size.height - height))
    for view in holder.subviews { view.frame = holder.bounds }
    bar.frame = Rect(0, size.height - height, size.width, height)
    bar.setNeedsLayout()
  }
}
