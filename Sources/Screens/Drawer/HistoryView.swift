import TouchKit
import TouchStyle

/// The list of notifications under the drawer's switches.
///
/// A line above it opens the settings and has a button that clears the list. A line below it has a button that shows
/// more. Too many rows scroll.
final class HistoryView: View {
  @Unowned private var drawer: DrawerController
  private let heading = HistoryHeading()
  private let clear = Button(
    HistoryView.clearWords[0], id: "drawer-history-clear", style: HistoryView.style)
  private let more = Button(id: "drawer-history-more", style: HistoryView.style)
  private let list = RowListView()
  private let actions: RowActions
  private var rows: [HistoryRow] = []

  private static let style = Button.Style(
    text: TypeScale.secondStrong,
    title: StateColors(Palette.accent, highlighted: Palette.accent.faded(0.45)),
    insets: EdgeInsets(top: 0, left: Space.small, bottom: 0, right: Space.small))

  init(_ drawer: DrawerController) {
    self.drawer = drawer
    actions = RowActions(list)
    super.init()
    clipsToBounds = true
    clear.label = HistoryView.clearWords[0]
    list.role = .list
    list.scrollsToTop = false
    list.alwaysBounces = false
    list.indicatorColor = Palette.mark
    for view in [heading, clear, list, more] { addSubview(view) }
    let history = drawer.history
    heading.on(.touchUpInside, "settings", drawer.weakly { drawer in drawer.onSettings?() })
    clear.on(.touchUpInside, "clear") { history.clear() }
    more.on(.touchUpInside, "more", drawer.weakly { drawer in drawer.expand(!drawer.isExpanded) })
    list.onOffsetChanged = weakly { me in me.actions.scrolled() }
    list.onDragBegan = weakly { me in me.actions.cancel() }
    actions.onPerform = { row, _ in
      if let row = row as? HistoryRow { history.remove(row.entry.notification) }
    }
  }

  // MARK: Heights

  /// How the height below the switches is divided.
  struct Heights: Equatable {
    var heading = 0.0
    var rows = 0.0
    var more = 0.0
    /// What the screen leaves, if that is less than a row: then everything in the drawer scrolls as a whole.
    var room: Double?
    var content: Double { heading + rows + more }
    /// The height that is seen.
    var all: Double { min(content, room ?? content) }
  }

  /// The heights of a list that may be `most` points high, or higher if not even one row fits. If the screen leaves
  /// less than a row, all rows have their full height, and only a part of the drawer is seen.
  static func heights(
    count: Int, shown: Int, hasMore: Bool, most: Double, screen: Double = .infinity,
    textSize: Double
  ) -> Heights {
    guard count > 0, shown > 0 else { return Heights() }
    let row = HistoryRow.height(textSize: textSize)
    var heights = Heights()
    heights.heading = max(Space.target, TypeScale.secondStrong.lineHeight * textSize)
    heights.more = hasMore ? heights.heading : Space.small
    let room = max(row, most - heights.heading - heights.more)
    let all = row * Double(shown)
    // A last row that is cut in its middle shows that the list continues.
    let cut = ((room / row + 0.5).rounded(.down) - 0.5) * row
    heights.rows = all <= room ? all : max(row, cut)
    let left = screen - heights.heading - heights.more
    if left >= row {
      heights.rows = min(heights.rows, left)
    } else {
      heights.rows = row * Double(shown)
      heights.room = max(0, screen)
    }
    return heights
  }

  // MARK: Rows

