/// Finds where steps move a caret in a text.
extension TextEdges {
  /// The offset that a step reaches from another, in the text with these edges.
  func offset(from offset: Int, _ step: TextStep, in string: String) -> Int {
    let length = graphemes.last ?? 0
    switch step {
    case .backward: return graphemes.last { $0 < offset } ?? 0
    case .forward: return graphemes.first { $0 > offset } ?? length
    case .wordBackward: return wordStarts.last { $0 < offset } ?? 0
    case .wordForward: return wordEnds.first { $0 > offset } ?? length
    case .start: return 0
    case .end: return length
    case .paragraphStart: return paragraph(around: offset, in: string).lowerBound
    case .paragraphEnd: return paragraph(around: offset, in: string).upperBound
    case .left: return beside(offset, by: -1, in: string)
    case .right: return beside(offset, by: 1, in: string)
    case .wordLeft:
      return self.offset(
        from: offset, readsFromRight(at: offset, in: string) ? .wordForward : .wordBackward,
        in: string)
    case .wordRight:
      return self.offset(
        from: offset, readsFromRight(at: offset, in: string) ? .wordBackward : .wordForward,
        in: string)
    }
  }

  /// The range of the word at an offset; if there is no word, the range of the grapheme behind it.
  func word(around offset: Int) -> Range<Int> {
    for (start, end) in zip(wordStarts, wordEnds) where start <= offset && offset <= end {
      return start..<end
    }
    let end = graphemes.first { $0 > offset } ?? graphemes.last ?? 0
    let start = graphemes.last { $0 < end } ?? 0
    return start..<end
  }

  /// The visual neighbour within the paragraph; past its end, the end of the next paragraph in reading order.
  private func beside(_ offset: Int, by step: Int, in string: String) -> Int {
    let paragraph = paragraph(around: offset, in: string)
    let row = visual.filter { paragraph.lowerBound <= $0 && $0 <= paragraph.upperBound }
    if let here = row.firstIndex(of: offset), row.indices.contains(here + step) {
      return row[here + step]
    }
    let movesForward = (step > 0) != readsFromRight(at: offset, in: string)
    return movesForward
      ? graphemes.first { $0 > paragraph.upperBound } ?? offset
      : graphemes.last { $0 < paragraph.lowerBound } ?? offset
  }

  /// The offsets between the line breaks around an offset.
  private func paragraph(around offset: Int, in string: String) -> ClosedRange<Int> {
    var start = 0
    for (index, byte) in string.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      if index >= offset { return start...index }
      start = index + 1
    }
    return start...(graphemes.last ?? 0)
  }

  private func readsFromRight(at offset: Int, in string: String) -> Bool {
    let paragraph = paragraph(around: offset, in: string)
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: paragraph.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: paragraph.upperBound)
    return Text.Direction.ofFirstLetter(in: String(string[start..<end])) == .rightToLeft
  }
}
