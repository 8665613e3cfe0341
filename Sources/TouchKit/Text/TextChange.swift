/// Words put in the place of others within a text. Offsets count UTF-8 bytes.
public struct TextChange: Hashable, Sendable {
  /// Where the words that went began, and where those that came begin.
  public var start: Int
  public var removed: String
  public var inserted: String

  public init(at start: Int, removed: String, inserted: String) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// What takes the change back.
  public var inverse: TextChange {
    TextChange(at: start, removed: inserted, inserted: removed)
  }

  /// Whether the text is the same byte for byte.
  var isNothing: Bool { removed.utf8.elementsEqual(inserted.utf8) }

  /// Changes a text that holds `removed` at `start`.
  func apply(to string: inout String) {
    // A view of the bytes that is kept would share the text, and all of it would be copied.
    guard start < string.utf8.count else {
      string += inserted
      return
    }
    let first = string.utf8.index(string.startIndex, offsetBy: start)
    let last = string.utf8.index(first, offsetBy: removed.utf8.count)
    string.replaceSubrange(first..<last, with: inserted)
  }
}
