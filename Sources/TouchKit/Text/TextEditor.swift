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

  /// A text as it was at a moment.
  init(_ moment: EditHistory.Moment) {
    string = moment.string
    selection = moment.selection
  }

  var moment: EditHistory.Moment { EditHistory.Moment(string: string, selection: selection) }

  /// The text as it is shown: with what is being composed.
  public var displayed: String {
    composition.isEmpty
      ? string : TextEditor.replacing(selection.start, selection.start, of: string, by: composition)
  }

  /// Where the caret stands in what is shown.
  public var caret: Int { selection.head + composition.utf8.count }

  /// The part of what is shown that is being composed.
  public var composing: Range<Int>? {
    composition.isEmpty ? nil : selection.start..<selection.start + composition.utf8.count
  }

  public var selectedText: String {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: selection.start)
    let end = utf8.index(utf8.startIndex, offsetBy: selection.end)
    return String(string[start..<end])
  }

  // MARK: Changes; each says whether the text itself changed.

  /// Puts text in place of what is selected or composed.
  public mutating func insert(_ text: String) -> Bool {
    composition = ""
    return replace(selection.start, selection.end, by: text)
  }

  /// Shows text that is not committed yet, in place of what is selected; nothing takes it away.
  public mutating func compose(_ text: String) -> Bool {
    let changed = !text.isEmpty && deleteSelection()
    composition = text
    return changed
  }

  /// Drops what is selected.
  public mutating func deleteSelection() -> Bool {
    replace(selection.start, selection.end, by: "")
  }

  /// Drops what is selected or, where nothing is, what lies between the caret and another place.
  public mutating func delete(to place: Int) -> Bool {
    guard selection.isEmpty else { return deleteSelection() }
    return replace(min(place, selection.head), max(place, selection.head), by: "")
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

  private mutating func replace(_ start: Int, _ end: Int, by text: String) -> Bool {
    guard start < end || !text.isEmpty else { return false }
    string = TextEditor.replacing(start, end, of: string, by: text)
    selection = TextSelection(at: start + text.utf8.count)
    return true
  }

  private static func replacing(_ start: Int, _ end: Int, of string: String, by text: String)
    -> String
  {
    let utf8 = string.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: start)
    let last = utf8.index(utf8.startIndex, offsetBy: end)
    return string[..<first] + text + string[last...]
  }
}
