import TouchKit

/// A day in the list: its date, its meals, and a button that adds one.
final class DayRow: View {
  /// Where a day stands in the range of all days.
  enum Kind: String, Sendable { case first, middle, last }

  let date: CivilDate
  let kind: Kind
  var isToday: Bool { didSet { if isToday != oldValue { showToday() } } }
  let add: Button
  private(set) var meals: [MealRow] = []
  private let number: Label
  private let weekday: Label
  private let month: Label

  /// The widths of the day's number and of its weekday and month at text size 1, in points.
  private static let numberWidth = 40.0
  private static let dateWidth = 64.0
  /// The room above the date's two lines at text size 1.
  private static let dateTop = 6.0
  /// From this text size on meals stand below their date instead of beside it.
  private static let largeText = 1.4
  /// The room above and below meals.
  private static let padding = 2.0

  init(_ date: CivilDate, kind: Kind, isToday: Bool) {
    self.date = date
    self.kind = kind
    self.isToday = isToday
    number = Label(
      "\(date.day)", style: TypeScale.title, color: Palette.ink, alignment: .center)
    weekday = Label(
      DateWords.weekdays[date.weekday], style: TypeScale.caption, color: Palette.ink2)
    let name = DateWords.short(month: date.month)
    month = Label(
      date.day == 1 ? "\(name) \(date.year)" : name, style: TypeScale.caption,
      color: date.day == 1 ? Palette.ink : Palette.ink3)
    add = Button(icon: Icon.plus.view(Palette.accent), style: ButtonStyles.plain)
    super.init(id: "day-\(date.iso)")
    role = .row
    background = Palette.surface
    add.label = "Add a meal on \(date.iso)"
    for view in [number, weekday, month, add] { addSubview(view) }
    showToday()
  }

  private func showToday() {
    number.color = isToday ? Palette.onAccent : Palette.ink
    weekday.color = isToday ? Palette.accent : Palette.ink2
  }

  override var value: String? { isToday ? "today" : nil }

  /// How high a day is with so many meals.
  static func height(meals: Int, usual: Double, textSize: Double) -> Double {
    let usual = (usual * textSize).rounded(.up)
    guard meals > 0 else { return usual }
    let all = Double(meals) * (MealRow.height * textSize).rounded(.up) + padding * 2
    return textSize >= largeText ? usual + all : max(usual, all)
  }

  /// Takes the meals as they are now; a row that goes is given back, to fade.
  func show(_ meals: [Meal], makeRow: (Meal) -> MealRow) -> [MealRow] {
    let old = self.meals
    self.meals = meals.map { meal in
      guard let row = old.first(where: { $0.meal.number == meal.number }) else {
        let row = makeRow(meal)
        insertSubview(row, at: 0)
        return row
      }
      row.show(meal)
      return row
    }
    let count = meals.count
    label =
      "\(weekday.string) \(date.day) \(month.string), "
      + (count == 0 ? "no meals" : count == 1 ? "1 meal" : "\(count) meals")
    setNeedsLayout()
    return old.filter { row in !self.meals.contains { $0 === row } }
  }

  override func environmentChanged() { setNeedsLayout() }

  private var disc: Rect {
    let textSize = stage?.environment.textSize ?? 1
    let side = (DayRow.dateTop * 2 + TypeScale.caption.lineHeight) * textSize
    let margins = margins
    let width = DayRow.numberWidth * textSize
    return mirrored(
      Rect(
        margins.leading + (width - side) / 2 - Space.tiny,
        (DayRow.dateTop + TypeScale.caption.lineHeight) * textSize - side / 2, side, side))
  }

  private var margins: (leading: Double, trailing: Double) {
    let margin = stage?.settings.device.margin ?? 0
    let area = safeArea
    return isRightToLeft
      ? (area.right + margin, area.left + margin) : (area.left + margin, area.right + margin)
  }

  override func layout() {
    let textSize = stage?.environment.textSize ?? 1
    let margins = margins
    let line = TypeScale.caption.lineHeight * textSize
    let top = DayRow.dateTop * textSize
    let start = margins.leading - Space.tiny
    let dateStart = start + DayRow.numberWidth * textSize + Space.small
    number.frame = mirrored(Rect(start, top, DayRow.numberWidth * textSize, line * 2))
    weekday.frame = mirrored(Rect(dateStart, top, DayRow.dateWidth * textSize, line))
    month.frame = mirrored(Rect(dateStart, top + line, DayRow.dateWidth * textSize, line))
    let target = Space.target
    let addStart = size.width - margins.trailing - target + Space.small
    add.frame = mirrored(Rect(addStart, top + line - target / 2, target, target))
    let isLarge = textSize >= DayRow.largeText
    let mealStart =
      isLarge ? margins.leading : dateStart + DayRow.dateWidth * textSize + Space.small
    let mealEnd = isLarge ? size.width - margins.trailing : addStart
    let usual = stage?.tuning.number("schedule.row.height") ?? 0
    var y =
      DayRow.padding
      + (isLarge ? DayRow.height(meals: 0, usual: usual, textSize: textSize) : 0)
    for row in meals {
      let height = (MealRow.height * textSize).rounded(.up)
      row.frame = mirrored(Rect(mealStart, y, max(0, mealEnd - mealStart), height))
      y += height
    }
  }

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    if isToday {
      let disc = disc
      context.fill(disc, radius: disc.height / 2, context.color(Palette.accent))
    }
    // The ends of all days have a plain edge to the ground; between days there is a line.
    if kind == .first { context.hairline(bounds, .top, context.color(Palette.mark)) }
    let line = kind == .last ? Palette.mark : Palette.hairline
    context.hairline(Rect(origin: .zero, size: size), .bottom, context.color(line))
  }
}
