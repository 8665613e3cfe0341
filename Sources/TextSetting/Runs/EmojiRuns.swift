/// The parts of a text that are emoji, and the parts that aren't: those of UTS 51 that are shown as pictures.
struct EmojiRuns {
  private enum Kind {
    case none, text, picture, base, modifier, regional, keycapBase, keycap, backslash, joiner
    case textSelector, pictureSelector, flag, tag, endOfTag

    /// Whether a selector or a joiner may follow.
    var isAny: Bool {
      switch self {
      case .text, .picture, .base, .keycapBase, .flag: true
      default: false
      }
    }
  }

  private let text: Scalars
  private let limit: Int
  /// Where the present part ends.
  private(set) var end: Int
  private(set) var isEmoji = false

  init(_ text: Scalars, _ range: Range<Int>) {
    self.text = text
    end = range.lowerBound
    limit = range.upperBound
    move()
  }

  /// Moves to the next part.
  mutating func move() {
    guard end < limit else { return }
    var next = token(at: end)
    isEmoji = next.isEmoji
    repeat {
      end = next.end
      if end == limit { return }
      next = token(at: end)
    } while next.isEmoji == isEmoji
  }

  /// The longest sequence that begins at a place.
  private func token(at place: Int) -> (end: Int, isEmoji: Bool) {
    let first = kind(place)
    let second = kind(place + 1)
    if first.isAny, second == .textSelector, joined(place) <= place + 2 {
      return (place + 2, false)
    }
    var end = joined(place)
    switch first {
    case .none: return (place + 1, false)
    case .regional where second == .regional: return (place + 2, true)
    case .keycapBase where second == .pictureSelector && kind(place + 2) == .keycap:
      end = max(end, place + 3)
    case .flag:
      var next = place + 1
      while kind(next) == .tag { next += 1 }
      if next > place + 1, kind(next) == .endOfTag { end = max(end, next + 1) }
    default: break
    }
    if first.isAny, second == .backslash { end = max(end, place + 2) }
    if first == .picture || first == .base || first == .flag { end = max(end, place + 1) }
    return end > place ? (end, true) : (place + 1, false)
  }

  /// Where a sequence of joined emoji ends, each with a selector or a colour of skin; where it begins if there is none.
  private func joined(_ place: Int) -> Int {
    var end = place
    var next = place
    while kind(next).isAny {
      let mark = kind(next + 1)
      let isLonger = mark == .pictureSelector || kind(next) == .base && mark == .modifier
      let elementEnd = next + (isLonger ? 2 : 1)
      // One alone is a sequence only with its mark.
      if isLonger || next > place { end = elementEnd }
      guard kind(elementEnd) == .joiner else { break }
      next = elementEnd + 1
    }
    return end
  }

  private func kind(_ place: Int) -> Kind {
    guard place < limit else { return .none }
    let character = text[place]
    if character < 0x80 {
      let isKeycap =
        character >= 0x30 && character <= 0x39 || character == 0x23 || character == 0x2A
      return isKeycap ? .keycapBase : .none
    }
    switch character {
    case 0x200D: return .joiner
    case 0x20E0: return .backslash
    case 0x20E3: return .keycap
    case 0xFE0E: return .textSelector
    case 0xFE0F: return .pictureSelector
    case 0x1F1E6...0x1F1FF: return .regional
    case 0x1F3F4: return .flag
    case 0x1F3FB...0x1F3FF: return .modifier
    case 0xE0030...0xE0039, 0xE0061...0xE007A: return .tag
    case 0xE007F: return .endOfTag
    default: break
    }
    switch characters[character].emoji {
    case .none: return .none
    case .ifSelected: return .text
    case .always: return .picture
    case .alwaysWithSkin: return .base
    }
  }
}
