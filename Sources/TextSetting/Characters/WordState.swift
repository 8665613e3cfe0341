/// Finds where words begin and end. A word is of letters and digits, with the marks on them; Japanese ones also end where the kind of
/// writing changes.
struct WordState {
  private enum Kind {
    case none, letters, numbers
  }

  private var present = Kind.none
  private var last: UInt32 = 0

  mutating func step(_ character: UInt32, _ traits: CharacterTraits) -> PlaceTraits {
    guard present != .none else {
      switch traits.word {
      case .letter: present = .letters
      case .number: present = .numbers
      case .none, .mark: return []
      }
      last = character
      return .wordStart
    }
    switch traits.word {
    case .mark: return []
    case .none:
      present = .none
      return .wordEnd
    case .letter:
      defer { last = character }
      return present == .letters && WordState.changes(last, character) ? .wordEnd : []
    case .number:
      last = character
      return []
    }
  }

  /// Whether Japanese writing changes to another kind between two letters.
  private static func changes(_ last: UInt32, _ next: UInt32) -> Bool {
    let japanese: ClosedRange<UInt32> = 0x2F00...0x30FF
    let radicals: ClosedRange<UInt32> = 0x2F00...0x2FDF
    let hiragana: ClosedRange<UInt32> = 0x3040...0x309F
    let katakana: ClosedRange<UInt32> = 0x30A0...0x30FF
    guard japanese.contains(last) else { return japanese.contains(next) }
    if !japanese.contains(next) { return true }
    if hiragana.contains(last) { return !hiragana.contains(next) }
    if katakana.contains(last) { return !katakana.contains(next) && !hiragana.contains(next) }
    return radicals.contains(last) && !hiragana.contains(next) && !radicals.contains(next)
  }
}
