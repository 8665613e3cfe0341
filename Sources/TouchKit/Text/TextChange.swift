/// A change of a text: new words replace old ones. Offsets count UTF-8 bytes.
public struct TextChange: Hashable, Sendable {
  /// The offset of the removed and of the inserted words.
  public var start: Int
  /// The removed words.
  public var removed: String
  /// The inserted words.
  public var inserted: String

  /// A change at an offset.
  public init(at start: Int, removed: String, inserted: String) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// The change that undoes this one.
  public var inverse: TextChange {
    TextChange(at: start, removed: inserted, inserted: removed)
  }

  /// Whether the text is the same byte for byte.
  var isNothing: Bool { removed.utf8.elementsEqual(inserted.utf8) }

  /// Changes a text that holds `removed` at `start`.
  func apply(to string: inout String) {
    // If a variable held `string.utf8`, the text would be shared, and changing it would copy all of it.
    guard start < string.utf8.count else {
      string += inserted
      return
    }
    let first = string.utf8.index(string.startIndex, offsetBy: start)
    let last = string.utf8.index(first, offsetBy: removed.utf8.count)
    string.replaceSubrange(first..<last, with: inserted)
  }
}
