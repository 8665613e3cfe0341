/// What part of a Hangul syllable a character ends with.
enum HangulEnd {
  case none, leading, vowel, trailing

  init(of present: LineClass) {
    self =
      switch present {
      case .jamoL: .leading
      case .jamoV, .jamoLV: .vowel
      case .jamoT, .jamoLVT: .trailing
      default: .none
      }
  }

  /// Whether a syllable goes on with a character: each part is followed by itself or by the next part.
  func joins(_ next: LineClass) -> Bool {
    switch next {
    case .jamoL, .jamoLV, .jamoLVT: self == .leading
    case .jamoV: self == .vowel || self == .leading
    case .jamoT: self == .trailing || self == .vowel
    default: false
    }
  }
}
