/// What a key of the phone's keyboard is for.
public enum KeyboardKey: Hashable, Sendable {
  /// A letter, digit or sign; letters are in lower case.
  case letter(String)
  /// Makes the next letter a capital; after a double tap, all following letters.
  case shift
  /// Deletes the letter before the caret; repeats while the key is held.
  case delete
  /// Shows another page of keys.
  case page(KeyboardTraits.Page)
  /// A space.
  case space
  /// The return key. The responder chooses the word on it.
  case `return`

  /// The id of its view.
  public var id: String {
    switch self {
    case .letter(let letter): "key-\(letter)"
    case .shift: "key-shift"
    case .delete: "key-delete"
    case .page(.letters): "key-abc"
    case .page(.numbers): "key-123"
    case .page(.symbols): "key-#+="
    case .space: "key-space"
    case .return: "key-return"
    }
  }

  /// Whether it types when the finger leaves, so that the finger may slide to another key before.
  var isTyped: Bool {
    switch self {
    case .letter, .space: true
    case .shift, .delete, .page, .return: false
    }
  }

  /// Its width as a factor on a letter's; nil for the rest of the row.
  var width: Double? {
    switch self {
    case .letter: 1
    case .shift, .delete: 1.4
    case .page: 1.9
    case .return: 2.2
    case .space: nil
    }
  }
}
