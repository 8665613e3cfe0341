import CShaper

/// Breaks a paragraph into lines as wide as there is room.
///
/// Widths of characters are measured once for each item. Close to the end of a line the glyphs themselves decide, because a letter may
/// have another shape if the next one is on another line.
struct LineBreaker {
  let text: Scalars
  let style: SetStyle
  let places: [PlaceTraits]
  private let fromRight: Bool
  private let width: Int32?
  let isCut: Bool

  private var shaper: RunShaper
  /// The items that are on no line yet, the next one last.
  private var pending: [TextItem]
  /// The glyphs of the next item as a whole, and the widths of its characters. If its beginning is on a line already, these count from
  /// `widthsStart`.
  private var glyphs: [DPShapedGlyph]?
  private var widths: [Int32] = []
  private var widthsStart = 0
  /// The first character that is on no line yet.
  private(set) var place: Int
  /// What is left of the line; nil if it has no limit.
  private var room: Int32?
  private var hyphenWidth: Int32?
  /// The number of the tab stop that was used last.
  private var tab: Int32 = 0
  private var tabWidth: Int32?

  init(
    _ text: Scalars, _ style: SetStyle, _ places: [PlaceTraits], _ items: [TextItem], start: Int,
    fromRight: Bool, _ options: ComposeOptions
  ) {
    self.text = text
    self.style = style
    self.places = places
    self.fromRight = fromRight
    width = options.width
    isCut = options.isCut && options.width != nil
    shaper = RunShaper(text, style, places)
    pending = items.reversed()
    place = start
  }

  mutating func breakLines(into lines: inout [SetLine]) {
    while !pending.isEmpty { lines.append(nextLine(isFirst: lines.isEmpty)) }
  }

  private enum Fit {
    case none, some, all, empty, separator
  }

  private mutating func nextLine(isFirst: Bool) -> SetLine {
    var line = SetLine(start: place, isFromRight: fromRight)
    room = isCut ? nil : width
    tab = 0
    /// The state before the last run within which the line may end.
    var last: (room: Int32?, place: Int, runs: Int)?
    var isBroken = false
    while let item = pending.last, !isBroken {
      let before = room
      let isFirst = line.runs.isEmpty
      var fit = fit(&line, force: last == nil, mustBreak: false)
      if fit == .none, let last {
        back(&line, to: last.runs)
        (place, room) = (last.place, last.room)
        fit = self.fit(&line, force: true, mustBreak: true)
      } else if fit == .all {
        if text[item.start] != 0x9,
          mayEnd(within: item.start..<item.start + item.count, orAtStart: !isFirst)
        {
          last = (before, place, line.runs.count - 1)
        }
        pending.removeLast()
        place += item.count
      } else if fit == .separator {
        pending.removeLast()
        place += item.count
      }
      isBroken = fit != .all
    }
    finish(&line, isBroken: isBroken)
    return line
  }

  /// Takes runs from a line again.
  private mutating func back(_ line: inout SetLine, to count: Int) {
    while line.runs.count > count {
      let run = line.runs.removeLast()
      if text[run.item.start] == 0x9 { tab = 0 }
      line.count -= run.item.count
      pending.append(run.item)
    }
  }

  private func mayEnd(at place: Int, anywhere: Bool) -> Bool {
    place == text.count || places[place].contains(anywhere ? .broken : .line)
  }

  private func mayEnd(within range: Range<Int>, orAtStart: Bool) -> Bool {
    let first = orAtStart ? range.lowerBound : range.lowerBound + 1
    return first < range.upperBound
      && (first..<range.upperBound).contains { mayEnd(at: $0, anywhere: false) }
  }

  // MARK: Fitting an item

  /// Puts as much of the next item on a line as has room.
  ///
  /// If it is forced, at least something is put there; if it must break, never the whole.
  private mutating func fit(_ line: inout SetLine, force: Bool, mustBreak: Bool) -> Fit {
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
    return divide(item, Cut(count: item.count, width: itemWidth, extra: extra), &line, force, mustBreak)
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
            extra = -widths[widthsStart + count - 1]
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

  private func endsInHyphen(_ place: Int) -> Bool { places[place].contains(.hyphen) }

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

  // MARK: Runs

  /// Adds an item, or its beginning, to a line.
  private mutating func add(
    _ item: TextItem, _ shaped: [DPShapedGlyph]?, isLast: Bool, to line: inout SetLine
  ) {
    let own: [DPShapedGlyph]
    if let shaped {
      own = shaped
    } else if isLast, widthsStart == 0, !item.endsInHyphen, let glyphs {
      own = glyphs
    } else {
      own = shape(item, on: line)
    }
    if isLast { glyphs = nil }
    line.runs.append(SetRun(item: item, glyphs: own))
    line.count += item.count
  }

  private mutating func shape(_ item: TextItem, on line: SetLine) -> [DPShapedGlyph] {
    text[item.start] == 0x9 ? shapeTab(item, on: line) : shaper.shape(item)
  }

  /// A tab ends at the next of the stops, which are eight spaces apart, and is at least as wide as a space.
  private mutating func shapeTab(_ item: TextItem, on line: SetLine) -> [DPShapedGlyph] {
    let step = tabWidth ?? findTabWidth()
    tabWidth = step
    var used: Int32 = 0
    if let room, let width {
      used = width &- room
    } else {
      for run in line.runs { used = used &+ run.width }
    }
    while tab &* step < used &+ step / 8 { tab += 1 }
    return [
      DPShapedGlyph(
        id: UInt32(DPEmptyGlyph), width: tab &* step &- used, x: 0,
        y: 0, place: Int32(truncatingIfNeeded: item.start), is_joined: false)
    ]
  }

  private func findTabWidth() -> Int32 {
    let (font, _) = style.letters.find(0x20, else: style.letters.first)
    let item = TextItem(start: 0, count: 8, font: font, level: 0, script: 0, isBox: false)
    var plain = style
    plain.removeFeatures()
    let width = RunShaper.shape(item, of: [UInt32](repeating: 0x20, count: 8), plain)
      .reduce(0) { $0 &+ $1.width }
    return width > 0 ? width : 50 * 1024
  }

  private func letterWidth(of font: SizedFont) -> Int32 { style.letterWidth(of: font) }

  /// Whether a line that ends here should end in a hyphen but doesn't yet.
  private func lacksHyphen(_ line: SetLine) -> Bool {
    guard let last = line.runs.last else { return false }
    return endsInHyphen(line.end) && !last.item.endsInHyphen
  }

  /// Finishes a line: what only its end decides, and the order of its runs.
  private mutating func finish(_ line: inout SetLine, isBroken: Bool) {
    let last = line.runs.count - 1
    if lacksHyphen(line) {
      line.runs[last].item.endsInHyphen = true
      line.runs[last].glyphs = shape(line.runs[last].item, on: line)
    }
    if isBroken { line.runs[last].hideFinalSpace(isWhite: place > 0 && places[place - 1].contains(.white)) }
    line.raiseRuns()
    if isCut, let width { EllipsisCutter.cut(&line, text, places, style, to: width, contextFromRight: fromRight) }
    line.reorder()
    if style.spacing != 0 { line.trimSpacing(style, text) }
  }
}
