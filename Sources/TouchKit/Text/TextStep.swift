/// A way that a caret goes or a deletion reaches.
public enum TextStep: Hashable, Sendable {
  /// To the eye's left or right, by a grapheme or a word.
  case left, right, wordLeft, wordRight
  /// In the order of reading, by a grapheme or a word.
  case backward, forward, wordBackward, wordForward
  /// To the ends of the paragraph.
  case paragraphStart, paragraphEnd
  /// To the ends of the text.
  case start, end
}

extension TextEdges {
  /// Where a step from a place leads in a text whose edges these are.
  func place(from place: Int, _ step: TextStep, in string: String) -> Int {
    let length = graphemes.last ?? 0
    switch step {
    case .backward: return graphemes.last { $0 < place } ?? 0
    case .forward: return graphemes.first { $0 > place } ?? length
    case .wordBackward: return wordStarts.last { $0 < place } ?? 0
    case .wordForward: return wordEnds.first { $0 > place } ?? length
    case .start: return 0
    case .end: return length
    case .paragraphStart: return paragraph(around: place, in: string).lowerBound
    case .paragraphEnd: return paragraph(around: place, in: string).upperBound
    case .left: return beside(place, by: -1, in: string)
    case .right: return beside(place, by: 1, in: string)
    case .wordLeft:
      return self.place(
        from: place, readsFromRight(at: place, in: string) ? .wordForward : .wordBackward,
        in: string)
    case .wordRight:
      return self.place(
        from: place, readsFromRight(at: place, in: string) ? .wordBackward : .wordForward,
        in: string)
    }
  }

  /// The places of a word around a place; where there is none, those of the grapheme behind it.
  func word(around place: Int) -> Range<Int> {
    for (start, end) in zip(wordStarts, wordEnds) where start <= place && place <= end {
      return start..<end
    }
    let end = graphemes.first { $0 > place } ?? graphemes.last ?? 0
    let start = graphemes.last { $0 < end } ?? 0
    return start..<end
  }

  /// The neighbour to the eye within the paragraph; past its end, the next paragraph as it is read.
  private func beside(_ place: Int, by step: Int, in string: String) -> Int {
    let paragraph = paragraph(around: place, in: string)
    let row = visual.filter { paragraph.lowerBound <= $0 && $0 <= paragraph.upperBound }
    if let here = row.firstIndex(of: place), row.indices.contains(here + step) {
      return row[here + step]
    }
    let goesOn = (step > 0) != readsFromRight(at: place, in: string)
    return goesOn
      ? graphemes.first { $0 > paragraph.upperBound } ?? place
      : graphemes.last { $0 < paragraph.lowerBound } ?? place
  }

  /// The places between the line breaks around a place.
  private func paragraph(around place: Int, in string: String) -> ClosedRange<Int> {
    var start = 0
    for (offset, byte) in string.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      if offset >= place { return start...offset }
      start = offset + 1
    }
    return start...(graphemes.last ?? 0)
  }

  private func readsFromRight(at place: Int, in string: String) -> Bool {
    let paragraph = paragraph(around: place, in: string)
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: paragraph.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: paragraph.upperBound)
    return Text.Direction.ofFirstLetter(in: String(string[start..<end])) == .rightToLeft
  }
}
