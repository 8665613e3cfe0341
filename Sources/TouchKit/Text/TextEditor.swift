/// A text that is being edited: the words, what is selected, and what an input method has not committed yet.
///
/// It measures nothing; where graphemes and words begin comes from a `TextMeasuring`'s edges.
public struct TextEditor: Equatable, Sendable {
  public private(set) var string: String
  public private(set) var selection: TextSelection
  /// What an input method shows at the caret; it is no part of the text.
  public private(set) var composition = ""
  /// How many Unicode scalars the text has; counted along, since a text is not walked for each letter.
  private var length: Int

  /// A text takes so many Unicode scalars and no more, whoever types them.
  public static let longest = 20_000

  /// A text with the caret at its end.
  public init(_ string: String = "") {
    self.string = string
    length = string.unicodeScalars.count
    selection = TextSelection(at: string.utf8.count)
  }

  /// The text as it is shown: with what is being composed.
  public var displayed: String {
    guard !composition.isEmpty else { return string }
    var shown = string
    TextChange(at: selection.start, removed: "", inserted: composition).apply(to: &shown)
    return shown
  }

  /// Where the caret stands in what is shown.
  public var caret: Int { selection.head + composition.utf8.count }

  /// The part of what is shown that is being composed.
  public var composing: Range<Int>? {
    composition.isEmpty ? nil : selection.start..<selection.start + composition.utf8.count
  }

  // MARK: Changes; each gives what it changed in the text itself, if anything.

  /// Puts text in place of what is selected or composed, as much of it as there is room for.
  public mutating func insert(_ text: String) -> TextChange? {
    composition = ""
    return replace(selection.start, selection.end, by: fitting(text))
  }

  /// Shows text that is not committed yet, in place of what is selected; nothing takes it away.
  public mutating func compose(_ text: String) -> TextChange? {
    let text = fitting(text)
    let change = text.isEmpty ? nil : deleteSelection()
    composition = text
    return change
  }

  /// Drops what is selected.
  public mutating func deleteSelection() -> TextChange? {
    replace(selection.start, selection.end, by: "")
  }

  /// Drops what is selected or, where nothing is, what lies between the caret and another place.
  public mutating func delete(to place: Int) -> TextChange? {
    guard selection.isEmpty else { return deleteSelection() }
    return replace(min(place, selection.head), max(place, selection.head), by: "")
  }

  /// Changes the text as an undo does, which says what is selected then.
  mutating func apply(_ change: TextChange, selecting selection: TextSelection) {
    composition = ""
    apply(change)
    self.selection = selection
  }

  // MARK: Selection

  /// Puts the caret somewhere, or the selection's moving end.
  public mutating func move(to place: Int, extending: Bool = false) {
    composition = ""
    let place = min(max(place, 0), string.utf8.count)
    selection = TextSelection(anchor: extending ? selection.anchor : place, head: place)
  }

  public mutating func select(_ start: Int, _ end: Int) {
    move(to: start)
    move(to: end, extending: true)
  }

  public mutating func selectAll() { select(0, string.utf8.count) }

  // MARK: Parts

  private mutating func replace(_ start: Int, _ end: Int, by text: String) -> TextChange? {
    guard start < end || !text.isEmpty else { return nil }
    let change = TextChange(at: start, removed: part(start, end), inserted: text)
    apply(change)
    selection = TextSelection(at: start + text.utf8.count)
    return change
  }

  private mutating func apply(_ change: TextChange) {
    change.apply(to: &string)
    length += change.inserted.unicodeScalars.count - change.removed.unicodeScalars.count
  }

  /// As much of a text as there is room for in place of what is selected.
  private func fitting(_ text: String) -> String {
    let selected = part(selection.start, selection.end)
    return text.beginning(TextEditor.longest - length + selected.unicodeScalars.count)
  }

  private func part(_ start: Int, _ end: Int) -> String {
    let utf8 = string.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: start)
    return String(string[first..<utf8.index(first, offsetBy: end - start)])
  }
}

extension String {
  /// As many whole characters from the beginning as have so many Unicode scalars.
  public func beginning(_ scalars: Int) -> String {
    guard unicodeScalars.count > scalars else { return self }
    var room = scalars
    let end = firstIndex { character in
      room -= character.unicodeScalars.count
      return room < 0
    }
    return String(self[..<(end ?? endIndex)])
  }
}
