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
    for (index, tab) in tabs.enumerated() {
      let item = TabItem(tab, style: style)
      item.onOwn(.touchUpInside, "choose", weakly { me in me.onSelect?(index) })
      items.append(item)
      addSubview(item)
    }
  }

  /// The space between the words of two tabs.
  private static let gap = 4.0

  /// The factor on the size of all words: the text size, but no more than the longest word has room for.
  private func wordFactor(width: Double) -> Double {
    guard textSize > 1, let longest = items.compactMap({ $0.naturalWidth }).max(), longest > 0
    else {
      return 1
    }
    let room = width / Double(items.count) - TabBar.gap
    return max(1, min(textSize, room / longest))
  }

  /// The bar's height at a width: large icons and words make it higher than the style's, never lower.
  func height(width: Double) -> Double {
    let icons = style.iconSize * (iconFactor - 1)
    return style.height + icons + style.text.lineHeight * (wordFactor(width: width) - 1)
  }

  private var iconFactor: Double { max(1, symbolFactor) }

  func select(_ selected: Int) {
    for (index, item) in items.enumerated() { item.isSelected = index == selected }
  }

  override func layout() {
    let width = size.width / Double(items.count)
    let height = height(width: size.width)
    let words = wordFactor(width: size.width)
    for (index, item) in items.enumerated() {
      item.frame = mirrored(Rect(Double(index) * width, 0, width, height))
      item.grow(icon: iconFactor, words: words)
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
  private let icon: PathView
  private let word: Label

  init(_ tab: TabController.Tab, style: TabStyle) {
    self.tab = tab
    self.style = style
    icon = PathView(layers: tab.icon, unit: tab.unit, color: style.color)
    word = Label(tab.title, style: style.text, color: style.color, alignment: .center)
    // The bar decides how far words grow, because some have no room.
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

  /// The width of the word at text size 1.
  var naturalWidth: Double? {
    window?.stage.measurer.measure(Text(tab.title, style: style.text), width: nil).size.width
  }

  private var iconFactor = 1.0

  /// Sets the sizes of icon and word, as factors on the style's.
  func grow(icon iconFactor: Double, words: Double) {
    self.iconFactor = iconFactor
    word.style = words == 1 ? style.text : style.text.scaled(words)
    setNeedsLayout()
  }

  override func layout() {
    let side = style.iconSize * iconFactor
    let line = word.style.lineHeight
    let top = (size.height - side - line) / 2
    icon.frame = Rect((size.width - side) / 2, top, side, side)
    word.frame = Rect(0, top + side, size.width, line)
  }
}
