/// What a row shows beside its content.
struct RowState: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The mark in edit mode.
  static let editControl = RowState(rawValue: 1)
  /// The button that asks whether to delete.
  static let deleteConfirmation = RowState(rawValue: 2)

  /// The state in words, for the log.
  var words: String {
    switch (contains(.editControl), contains(.deleteConfirmation)) {
    case (false, false): "default"
    case (true, false): "editing"
    case (false, true): "delete confirmation"
    case (true, true): "editing, delete confirmation"
    }
  }
}
