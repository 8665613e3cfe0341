/// A place in a text: before a character, or among the bytes of one.
struct Place: Comparable {
  var character: Int
  var isInside: Bool

  init(_ character: Int, isInside: Bool = false) {
    self.character = character
    self.isInside = isInside
  }

  /// Before the character that is before this place.
  var previous: Place { isInside ? Place(character) : Place(character - 1) }

  static func < (a: Place, b: Place) -> Bool {
    a.character != b.character ? a.character < b.character : !a.isInside && b.isInside
  }
}
