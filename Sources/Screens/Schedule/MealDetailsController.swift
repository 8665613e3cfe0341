import TouchKit

/// Runs the sheet with a meal's details. On a phone it stays upright, because text fields need the height.
final class MealDetailsController: MealController {
  /// Called with the changed meal, or nil if nothing is to change.
  var onDone: ((Meal?) -> Void)?
  var onDelete: (() -> Void)?
  private lazy var details = MealDetailsView(meal, date: DateWords.short(date))

  override var title: String { "Details" }
  override var supportedOrientations: OrientationSet {
    stage.settings.device.isPad ? .all : .portrait
  }
  override func makeView() -> View { details }

  override func viewDidLoad() {
    details.cancel.on(.touchUpInside, "cancel", weakly { me in me.finish(saves: false) })
    details.done.on(.touchUpInside, "done", weakly { me in me.finish(saves: true) })
    details.delete.on(
      .touchUpInside, "delete",
      weakly { me in
        me.stage.application.endEditing()
        me.onDelete?()
      })
  }

  private func finish(saves: Bool) {
    stage.application.endEditing()
    var changed = meal
    changed.kind = Meal.Kind.allCases[details.kind.selectedSegment]
    changed.name = details.name.string
    changed.note = details.note.string
    onDone?(saves ? changed : nil)
  }

  override func keyPressed(_ key: KeyInput) -> Bool {
    switch key.name {
    case "escape": finish(saves: false)
    case "return": finish(saves: true)
    default: return super.keyPressed(key)
    }
    return true
  }
}
