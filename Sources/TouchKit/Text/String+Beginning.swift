/// Shortens text to a number of Unicode scalars.
extension String {
  /// The beginning of the string: as many whole characters as fit into a number of Unicode scalars.
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
