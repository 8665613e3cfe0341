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
    let header = measuredHeader()
    let y = place(header)
    list.contentInset.bottom = safeArea.bottom
    list.frame = Rect(0, y, size.width, max(0, size.height - y))
    for (_, row) in list.liveRows { row.setNeedsLayout() }
    if rowTextSize != textSize {
      rowTextSize = textSize
      onTextSizeChanged?()
    }
  }

  // MARK: Header

  /// How the title and the buttons share the lines above the list; lengths in points.
  private struct Header {
    /// Where its lines begin, and how long they are.
    var leading: Double
    var width: Double
    /// The title's width with the room behind it, and the height of its line.
    var words: Double
    var line: Double
    var monthWidth: Double
    var stepWidth: Double
    var todayWidth: Double
    var editWidth: Double
    /// The room between the steps and «Edit» if they are on one line.
    var gap: Double
    /// The height of the buttons.
    var height: Double
    /// A phone in landscape is low: there everything is on one line.
    var isOneLine: Bool
    /// Large text needs another line for the steps.
    var isStacked: Bool
    /// The title is smaller, so that the days keep half of the screen.
    var isCrowded = false

    var steps: Double { todayWidth + stepWidth * 2 }
    /// The distance from the view's top to the first line.
    var top: Double { isCrowded ? 0 : Space.small }
    /// A very large title has a line of its own.
    var isEditBelow: Bool { isStacked && words - Space.large > width - editWidth }
  }

  private func measuredHeader() -> Header {
    let (leading, trailing) = sideMargins
    let width = size.width - leading - trailing
    let editWidth = edit.sizeThatFits(size).width
    let stepWidth = ScheduleView.stepWidth * symbolFactor
    // A step is hit that far beyond its sides. What is beside it keeps a finger's width, also with small text.
    let reach = max(0, (Space.target - stepWidth) / 2)
    let todayWidth = max(today.sizeThatFits(size).width, Space.target + reach * 2)
    let gap = max(0, reach + max(0, (Space.target - editWidth) / 2) - ScheduleView.buttonInset)
    let steps = todayWidth + stepWidth * 2
    let words = titleWidth(TypeScale.largeTitle) + Space.large
    let line = TypeScale.largeTitle.lineHeight * textSize
    let monthWidth = ScheduleView.monthWidth * textSize
    let isOneLine = words + monthWidth + steps + gap + editWidth < width
    var header = Header(
      leading: leading, width: width, words: words, line: line, monthWidth: monthWidth,
      stepWidth: stepWidth, todayWidth: todayWidth, editWidth: editWidth, gap: gap,
      height: isOneLine ? line : max(Space.target, TypeScale.headline.lineHeight * textSize),
      isOneLine: isOneLine,
      isStacked: !isOneLine && monthWidth + steps > width + Space.small)
    // The days get at least half of the screen: a header that would need more has a smaller title over one line.
    header.isCrowded =
      !isOneLine && size.width > size.height
      && Space.small + line + header.height * (header.isStacked ? 2 : 1) > size.height / 2
    if header.isCrowded {
      header.isStacked = false
      header.words = titleWidth(TypeScale.title) + Space.large
      header.line = max(Space.target, TypeScale.title.lineHeight * textSize)
    }
    if !isOneLine { header.line = max(header.line, Space.target - header.top) }
    return header
  }

  /// Places the title and the buttons, and says where the list begins.
  private func place(_ header: Header) -> Double {
    let (leading, width, line, height) = (header.leading, header.width, header.line, header.height)
    let (editWidth, buttonInset) = (header.editWidth, ScheduleView.buttonInset)
    var y = header.top
    title.style = header.isCrowded ? TypeScale.title : TypeScale.largeTitle
    // A finger that aims at «Edit» has the room from the view's top to the next line.
    edit.touchRoom.top = header.isEditBelow ? 0 : y
    let titleWidth =
      header.isOneLine ? header.words : header.isEditBelow ? width : max(0, width - editWidth)
    title.frame = mirrored(Rect(leading, y, titleWidth, line))
    edit.frame = mirrored(
      Rect(leading + width - editWidth + buttonInset, y, editWidth, line))
    if !header.isOneLine { y += line }
    let monthWidth =
      header.isStacked ? width : min(header.monthWidth, width - header.steps + Space.small)
    month.frame = mirrored(
      Rect(header.isOneLine ? leading + header.words : leading, y, monthWidth, height))
    if header.isStacked { y += height }
    if header.isEditBelow {
      edit.frame = mirrored(Rect(leading - buttonInset, y, editWidth, height))
    }
    let end =
      header.isOneLine ? leading + width - editWidth - header.gap : leading + width + Space.small
    var x = end - header.steps
    for (button, width) in [
      (earlier, header.stepWidth), (today, header.todayWidth), (later, header.stepWidth),
    ] {
      button.frame = mirrored(Rect(x, y, width, height))
      x += width
    }
    // The words keep a distance from the line below them, also if they are as high as their buttons.
    let below = Space.small - (height - TypeScale.headline.lineHeight * textSize) / 2
    return y + (height + (header.isOneLine ? Space.small : max(0, below)))
  }

  private func titleWidth(_ style: TextStyle) -> Double {
    let text = Text(title.string, style: textSize == 1 ? style : style.scaled(textSize))
    return stage.measurer.measure(text, width: nil).size.width
  }

  /// The room for the longest month and its year at text size 1, in points.
  private static let monthWidth = 152.0
  /// The width of a step to another month at text size 1; a finger hits more than that.
  private static let stepWidth = 34.0
  /// The distance of a button's words from its side, in points.
  private static let buttonInset = Button.Style.plain.insets.right

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      Rect(0, 0, shown.size.width, list.frame.y), .bottom, context.color(Palette.hairline))
  }
}
