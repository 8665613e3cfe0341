/// Names of the prototype's as words for people.
nonisolated enum StudioNames {
  /// `rotate-left` is "Rotate left".
  static func title(_ name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