  /// Shows the entries as they are now; if the list can be seen, rows fade in or out.
  func update(animated: Bool) {
    let items = drawer.listed
    let hidden = drawer.history.listed.count - items.count
    let words = drawer.isExpanded ? "Show less" : "Show \(hidden) more"
    guard rows.map({ $0.entry.number }) != items.map({ $0.number }) || more.title != words else {
      return
    }
    actions.cancel()
    let former = rows
    var fresh: [HistoryRow] = []
    rows = items.enumerated().map { index, entry in
      if let kept = former.first(where: { $0.entry.number == entry.number }) { return kept }
      let row = HistoryRow(entry, position: index + 1)
      row.on(.touchUpInside, "open", drawer.weakly { $0.history.onOpen?(entry.notification) })
      actions.adopt(row)
      fresh.append(row)
      return row
    }
    let leaving = former.filter { row in !rows.contains { $0 === row } }
    for row in leaving {
      row.standing = .leaving
      list.sendToBack(row)
    }
    for (index, row) in rows.enumerated() {
      row.position = index + 1
      row.hasSeparator = index + 1 < rows.count
      row.updateTime()
    }
    more.title = words
    more.isHidden = !drawer.hasMore
    let moreWidth = more.sizeThatFits(size).width
    if more.size.width != moreWidth, let stage = window?.stage {
      // Only the button's position is animated, never its width.
      stage.withoutAnimation { more.frame = frameOfMore(y: more.frame.y, width: moreWidth) }
    }
    guard animated, let stage = window?.stage else {
      for row in leaving { row.removeFromSuperview() }
      for row in fresh { list.addSubview(row) }
      setNeedsLayout()
      return
    }
    stage.withoutAnimation {
      for row in fresh {
        row.alpha = 0
        list.insertSubview(row, at: 0)
      }
      for row in fresh { row.frame = frame(of: row) }
      // Nothing travels under reduced motion: rows only fade.
      if stage.environment.reducedMotion { layout() }
    }
    stage.animate(stage.tuning[ActionRow.closing]) {
      for row in leaving { row.alpha = 0 }
      for row in fresh { row.alpha = 1 }
      layout()
    } completion: { _ in
      for row in leaving { row.removeFromSuperview() }
    }
  }

  private func frame(of row: HistoryRow) -> Rect {
    let height = HistoryRow.height(textSize: textSize)
    return Rect(0, Double(row.position - 1) * height, size.width, height)
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let heights = drawer.heights
    let (leading, trailing) = margins
    let inset = HistoryView.style.insets.left
    // A list that disappears stays as it is until then.
    guard heights.all > 0 else { return }
    let room = size.width - leading - trailing
    let wanted = heading.wanted
    let words =
      HistoryView.clearWords.first { room - width(ofClear: $0) >= wanted }
      ?? HistoryView.clearWords[1]
    if clear.title != words { clear.title = words }
    let clearWidth = clear.sizeThatFits(size).width
    heading.fit(room - clearWidth)
    clear.frame = mirrored(
      Rect(size.width - trailing - clearWidth + inset, 0, clearWidth, heights.heading))
    heading.frame = mirrored(
      Rect(
        leading, 0, max(0, size.width - leading - trailing - clearWidth), heights.heading))
    list.frame = Rect(0, heights.heading, size.width, heights.rows)
    for row in rows { row.frame = frame(of: row) }
    let height = HistoryRow.height(textSize: stage.environment.textSize)
    list.contentSize = Size(size.width, height * Double(rows.count))
    more.frame = frameOfMore(
      y: heights.heading + heights.rows, width: more.sizeThatFits(size).width)
  }

  /// What the button says: less where the words beside it need the room.
  private static let clearWords = ["Clear all", "Clear"]

  private func width(ofClear words: String) -> Double {
    let style = HistoryView.style
    let text = Text(words, style: style.text.scaled(textSize))
    return stage.measurer.measure(text, width: nil).size.width + style.insets.left
      + style.insets.right
  }

  /// What the list keeps free at its sides.
  private var margins: (leading: Double, trailing: Double) {
    let device = stage.settings.device
    let area = device.safeArea(stage.environment.orientation)
    return isRightToLeft
      ? (area.right + device.margin, area.left + device.margin)
      : (area.left + device.margin, area.right + device.margin)
  }

  private func frameOfMore(y: Double, width: Double) -> Rect {
    mirrored(
      Rect(margins.leading - HistoryView.style.insets.left, y, width, drawer.heights.more))
  }
}
