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
  var pending: [TextItem]
  /// The glyphs of the next item as a whole, and the widths of its characters. If its beginning is on a line already, these count from
  /// `widthsStart`.
  var glyphs: [DPShapedGlyph]?
  var widths: [Int32] = []
  var widthsStart = 0
  /// The first character that is on no line yet.
  var place: Int
  /// What is left of the line; nil if it has no limit.
  var room: Int32?
  var hyphenWidth: Int32?
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

  enum Fit {
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
        // Without room for anything there may be no place to break it, after all.
        if fit == .all, let whole = pending.popLast() {
          place += whole.count
          fit = .some
        }
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

  func mayEnd(at place: Int, anywhere: Bool) -> Bool {
    place == text.count || places[place].contains(anywhere ? .broken : .line)
  }

  private func mayEnd(within range: Range<Int>, orAtStart: Bool) -> Bool {
    let first = orAtStart ? range.lowerBound : range.lowerBound + 1
    return first < range.upperBound
      && (first..<range.upperBound).contains { mayEnd(at: $0, anywhere: false) }
  }

  // MARK: Runs

  /// Adds an item, or its beginning, to a line.
  mutating func add(
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

  mutating func shape(_ item: TextItem, on line: SetLine) -> [DPShapedGlyph] {
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

  func letterWidth(of font: SizedFont) -> Int32 { style.letterWidth(of: font) }

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
    if isBroken {
      line.runs[last].hideFinalSpace(isWhite: place > 0 && places[place - 1].contains(.white))
    }
    line.raiseRuns()
    if isCut, let width {
      EllipsisCutter.cut(&line, text, places, style, to: width, contextFromRight: fromRight)
    }
    line.reorder()
    if style.spacing != 0 { line.trimSpacing(style, text) }
  }
}
