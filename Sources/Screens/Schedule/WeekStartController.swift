import TouchKit
import TouchStyle

/// Runs a page of the date popover on which the user says with which weekday a week starts.
final class WeekStartController: ViewController {
  /// Called with the weekday that was chosen.
  var onChoose: ((MonthGrid.FirstWeekday) -> Void)?
  /// The choices in the order of the week.
  private static let all: [MonthGrid.FirstWeekday] = [.saturday, .sunday, .monday]
  private let list = ChoiceList(
    all.map {
      .init(title: $0.words, id: "week-start-\($0.rawValue)")
    }, label: "The first day of the week", id: "week-starts")

  init(_ first: MonthGrid.FirstWeekday, on stage: Stage) {
    super.init(stage)
    list.show(WeekStartController.all.firstIndex(of: first))
    list.onChoose = weakly { me, value in me.onChoose?(WeekStartController.all[value]) }
  }

  override var title: String { "Week starts" }

  override func makeView() -> View {
    let column = CardColumn([list])
    column.background = Palette.ground
    column.margins = EdgeInsets(left: Space.large, right: Space.large)
    return column
  }
}
