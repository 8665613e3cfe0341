/// A text that is being edited: the words, the selection, and the composition, which is text that an input method has
/// not committed yet.
///
/// The editor measures nothing: a `TextMeasuring` provides the edges of graphemes and words.
public struct TextEditor: Equatable, Sendable {
  /// The words, without the composition.
  public private(set) var string: String
  /// The selection; if it is empty, it is the caret.
  public private(set) var selection: TextSelection
  /// The text that an input method shows at the caret. It is not part of `string`.
  public private(set) var composition = ""
  /// How many Unicode scalars the text has; counted along, since a text is not walked for each letter.
  private var length: Int

  /// The greatest number of Unicode scalars that a text can have.
  public static let longest = 20_000

  /// A text with the caret at its end.
  public init(_ string: String = "") {
    self.string = string
    length = string.unicodeScalars.count
    selection = TextSelection(at: string.utf8.count)
  }

  /// The text as it is shown: with the composition.
  public var displayed: String {
    guard !composition.isEmpty else { return string }
    var shown = string
    TextChange(at: selection.start, removed: "", inserted: composition).apply(to: &shown)
    return shown
  }

  /// The offset of the caret in `displayed`.
  public var caret: Int { selection.head + composition.utf8.count }

  /// The range of the composition in `displayed`.
  public var composing: Range<Int>? {
    composition.isEmpty ? nil : selection.start..<selection.start + composition.utf8.count
  }

  // MARK: Changes. Each returns what it changed in the text itself, if anything.

  /// Replaces the selection and the composition with text. If the text would be longer than `longest`, only its
  /// beginning is inserted.
  public mutating func insert(_ text: String) -> TextChange? {
    composition = ""
    return replace(selection.start, selection.end, by: fitting(text))
  }

  /// Sets the composition, which replaces the selection; an empty text ends it.
  public mutating func compose(_ text: String) -> TextChange? {
    let text = fitting(text)
    let change = text.isEmpty ? nil : deleteSelection()
    composition = text
    return change
  }

  /// Deletes the selection.
  public mutating func deleteSelection() -> TextChange? {
    replace(selection.start, selection.end, by: "")
  }

  /// Deletes the selection or, if it is empty, the text between the caret and an offset.
  public mutating func delete(to offset: Int) -> TextChange? {
    guard selection.isEmpty else { return deleteSelection() }
    return replace(min(offset, selection.head), max(offset, selection.head), by: "")
  }

  /// Changes the text as an undo does, and sets the selection.
  mutating func apply(_ change: TextChange, selecting selection: TextSelection) {
    composition = ""
    apply(change)
    self.selection = selection
  }

  // MARK: Selection

  /// Moves the caret to an offset or, if `extending` is true, only the moving end of the selection.
  public mutating func move(to offset: Int, extending: Bool = false) {
    composition = ""
    let offset = min(max(offset, 0), string.utf8.count)
    selection = TextSelection(anchor: extending ? selection.anchor : offset, head: offset)
  }

  /// Selects the text between two offsets. The caret is at the second offset.
  public mutating func select(_ start: Int, _ end: Int) {
    move(to: start)
    move(to: end, extending: true)
  }

  /// Selects the whole text.
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

  /// As much of a text as there is room for in place of the selection.
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
