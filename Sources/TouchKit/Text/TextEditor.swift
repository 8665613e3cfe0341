/// A text that is being edited: the words, what is selected, and what an input method has not committed yet.
///
/// It measures nothing; where graphemes and words begin comes from a `TextMeasuring`'s edges.
public struct TextEditor: Equatable, Sendable {
  public private(set) var string: String
  public private(set) var selection: TextSelection
  /// What an input method shows at the caret; it is no part of the text.
  public private(set) var composition = ""

  /// A text with the caret at its end.
  public init(_ string: String = "") {
    self.string = string
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

  public var selectedText: String { part(selection.start, selection.end) }

  // MARK: Changes; each gives what it changed in the text itself, if anything.

  /// Puts text in place of what is selected or composed.
  public mutating func insert(_ text: String) -> TextChange? {
    composition = ""
    return replace(selection.start, selection.end, by: text)
  }

  /// Shows text that is not committed yet, in place of what is selected; nothing takes it away.
  public mutating func compose(_ text: String) -> TextChange? {
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
    change.apply(to: &string)
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
    change.apply(to: &string)
    selection = TextSelection(at: start + text.utf8.count)
    return change
  }

  private func part(_ start: Int, _ end: Int) -> String {
    let utf8 = string.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: start)
    return String(string[first..<utf8.index(first, offsetBy: end - start)])
  }
}
