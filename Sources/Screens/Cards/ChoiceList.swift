import TouchKit

/// A card with a row for each choice, one of which is chosen.
final class ChoiceList: Card {
  /// A choice by its words; `id` is that of its row.
  struct Choice {
    var title: String
    var detail = ""
    var id: String
  }

  /// Called with the index of a choice that the user made.
  var onChoose: ((Int) -> Void)?
  private let rows: [ChoiceRow]

  init(_ choices: [Choice], label: String, id: String) {
    let rows = choices.map { ChoiceRow($0, of: choices) }
    self.rows = rows
    super.init(rows.map { row -> View in row }, id: id)
    role = .group
    self.label = label
    for (index, row) in rows.enumerated() {
      row.on(.touchUpInside, "choose", weakly { me in me.choose(index) })
    }
  }

  /// The title of the choice that is made.
  override var value: String? { rows.first { $0.isSelected }?.text }

  /// Shows that a choice is made, without a call of `onChoose`.
  func show(_ chosen: Int?) {
    for (index, row) in rows.enumerated() { row.isSelected = index == chosen }
  }

  private func choose(_ index: Int) {
    show(index)
    onChoose?(index)
  }
}
