import TouchKit
import TouchStyle

/// The first page of the date popover: a year above its twelve months, which scroll in a low popover.
final class MonthsView: View {
  let earlier = Button(icon: Icon.back.view(Palette.accent))
  let later = Button(icon: Icon.forward.view(Palette.accent))
  /// Opens the choice of the weekday with which a week starts.
  let week = Button(icon: Icon.sliders.view(Palette.accent), id: "week-start")
  let title = Label(style: TypeScale.headline, alignment: .center)
  private var cells: [DateCell] = []
  private let months = ScrollView()
  private static let columns = 3

  init() {
    super.init()
    background = Palette.raised
    title.role = .heading
    earlier.label = "A year back"
    later.label = "A year on"
    months.scrollsToTop = false
    months.alwaysBounces = false
    months.indicatorColor = Palette.mark
    week.label = "The first day of the week"
    for view in [months, title, earlier, week, later] as [View] { addSubview(view) }
  }

  /// Flashes the scroll indicator if there are more months than can be seen.
  func showMore() { months.flashIndicator() }

  func show(_ cells: [DateCell]) {
    for old in self.cells { old.removeFromSuperview() }
    self.cells = cells
    for cell in cells { months.addSubview(cell) }
    setNeedsLayout()
  }

  override func environmentChanged() { setNeedsLayout() }

  /// The least height of a month: a finger hits it, and its words have room.
  private var leastCell: Double {
    max(Space.target, TypeScale.headline.lineHeight * textSize)
  }

  override func layout() {
    let line = TypeScale.headline.lineHeight * textSize
    let columns = Double(MonthsView.columns)
    let rows = Int(exactly: (Double(cells.count) / columns).rounded(.up)) ?? 1
    // In a low popover the bar is as low as its words, which leaves more room for the months.
    let whole = DatePickerMetrics.bar * max(1, textSize)
    let isLow = size.height - whole - Space.small < leastCell * Double(rows)
    let bar = isLow ? max(DatePickerMetrics.bar, line) : whole
    let side = Space.target
    earlier.frame = mirrored(Rect(Space.tiny, 0, side, bar))
    later.frame = mirrored(Rect(size.width - side - Space.tiny, 0, side, bar))
    week.frame = mirrored(Rect(size.width - side * 2 - Space.tiny, 0, side, bar))
    placeTitle(between: Space.tiny + side, and: side * 2 + Space.tiny, height: bar)
    let width = (size.width - Space.small * 2) / columns
    let room = max(0, size.height - bar)
    let height = RowFit(rows, in: room - Space.small, least: leastCell).height
    months.frame = Rect(0, bar, size.width, room)
    for (index, cell) in cells.enumerated() {
      let column = Double(index % MonthsView.columns)
      let row = Double(index / MonthsView.columns)
      cell.frame = mirrored(
        Rect(Space.small + column * width, row * height, width, height))
    }
    months.contentSize = Size(size.width, Double(rows) * height + Space.small)
    showPresent()
  }

  /// Puts the year into the middle, or where there is no room for it into the middle between the buttons.
  private func placeTitle(between first: Double, and last: Double, height: Double) {
    let least = Space.small
    let text = Text(title.string, style: TypeScale.headline.scaled(textSize))
    let wanted = stage.measurer.measure(text, width: nil).size.width
    let sides = max(first, last) + Space.medium
    if wanted <= size.width - sides * 2 {
      title.style = TypeScale.headline
      title.frame = Rect(sides, 0, size.width - sides * 2, height)
      return
    }
    let room = max(0, size.width - first - last - least * 2)
    title.style = TypeScale.headline.scaled(WordFit.factor([text], width: room, stage.measurer))
    title.frame = mirrored(Rect(first + least, 0, room, height))
  }

  /// Whether it has shown where it begins.
  private var isPlaced = false

  /// In a low popover the month that the list shows is seen at once.
  private func showPresent() {
    guard !isPlaced, size.height > 0, let cell = cells.first(where: { $0.isPresent }) else {
      return
    }
    isPlaced = true
    months.reveal(cell.frame, animated: false)
  }

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      Rect(0, 0, shown.size.width, title.frame.maxY), .bottom, context.color(Palette.hairline))
  }
}
