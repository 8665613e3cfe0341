/// The list of shortcuts: every key of the window, by groups.
package struct ShortcutsList {
  package struct Row: Equatable {
    package var group: String
    package var words: String
    /// What the words leave out.
    package var more: String
    /// The ways to press it, each as the names on its keys.
    package var keys: [[String]]
  }

  package let rows: [Row]

  package init(_ shortcuts: [Shortcut]) {
    rows = Shortcut.Group.allCases.flatMap { group in
      shortcuts.filter { $0.group == group }.map {
        Row(
          group: group.rawValue, words: $0.words.filter { $0 != "…" }, more: $0.more,
          keys: KeyWords.shown($0.keys))
      }
        + Shortcut.gestures.filter { $0.group == group }.map {
          Row(
            group: group.rawValue, words: $0.words, more: "",
            keys: KeyWords.shown($0.keys.split(separator: " ").map(String.init)))
        }
    }
  }

  /// Whether a row has all words of a search: in its own, in its group's, or as its key.
  package func matches(_ row: Int, _ text: String) -> Bool {
    let it = rows[row]
    let keys = it.keys.map { KeyWords.words($0) }
    let whole = ([it.group, it.words, it.more] + keys).joined(separator: " ").lowercased()
    return text.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { whole.contains($0) }
  }
}
