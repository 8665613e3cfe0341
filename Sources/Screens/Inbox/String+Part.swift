/// How words are found in a text.
extension String {
  /// Whether the characters of another text stand in this one, one after the other.
  func hasPart(_ part: String) -> Bool {
    guard let first = part.first else { return true }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return true }
      start = index(after: found)
    }
    return false
  }
}
