/// The levels of a paragraph's characters: even ones are read from the left, odd ones from the right. UAX 9, as FriBidi has it.
enum BidiLevels {
  /// The levels of a range of characters; nil if all are 0.
  static func find(_ range: Range<Int>, of text: Scalars, fromRight: Bool) -> [UInt8]? {
    // No character below is read from the right.
    if !fromRight, text.greatest < 0x590 { return nil }
    let classes = range.map { characters[text[$0]].bidi }
    var seen: UInt32 = 0
    for one in classes { seen |= one.bit }
    if seen & BidiClass.isolates == 0 {
      if !fromRight, seen & BidiClass.fromRight == 0 { return nil }
      if fromRight, seen & BidiClass.fromLeft == 0 {
        return [UInt8](repeating: 1, count: classes.count)
      }
    }
    var runs = BidiRuns(classes, base: fromRight ? 1 : 0) { place in
      characters.bracket(text[range.lowerBound + place])
    }
    runs.resolveWeak()
    runs.resolveNumbers()
    runs.joinNeutral()
    runs.resolveBrackets()
    runs.resolveNeutral()
    var levels = runs.levels()
    resetEnds(&levels, classes, base: fromRight ? 1 : 0)
    return levels
  }

  /// L1: separators, and what is white before them and at the end, have the paragraph's level.
  private static func resetEnds(_ levels: inout [UInt8], _ classes: [BidiClass], base: UInt8) {
    var isAtEnd = true
    for place in classes.indices.reversed() {
      switch classes[place] {
      case .paragraph, .segment: isAtEnd = true
      case .white: break
      default:
        if !classes[place].isLeftOut, !classes[place].isIsolate { isAtEnd = false }
      }
      if isAtEnd { levels[place] = base }
    }
  }
}
