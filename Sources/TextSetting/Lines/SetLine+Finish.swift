import CShaper

/// What is done to a line when all its runs are known.
extension SetLine {
  /// Puts letters of all scripts of the line on one baseline: the one of its first script.
  mutating func raiseRuns() {
    guard let first = runs.first?.item else { return }
    let isEqual = runs.allSatisfy { $0.item.font === first.font && $0.item.script == first.script }
    if isEqual { return }
    let script = characters.tag(ofScript: first.script)
    let base = dp_shaper_font_baseline(first.font.handle, script, script)
    for index in runs.indices {
      let item = runs[index].item
      runs[index].rise =
        base
        &- dp_shaper_font_baseline(item.font.handle, script, characters.tag(ofScript: item.script))
    }
  }

  /// Brings the runs from the order of reading into that from left to right.
  mutating func reorder() {
    var (all, none): (UInt8, UInt8) = (1, 0)
    for run in runs {
      all &= run.item.level
      none |= run.item.level
    }
    if none & 1 == 0 { return }
    runs = all & 1 == 1 ? runs.reversed() : SetLine.reordered(runs[...])
  }

  private static func reordered(_ runs: ArraySlice<SetRun>) -> [SetRun] {
    guard let least = runs.map({ $0.item.level }).min() else { return [] }
    var ordered: [SetRun] = []
    var parts: [[SetRun]] = []
    var start = runs.startIndex
    for index in runs.indices where runs[index].item.level == least {
      if start < index { parts.append(reordered(runs[start..<index])) }
      parts.append([runs[index]])
      start = index + 1
    }
    if start < runs.endIndex { parts.append(reordered(runs[start...])) }
    if least % 2 == 1 { parts.reverse() }
    for part in parts { ordered += part }
    return ordered
  }

  // MARK: Spacing

  /// Takes the spacing away that is outside of the line's letters: at its ends and beside tabs.
  mutating func trimSpacing(_ style: SetStyle, _ text: Scalars) {
    let (before, behind) = (style.spacingBefore, style.spacingBehind)
    func isTab(_ run: SetRun?) -> Bool { run.map { text[$0.item.start] == 0x9 } ?? false }
    // From the right, tabs are reached from the other side.
    let isReversed = isFromRight && runs.contains { isTab($0) }
    if isReversed { runs.reverse() }
    var taken: Int32 = 0
    for index in runs.indices {
      if isTab(runs[index]) {
        runs[index].widenLast(by: taken)
        taken = 0
        continue
      }
      let last = index > 0 ? runs[index - 1] : nil
      let next = index + 1 < runs.count ? runs[index + 1] : nil
      let (left, right) = isReversed ? (next, last) : (last, next)
      guard let first = runs[index].glyphs.first else { continue }
      if first.width == 0 {
        runs[index].widenFirst(by: 0 &- before)
      } else if left == nil || isTab(left) {
        runs[index].widenFirst(by: 0 &- before)
        taken &+= before
      }
      guard let end = runs[index].glyphs.last else { continue }
      if end.width == 0 {
        runs[index].widenLast(by: 0 &- behind)
      } else if right == nil || isTab(right) {
        runs[index].widenLast(by: 0 &- behind)
        taken &+= behind
      }
    }
    if isReversed { runs.reverse() }
  }
}

extension SetRun {
  /// Takes the width of the space at which the line was broken.
  mutating func hideFinalSpace(isWhite: Bool) {
    guard isWhite, !glyphs.isEmpty else { return }
    let index = item.isFromRight ? 0 : glyphs.count - 1
    let beside = item.isFromRight ? 1 : index - 1
    if glyphs.count >= 2, glyphs[beside].place == glyphs[index].place { return }
    glyphs[index].width = 0
    glyphs[index].id = UInt32(DPEmptyGlyph)
  }

  /// Widens the last glyph that has a width, at most to nothing.
  fileprivate mutating func widenLast(by distance: Int32) {
    guard let index = glyphs.lastIndex(where: { $0.width != 0 }) else { return }
    glyphs[index].width = max(glyphs[index].width &+ distance, 0)
  }

  /// Widens the first glyph that has a width, at its left.
  fileprivate mutating func widenFirst(by distance: Int32) {
    guard let index = glyphs.firstIndex(where: { $0.width != 0 }) else { return }
    glyphs[index].width &+= distance
    glyphs[index].x &+= distance
  }
}
