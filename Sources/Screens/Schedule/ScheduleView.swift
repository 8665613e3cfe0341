import TouchKit

/// The schedule screen: a title with ways to other dates, and the endless list of days below it.
final class ScheduleView: View {
  let list: DayList
  let today = Button("Today", id: "today-button", style: ButtonStyles.plain)
  let earlier = Button(icon: Icon.back.view(Palette.accent), style: ButtonStyles.plain)
  let later = Button(icon: Icon.forward.view(Palette.accent), style: ButtonStyles.plain)
  private(set) lazy var undoPanel = UndoPanel(on: self)
  /// Called when text has another size.
  var onTextSizeChanged: (() -> Void)?
  private let title = Label("Schedule", style: TypeScale.largeTitle, color: Palette.ink)
  private var textSize: Double?

  init(_ heights: RowHeights) {
    list = DayList(heights: heights)
    super.init(id: "schedule")
    role = .screen
    label = "Schedule"
    background = Palette.ground
    title.role = .heading
    list.role = .list
    list.indicatorColor = Palette.mark
    earlier.label = "A month back"
    later.label = "A month on"
    for view in [list, title, today, earlier, later] { addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage?.settings.device.margin ?? 0
    let textSize = stage?.environment.textSize ?? 1
    let leading = (isRightToLeft ? area.right : area.left) + margin
    let trailing = (isRightToLeft ? area.left : area.right) + margin
    let line = TypeScale.largeTitle.lineHeight * textSize
    let width = size.width - leading - trailing
    let todayWidth = today.sizeThatFits(size).width
    let buttons = todayWidth + Space.target * 2
    // Where the title leaves no room the buttons stand below it.
    let words = title.metrics(width: nil)?.size.width ?? 0
    let isStacked = words + buttons > width
    var y = Space.small
    title.frame = mirrored(Rect(leading, y, isStacked ? width : width - buttons, line))
    if isStacked { y += line }
    let height = isStacked ? Space.target : line
    var x = size.width - trailing - buttons + Space.small
    for (button, width) in [(earlier, Space.target), (today, todayWidth), (later, Space.target)] {
      button.frame = mirrored(Rect(x, y, width, height))
      x += width
    }
    y += height + Space.small
    list.contentInset.bottom = area.bottom
    list.frame = Rect(0, y, size.width, max(0, size.height - y))
    for (_, row) in list.liveRows { row.setNeedsLayout() }
    if undoPanel.superview === self {
      undoPanel.frame = undoPanel.place(in: size, area: area)
    }
    if let known = self.textSize, known != textSize { onTextSizeChanged?() }
    self.textSize = textSize
  }

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      Rect(0, 0, shown.size.width, list.frame.y), .bottom, context.color(Palette.hairline))
  }
}
