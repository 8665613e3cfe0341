/// Shows one of several controllers, chosen by a bar of tabs. Each keeps its state.
open class TabController: ViewController {
  public let tabs: [Tab]
  public private(set) var selected = 0
  /// Called when another tab was chosen.
  public var onSelect: ((Tab) -> Void)?
  /// What is kept free under the bar's items for the home gesture.
  public var bottomInset: (() -> Double)?
  private let style: TabStyle
  private let host: TabHost

  /// A tab and what it shows.
  public struct Tab {
    public var name: String
    public var title: String
    public var icon: [ShapeView.Layer]
    public var selectedIcon: [ShapeView.Layer]
    public var unit: Double
    public var controller: ViewController

    public init(
      name: String, title: String, icon: [ShapeView.Layer], selectedIcon: [ShapeView.Layer],
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

  open override func viewDidLoad() {
    host.bottomInset = { [unowned self] in bottomInset?() ?? 0 }
    host.bar.onSelect = { [unowned self] place in choose(place) }
    host.show(tabs[selected].controller.view)
    host.bar.select(selected)
  }

  open override var topChild: ViewController? { tabs[selected].controller }
  /// Its own orientations forbid nothing; the controllers in it are asked.
  open override var supportedOrientations: OrientationSet { .all }
  open override func viewDidAppear() { topChild?.setAppearing(true) }
  open override func viewWillDisappear() { topChild?.setAppearing(false) }

  /// The height of the bar with what is kept free under it.
  public var barHeight: Double { host.barHeight }

  /// Shows the tab of a name; one that is chosen already goes back to its first page, unless quietly.
  public func select(_ name: String, quietly: Bool = false) {
    guard let place = tabs.firstIndex(where: { $0.name == name }) else { return }
    if !quietly || place != selected { choose(place) }
  }

  private func choose(_ place: Int) {
    guard place != selected else {
      (tabs[place].controller as? NavigationController)?.popToRoot()
      return
    }
    stage.application.endEditing()
    if isAppearing { topChild?.setAppearing(false) }
    selected = place
    stage.note(.navigation, "tab \(tabs[place].name)")
    if isViewLoaded {
      host.show(tabs[place].controller.view)
      host.bar.select(place)
    }
    if isAppearing {
      topChild?.setAppearing(true)
      // The one before may have allowed other orientations.
      stage.application.orientationRulesChanged()
    }
    onSelect?(tabs[place])
  }
}

/// How a bar of tabs looks.
public struct TabStyle: Sendable {
  public var text: TextStyle
  public var color: DynamicColor
  public var selectedColor: DynamicColor
  public var background: DynamicColor
  public var hairline: DynamicColor
  public var height: Double
  public var iconSize: Double

  public init(
    text: TextStyle, color: DynamicColor, selectedColor: DynamicColor,
    background: DynamicColor, hairline: DynamicColor, height: Double, iconSize: Double
  ) {
    self.text = text
    self.color = color
    self.selectedColor = selectedColor
    self.background = background
    self.hairline = hairline
    self.height = height
    self.iconSize = iconSize
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
