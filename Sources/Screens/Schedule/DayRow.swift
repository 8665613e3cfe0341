import JSON
import TouchKit
import TouchStyle

/// The row of a day in the list: its date, its meals, a button that adds one.
final class DayRow: View {
  static let plainHeight = Tunable.number(
    "schedule.row.height", in: 24...120, "how high a day without meals is")

  /// Whether a day is an end of the range of all days.
  enum Kind: String, Sendable {
    case first, middle, last

    init(of day: Int, in days: ClosedRange<Int>) {
      self = day == days.lowerBound ? .first : day == days.upperBound ? .last : .middle
    }

    /// The words beyond the end of the range; empty for a day in the middle.
    fileprivate var words: String {
      switch self {
      case .first: "The first day"
      case .middle: ""
      case .last: "The last day"
      }
    }
  }

  let date: CivilDate
  let kind: Kind
  var isToday: Bool { didSet { if isToday != oldValue { showToday() } } }
  let add: Button
  private(set) var meals: [MealRow] = []
  private let number: Label
  private let weekday: Label
  private let month: Label
  private let end: Label

  /// The widths of the day's number and of its weekday and month at text size 1, in points.
  private static let numberWidth = 40.0
  private static let dateWidth = 64.0
  /// The room above the date's two lines at text size 1.
  private static let dateTop = 6.0
  /// From this text size on meals are below their date instead of beside it.
  private static let largeText = 1.4
  /// The ground beyond the first and the last day, at text size 1.
  private static let endRoom = 44.0
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
    end = Label(kind.words, style: TypeScale.caption, color: Palette.ink2, alignment: .center)
    add = Button(icon: Icon.plus.view(Palette.accent))
    super.init(id: "day-\(date.iso)")
    role = .row
    background = kind == .middle ? Palette.surface : nil
    add.label = "Add a meal on \(date.iso)"
    for view in [number, weekday, month, add] { addSubview(view) }
    if kind != .middle { addSubview(end) }
    showToday()
  }

  private func showToday() {
    number.color = isToday ? Palette.onAccent : Palette.ink
    weekday.color = isToday ? Palette.accent : Palette.ink2
  }

  override var value: String? { isToday ? "today" : nil }

  /// The height of a day with a number of meals.
  static func height(
    meals: Int, _ kind: Kind = .middle, usual: Double, textSize: Double
  ) -> Double {
    // With small text, too, a finger hits the button that adds a meal.
    let usual = (usual * max(1, textSize)).rounded(.up)
    let end = endRoom(kind, textSize: textSize)
    guard meals > 0 else { return usual + end }
    let all = Double(meals) * MealRow.height(textSize: textSize) + padding * 2
    return end + (textSize >= largeText ? usual + all : max(usual, all))
  }

  private static func endRoom(_ kind: Kind, textSize: Double) -> Double {
    kind == .middle ? 0 : (endRoom * textSize).rounded(.up)
  }

  /// The room above the day and the room below it, beyond the ends of the range.
  private var ends: (above: Double, below: Double) {
    let room = DayRow.endRoom(kind, textSize: textSize)
    return (kind == .first ? room : 0, kind == .last ? room : 0)
  }

  /// Shows the meals as they are now. Returns the rows of removed meals, so that the caller can fade them out.
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
      + (count == 0 ? "no meals" : NumberWords.count(count, "meal"))
    setNeedsLayout()
    return old.filter { row in !self.meals.contains { $0 === row } }
  }

  override func environmentChanged() { setNeedsLayout() }

  private var disc: Rect {
    let side = (DayRow.dateTop * 2 + TypeScale.caption.lineHeight) * textSize
    let margins = sideMargins
    let width = DayRow.numberWidth * textSize
    return mirrored(
      Rect(
        margins.leading + (width - side) / 2 - Space.tiny,
        ends.above + (DayRow.dateTop + TypeScale.caption.lineHeight) * textSize - side / 2, side,
        side))
  }

  override func layout() {
    let margins = sideMargins
    let line = TypeScale.caption.lineHeight * textSize
    let ends = ends
    end.frame = Rect(
      0, ends.above > 0 ? 0 : size.height - ends.below, size.width, max(ends.above, ends.below))
    let top = ends.above + DayRow.dateTop * textSize
    let start = margins.leading - Space.tiny
    let dateStart = start + DayRow.numberWidth * textSize + Space.small
    number.frame = mirrored(Rect(start, top, DayRow.numberWidth * textSize, line * 2))
    weekday.frame = mirrored(Rect(dateStart, top, DayRow.dateWidth * textSize, line))
    month.frame = mirrored(Rect(dateStart, top + line, DayRow.dateWidth * textSize, line))
    let target = Space.target
    let addStart = size.width - margins.trailing - target + Space.small
    // If small text leaves less room above its middle, it begins with the row: the row above would receive its touches.
    add.frame = mirrored(
      Rect(addStart, max(ends.above, top + line - target / 2), target, target))
    let isLarge = textSize >= DayRow.largeText
    let mealStart =
      isLarge ? margins.leading : dateStart + DayRow.dateWidth * textSize + Space.small
    let mealEnd = isLarge ? size.width - margins.trailing : addStart
    let usual = stage.tuning[DayRow.plainHeight]
    var y =
      ends.above + DayRow.padding
      + (isLarge ? DayRow.height(meals: 0, usual: usual, textSize: textSize) : 0)
    for row in meals {
      let height = MealRow.height(textSize: textSize)
      row.frame = mirrored(Rect(mealStart, y, max(0, mealEnd - mealStart), height))
      y += height
    }
  }

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    drawEnd(in: &context)
    if isToday {
      let disc = disc
      context.fill(disc, radius: disc.height / 2, context.color(Palette.accent))
    }
    guard kind != .last else { return }
    context.hairline(
      Rect(origin: .zero, size: size), .bottom, context.color(Palette.hairline))
  }

  /// Paints the first or last day with round corners; beyond it the ground shows.
  private func drawEnd(in context: inout DrawingContext) {
    guard kind != .middle else { return }
    let size = shown.size
    let ends = ends
    let (first, last) = (kind == .first ? Radius.card : 0, kind == .last ? Radius.card : 0)
    context.fill(
      Rect(0, ends.above, size.width, max(0, size.height - ends.above - ends.below)),
      radii: CornerRadii(
        topLeft: first, topRight: first, bottomRight: last, bottomLeft: last),
      context.color(Palette.surface))
  }
}
