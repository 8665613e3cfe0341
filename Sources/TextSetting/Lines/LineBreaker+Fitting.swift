import CShaper

/// Finds how much of an item has room on a line.
extension LineBreaker {
  /// Puts as much of the next item on a line as has room.
  ///
  /// If it is forced, at least something is put there; if it must break, never the whole.
  mutating func fit(_ line: inout SetLine, force: Bool, mustBreak: Bool) -> Fit {
    guard let item = pending.last else { return .none }
    var isMeasured = glyphs == nil
    let whole: [DPShapedGlyph]
    if let glyphs {
      whole = glyphs
    } else {
      whole = shape(item, on: line)
      glyphs = whole
      widthsStart = 0
    }
    if text[item.start] == 0x2028, !isCut {
      add(item, nil, isLast: true, to: &line)
      return .separator
    }
    guard let room else {
      add(item, nil, isLast: true, to: &line)
      return .all
    }
    var itemWidth: Int32 = 0
    if isMeasured {
      for glyph in whole { itemWidth = itemWidth &+ glyph.width }
    } else {
      for index in 0..<item.count { itemWidth = itemWidth &+ widths[widthsStart + index] }
    }
    if text[item.start] == 0x9 {
      add(item, nil, isLast: true, to: &line)
      self.room = max(room &- itemWidth, 0)
      return .all
    }
    var extra: Int32 = 0
    if !mustBreak, mayEnd(at: place + item.count, anywhere: false) {
      if isMeasured {
        measure(item, whole)
        isMeasured = false
      }
      extra = extraWidth(at: item.count)
    }
    let isAlone = item.count == 1 && line.runs.isEmpty
    if !mustBreak, itemWidth &+ extra <= room || isAlone {
      let shaped = shape(item, on: line)
      itemWidth = 0
      for glyph in shaped { itemWidth = itemWidth &+ glyph.width }
      if itemWidth &+ extra <= room || isAlone {
        add(item, shaped, isLast: true, to: &line)
        self.room = max(room &- itemWidth, 0)
        return .all
      }
    }
    if isMeasured { measure(item, whole) }
    return divide(
      item, Cut(count: item.count, width: itemWidth, extra: extra), &line, force, mustBreak)
  }

  /// A place where the line may end.
  private struct Cut {
    var count: Int
    var width: Int32
    /// What the line's end adds to the width.
    var extra: Int32
    var glyphs: [DPShapedGlyph]?

    var end: Int32 { width &+ extra }
  }

  /// Puts the beginning of an item that doesn't fit as a whole on a line.
  private mutating func divide(
    _ item: TextItem, _ whole: Cut, _ line: inout SetLine, _ force: Bool, _ mustBreak: Bool
  ) -> Fit {
    guard let room else { return .none }
    var anywhere = false
    var cut = findCut(item, whole, line, mustBreak: mustBreak, anywhere: false)
    if force, cut.end > room {
      anywhere = true
      cut = findCut(item, whole, line, mustBreak: mustBreak, anywhere: true)
    }
    guard force || cut.end <= room else {
      glyphs = nil
      return .none
    }
    self.room = max(room &- cut.end, 0)
    if cut.count == item.count {
      var last = item
      if mayEnd(at: place + item.count, anywhere: anywhere), endsInHyphen(place + item.count) {
        last.endsInHyphen = true
      }
      add(last, nil, isLast: true, to: &line)
      return .all
    }
    if cut.count == 0 { return .empty }
    let first = item.prefix(cut.count)
    add(first, cut.glyphs, isLast: false, to: &line)
    widthsStart += cut.count
    pending[pending.count - 1] = item.dropping(cut.count)
    place += cut.count
    return .some
  }

  /// The best place to end the line: the last one that fits, or else the first one.
  private mutating func findCut(
    _ item: TextItem, _ whole: Cut, _ line: SetLine, mustBreak: Bool, anywhere: Bool
  ) -> Cut {
    guard let room else { return whole }
    let isLastItem = pending.count == 1
    /// Closer to the end of the line than this, glyphs are looked at.
    let margin = letterWidth(of: item.font) &* 3
    var cut = whole
    var width: Int32 = 0
    for count in 0...item.count where !(mustBreak && count == item.count) {
      var extra = extraWidth(at: count)
      if min(width &+ extra, width) > room &+ margin, cut.count < item.count { break }
      if mayEnd(at: place + count, anywhere: anywhere), count > 0 || !line.runs.isEmpty {
        if count == 0 || width &+ extra < room &- margin {
          (cut.count, cut.width, cut.extra) = (count, width, extra)
        } else {
          var part = item.prefix(count)
          if count < item.count { part.endsInHyphen = endsInHyphen(place + count) }
          let shaped = shape(part, on: line)
          var shapedWidth: Int32 = 0
          for glyph in shaped { shapedWidth = shapedWidth &+ glyph.width }
          if count > 0, count < item.count || !isLastItem,
            places[place + count - 1].contains(.white)
          {
            extra = 0 &- widths[widthsStart + count - 1]
          } else if count == item.count, !isLastItem, endsInHyphen(place + count) {
            extra = hyphenWidth ?? 0
          } else {
            extra = 0
          }
          let end = shapedWidth &+ extra
          if cut.count == item.count || end <= room || end < cut.end {
            cut = Cut(count: count, width: shapedWidth, extra: extra, glyphs: shaped)
          }
        }
      }
      if count < item.count { width = width &+ widths[widthsStart + count] }
    }
    return cut
  }

  /// What the end of a line adds to the width of the item's first characters: a space there has no width, and a hyphen has one.
  private mutating func extraWidth(at count: Int) -> Int32 {
    if endsInHyphen(place + count) {
      let width = hyphenWidth ?? pending[pending.count - 1].font.hyphenWidth
      hyphenWidth = width
      return count > 0 ? width &- widths[widthsStart + count - 1] : width
    }
    if count > 0, places[place + count - 1].contains(.white) {
      return 0 &- widths[widthsStart + count - 1]
    }
    return 0
  }

  func endsInHyphen(_ place: Int) -> Bool { places[place].contains(.hyphen) }

  /// Finds the widths of an item's characters; those of one cluster have equal parts of its width.
  private mutating func measure(_ item: TextItem, _ glyphs: [DPShapedGlyph]) {
    var widths = self.widths
    self.widths = []
    widths.removeAll(keepingCapacity: true)
    SetRun.forEachCluster(of: item, glyphs) { cluster, characters in
      var width: Int32 = 0
      for index in cluster { width = width &+ glyphs[index].width }
      let count = Int32(truncatingIfNeeded: characters.count)
      guard count > 0 else { return }
      widths.append(width / count &+ width % count)
      for _ in 1..<max(count, 1) { widths.append(width / count) }
    }
    self.widths = widths
  }
}
