import TouchKit
import TouchStyle

/// The schedule screen: buttons for other dates above the endless list of days.
final class ScheduleView: View {
  let list: DayList
  let edit = Button("Edit", id: "edit-button")
  let month = MonthButton()
  let today = Button("Today", id: "today-button")
  let earlier = Button(icon: Icon.back.view(Palette.accent))
  let later = Button(icon: Icon.forward.view(Palette.accent))
  /// Called when text has another size.
  var onTextSizeChanged: (() -> Void)?
  private let title = Label("Schedule", style: TypeScale.largeTitle)
  /// The text size that the rows' heights are for.
  private var rowTextSize: Double

  init(_ heights: RowHeights, textSize: Double) {
    list = DayList(heights: heights)
    rowTextSize = textSize
    super.init(id: ScreenName.schedule.rawValue)
    role = .screen
    label = "Schedule"
    background = Palette.ground
    title.role = .heading
    list.role = .list
    list.indicatorColor = Palette.mark
    earlier.label = "A month back"
    later.label = "A month on"
    for view in [list, title, edit, month, today, earlier, later] { addSubview(view) }
  }

  /// Enables the steps if there are days before and after the visible ones.
  func showEnds() {
    let range = list.offsetRange
    earlier.isEnabled = list.offset > range.lowerBound
    later.isEnabled = list.offset < range.upperBound
  }

  /// The controls outside the list.
  var controls: [Control] { [edit, month, today, earlier, later] }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let (leading, trailing) = sideMargins
    let width = size.width - leading - trailing
    let buttonInset = Button.Style.plain.insets.right
    let editWidth = edit.sizeThatFits(size).width
    let stepWidth = ScheduleView.stepWidth * symbolFactor
    // A step is hit that far beyond its sides. What is beside it keeps a finger's width, also with small text.
    let reach = max(0, (Space.target - stepWidth) / 2)
    let todayWidth = max(today.sizeThatFits(size).width, Space.target + reach * 2)
    let gap = max(0, reach + max(0, (Space.target - editWidth) / 2) - buttonInset)
    let steps = todayWidth + stepWidth * 2
    // A phone in landscape is low: there everything stands on one line.
    var words = titleWidth(TypeScale.largeTitle) + Space.large
    var line = TypeScale.largeTitle.lineHeight * textSize
    let monthWidth = ScheduleView.monthWidth * textSize
    let isOneLine = words + monthWidth + steps + gap + editWidth < width
    // Large text takes another line for the steps.
    var isStacked = !isOneLine && monthWidth + steps > width + Space.small
    let height = isOneLine ? line : max(Space.target, TypeScale.headline.lineHeight * textSize)
    // The days get at least half of the screen: a header that would take more has a smaller title over one line.
    let isCrowded =
      !isOneLine && size.width > size.height
      && Space.small + line + height * (isStacked ? 2 : 1) > size.height / 2
    if isCrowded {
      isStacked = false
      words = titleWidth(TypeScale.title) + Space.large
      line = max(Space.target, TypeScale.title.lineHeight * textSize)
    }
    var y = isCrowded ? 0 : Space.small
    if !isOneLine { line = max(line, Space.target - y) }
    title.style = isCrowded ? TypeScale.title : TypeScale.largeTitle
    // A very large title has a line of its own.
    let isEditBelow = isStacked && words - Space.large > width - editWidth
    // A finger that aims at «Edit» has the room from the view's top to the next line.
    edit.touchRoom.top = isEditBelow ? 0 : y
    title.frame = mirrored(
      Rect(leading, y, isOneLine ? words : isEditBelow ? width : max(0, width - editWidth), line))
    edit.frame = mirrored(
      Rect(leading + width - editWidth + buttonInset, y, editWidth, line))
    if !isOneLine { y += line }
    let monthStart = isOneLine ? leading + words : leading
    month.frame = mirrored(
      Rect(monthStart, y, isStacked ? width : min(monthWidth, width - steps + Space.small), height))
    if isStacked { y += height }
    if isEditBelow { edit.frame = mirrored(Rect(leading - buttonInset, y, editWidth, height)) }
    let end = isOneLine ? leading + width - editWidth - gap : leading + width + Space.small
    var x = end - steps
    for (button, width) in [
      (earlier, stepWidth), (today, todayWidth), (later, stepWidth),
    ] {
      button.frame = mirrored(Rect(x, y, width, height))
      x += width
    }
    // The words keep a distance from the line below them, also if they are as high as their buttons.
    let below = Space.small - (height - TypeScale.headline.lineHeight * textSize) / 2
    y += height + (isOneLine ? Space.small : max(0, below))
    list.contentInset.bottom = area.bottom
    list.frame = Rect(0, y, size.width, max(0, size.height - y))
    for (_, row) in list.liveRows { row.setNeedsLayout() }
    if rowTextSize != textSize {
      rowTextSize = textSize
      onTextSizeChanged?()
    }
  }

  private func titleWidth(_ style: TextStyle) -> Double {
    let text = Text(title.string, style: textSize == 1 ? style : style.scaled(textSize))
    return stage.measurer.measure(text, width: nil).size.width
  }

  /// The room for the longest month and its year at text size 1, in points.
  private static let monthWidth = 152.0
  /// The width of a step to another month at text size 1; a finger hits more than that.
  private static let stepWidth = 34.0

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      Rect(0, 0, shown.size.width, list.frame.y), .bottom, context.color(Palette.hairline))
  }
}
