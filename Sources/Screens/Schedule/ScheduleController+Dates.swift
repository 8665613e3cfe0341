import TouchKit
import TouchStyle

/// How the schedule moves to a date.
extension ScheduleController {
  /// Moves to a day. It scrolls if the day is at most a week from the visible ones; if not, it jumps.
  ///
  /// The day is then level with a rectangle of the screen, as far as the list allows, or else below the day before it.
  func go(to day: Int, alignedWith rectangle: Rect? = nil) {
    let row = row(of: day)
    go(
      to: day,
      below: rectangle.map { distance(to: $0, of: row) } ?? list.heights.height(of: row - 1))
  }

  /// Moves to a day, which then begins `above` points below the list's top.
  func go(to day: Int, below above: Double) {
    actions.cancel()
    let row = row(of: day)
    let visible = list.visibleRows
    let near =
      visible.lowerBound - ScheduleController.week...visible.upperBound + ScheduleController.week
    if near.contains(row) {
      list.scroll(to: list.offset(showing: row) - above)
    } else {
      list.jump(to: row, below: above)
    }
    stage.note(.navigation, "schedule: day \(CivilDate(dayNumber: row + days.lowerBound).iso)")
  }

  /// How many days before or after the visible ones are near.
  private static let week = 7

  /// How far below the list's top a row must begin to be level with a rectangle, but still be seen whole.
  private func distance(to rectangle: Rect, of row: Int) -> Double {
    let y = rectangle.y - list.screenFrame.y
    let room = list.size.height - list.contentInset.bottom - list.heights.height(of: row)
    return min(max(y, 0), max(room, 0))
  }

  /// Moves on by a number of months from the second visible day.
  func go(byMonths months: Int) {
    let top = list.heights.row(at: list.offset - list.position(of: 0))
    let from = CivilDate(dayNumber: days.lowerBound + min(top + 1, list.heights.count - 1))
    let target = from.later(byMonths: months)
    go(to: target.year < 1 ? days.lowerBound : target.dayNumber)
  }

  /// The weekday in the first column of a month: the tuning's until the user chooses one.
  var firstWeekday: MonthGrid.FirstWeekday {
    chosenFirstWeekday ?? stage.tuning[MonthGrid.weekBegins]
  }

  private func choose(_ first: MonthGrid.FirstWeekday) {
    chosenFirstWeekday = first
    stage.note(.action, "schedule: a week starts on \(first.rawValue)")
  }

  /// Shows months and days to choose from.
  func chooseDate() {
    actions.cancel()
    undoing.withdraw(self)
    let months = MonthsController(
      around: CivilDate(dayNumber: firstDay), today: CivilDate(dayNumber: today), in: days,
      on: stage)
    let navigation = NavigationController(root: months, style: .popover, on: stage)
    months.onMonth = weakly(with: navigation) { me, navigation, month in
      let page = DaysController(
        of: month, today: CivilDate(dayNumber: me.today), in: me.days,
        firstWeekday: me.firstWeekday, on: me.stage)
      page.onDay = me.weakly { me, date, rectangle in
        me.datePopover.dismiss()
        me.go(to: date.dayNumber, alignedWith: rectangle)
      }
      navigation.push(page)
    }
    months.onWeek = weakly(with: navigation) { me, navigation in
      let page = WeekStartController(me.firstWeekday, on: me.stage)
      page.onChoose = me.weakly { me, value in me.choose(value) }
      navigation.push(page)
    }
    let textSize = stage.environment.textSize
    let width = DatePickerMetrics.width(textSize, on: stage.screenSize)
    datePopover.present(
      navigation, size: Size(width, DatePickerMetrics.height * max(1, textSize)),
      from: .button(schedule.month), over: over, arrows: [.up, .left, .right])
  }
}
