/// A row of tabs, each an icon over a word.
final class TabBar: View {
  let style: TabStyle
  var onSelect: ((Int) -> Void)?
  private var items: [TabItem] = []

  init(_ tabs: [TabController.Tab], style: TabStyle) {
    self.style = style
    super.init()
    role = .tabs
    background = style.background
    for (place, tab) in tabs.enumerated() {
      let item = TabItem(tab, style: style)
      item.on(.touchUpInside, "choose") { [weak self] in self?.onSelect?(place) }
      items.append(item)
      addSubview(item)
    }
  }

  func select(_ place: Int) {
    for (index, item) in items.enumerated() { item.isSelected = index == place }
  }

  override func layout() {
    let width = size.width / Double(items.count)
    for (place, item) in items.enumerated() {
      item.frame = mirrored(Rect(Double(place) * width, 0, width, style.height))
    }
  }

  override func drawOverlay(in context: inout DrawingContext) {
    context.hairline(Rect(origin: .zero, size: shown.size), .top, context.color(style.hairline))
  }
}

/// One tab of a bar.
final class TabItem: Control {
  private let tab: TabController.Tab
  private let style: TabStyle
  private let icon: ShapeView
  private let word: Label

  init(_ tab: TabController.Tab, style: TabStyle) {
    self.tab = tab
    self.style = style
    icon = ShapeView(layers: tab.icon, unit: tab.unit, color: style.color)
    word = Label(tab.title, style: style.text, color: style.color, alignment: .center)
    // A bar keeps its height, so its words keep their size; they are named to assistive technology.
    word.scales = false
    super.init(id: "tab-\(tab.name)")
    role = .tab
    label = tab.title
    isElement = true
    addSubview(icon)
    addSubview(word)
  }

  override var value: String? { isSelected ? "selected" : nil }

  override func stateChanged() {
    icon.layers = isSelected ? tab.selectedIcon : tab.icon
    let color = isSelected ? style.selectedColor : style.color
    icon.color = color
    word.color = color
    alpha = isHighlighted && !isSelected ? 0.6 : 1
  }

  override func layout() {
    let side = style.iconSize
    let height = side + style.text.lineHeight
    let top = (size.height - height) / 2
    icon.frame = Rect((size.width - side) / 2, top, side, side)
    word.frame = Rect(0, top + side, size.width, style.text.lineHeight)
  }
}
