import TouchKit

/// Runs the card on which the user chooses a meal's kind.
final class MealKindController: MealController {
  var onChoose: ((Meal.Kind) -> Void)?
  var onDetails: (() -> Void)?
  private var rows: [MealKindRow] = []
  @Weak private var card: MealKindView?

  override var title: String { "Kind" }

  override func makeView() -> View {
    rows = Meal.Kind.allCases.map { kind in
      let row = MealKindRow(
        kind.title, id: "meal-kind-\(kind.rawValue)", mark: kind.color,
        isChosen: kind == meal.kind)
      row.on(.touchUpInside, "choose", weakly { me in me.onChoose?(kind) })
      return row
    }
    let details = MealKindRow("Details…", id: "meal-details", mark: nil, isChosen: false)
    details.on(.touchUpInside, "details", weakly { me in me.onDetails?() })
    let view = MealKindView(
      title: meal.title, date: DateWords.short(date), rows: rows + [details])
    card = view
    return view
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    card?.showMore()
  }

  override func keyPressed(_ key: KeyInput) -> Bool {
    switch key.name {
    case "return": onDetails?()
    case "up", "down":
      let all = Meal.Kind.allCases
      let index = (all.firstIndex(of: meal.kind) ?? 0) + (key.name == "down" ? 1 : -1)
      onChoose?(all[(index + all.count) % all.count])
    default: return super.keyPressed(key)
    }
    return true
  }
}
