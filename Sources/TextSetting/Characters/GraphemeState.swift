/// Finds the places between what a reader sees as one letter: UAX 29.
struct GraphemeState {
  private enum Kind {
    case other, control, extend, joiner, prepend, spacing, syllable, oddRegional, evenRegional
  }

  private var last = Kind.other
  /// Whether a picture and what may stand between it and another one came before.
  private var hasPicture = false

  /// Whether a letter begins with a character.
  mutating func begins(
    _ character: UInt32, _ traits: CharacterTraits, joinsSyllable: Bool,
    after before: PlaceFinder.Last
  ) -> Bool {
    let kind = kind(of: traits, joinsSyllable: joinsSyllable)
    if hasPicture {
      hasPicture =
        switch kind {
        case .extend: true
        case .joiner: before.traits.isPictograph || last == .extend
        default: last == .joiner && traits.isPictograph
        }
    }
    let begins = begins(character, traits, kind, before)
    if traits.isPictograph { hasPicture = true }
    last = kind
    return begins
  }

  private func begins(
    _ character: UInt32, _ traits: CharacterTraits, _ kind: Kind, _ before: PlaceFinder.Last
  ) -> Bool {
    if character == 0xA, before.character == 0xD { return false }
    if last == .control || kind == .control { return true }
    switch kind {
    case .syllable, .extend, .joiner, .spacing: return false
    default: break
    }
    if last == .prepend { return false }
    if traits.isPictograph { return !(last == .joiner && hasPicture) }
    return !(last == .oddRegional && kind == .evenRegional)
  }

  private func kind(of traits: CharacterTraits, joinsSyllable: Bool) -> Kind {
    switch traits.grapheme {
    case .other: joinsSyllable ? .syllable : .other
    case .control: .control
    case .extend: .extend
    case .joiner: .joiner
    case .prepend: .prepend
    case .spacing: .spacing
    case .regional: last == .oddRegional ? .evenRegional : .oddRegional
    }
  }
}
