import TouchKit
import TouchStyle

/// The first page of the date popover: a year above its twelve months.
final class MonthsView: View {
  let earlier = Button(icon: Icon.back.view(Palette.accent))
  let later = Button(icon: Icon.forward.view(Palette.accent))
  /// Leads to the choice of the weekday with which a week starts.
  let week = Button(icon: Icon.sliders.view(Palette.accent), id: "week-start")
  let title = Label(style: TypeScale.headline, alignment: .center)
  private var cells: [DateCell] = []
  private static let columns = 3

  init() {
    super.init()
    background = Palette.raised
    title.role = .heading
    earlier.label = "A year back"
    later.label = "A year on"
    week.label = "The first day of the week"
    for view in [title, earlier, week, later] { addSubview(view) }
  }

  func show(_ cells: [DateCell]) {
    for old in self.cells { old.removeFromSuperview() }
    self.cells = cells
    for cell in cells { addSubview(cell) }
    setNeedsLayout()
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let bar = DatePickerMetrics.bar * max(1, textSize)
    let side = Space.target
    earlier.frame = mirrored(Rect(Space.tiny, 0, side, bar))
    later.frame = mirrored(Rect(size.width - side - Space.tiny, 0, side, bar))
    week.frame = mirrored(Rect(size.width - side * 2 - Space.tiny, 0, side, bar))
    title.frame = Rect(side * 2, 0, max(0, size.width - side * 4), bar)
    let columns = Double(MonthsView.columns)
    let width = (size.width - Space.small * 2) / columns
    let rows = (Double(cells.count) / columns).rounded(.up)
    let height = max(0, size.height - bar - Space.small) / max(1, rows)
    for (index, cell) in cells.enumerated() {
      let column = Double(index % MonthsView.columns)
      let row = Double(index / MonthsView.columns)
      cell.frame = mirrored(
        Rect(Space.small + column * width, bar + row * height, width, height))
    }
  }

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      Rect(0, 0, shown.size.width, title.frame.maxY), .bottom, context.color(Palette.hairline))
  }
}
