/// Finds the paragraphs of a text.
enum Paragraphs {
  /// Where the paragraph that begins at a place ends, and where the next one begins.
  static func paragraph(at start: Int, of text: Scalars) -> (end: Int, next: Int) {
    var place = start
    while place < text.count {
      switch text[place] {
      case 0xD:
        let isPair = place + 1 < text.count && text[place + 1] == 0xA
        return (place, place + (isPair ? 2 : 1))
      case 0xA, 0x2029: return (place, place + 1)
      default: place += 1
      }
    }
    return (place, place)
  }

  /// Whether characters are read from the right, by the first one that has a direction; nil if none has.
  static func isFromRight(_ range: Range<Int>, of text: Scalars) -> Bool? {
    for place in range {
      if let direction = characters[text[place]].bidi.isFromRight { return direction }
    }
    return nil
  }
}
