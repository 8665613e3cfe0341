/// Divides a paragraph into items.
struct Itemizer {
  private let text: Scalars
  private let range: Range<Int>
  private let style: SetStyle
  private let levels: [UInt8]?
  private let boxes: [Bool]?
  private var made: [Item] = []
  /// Where the spaces began that are before the present place.
  private var firstSpace: Int?
  /// How far behind the fonts of the present item's letters are.
  private var rank = Itemizer.noRank
  /// Whether a part of the present run has begun.
  private var isOpen = false

  private static let noRank = Int.max

  private struct Item {
    var start: Int
    var font: SizedFont?
    let level: UInt8
    let script: UInt8
    let isBox: Bool
  }

  /// The items of a range of characters. `boxes` says of each character of the text whether no font has it, and is nil if fonts have
  /// all.
  static func items(
    of range: Range<Int>, in text: Scalars, _ style: SetStyle, levels: [UInt8]?, boxes: [Bool]?
  ) -> [TextItem] {
    if range.isEmpty { return [] }
    var itemizer = Itemizer(
      text: text, range: range, style: style, levels: levels, boxes: boxes)
    itemizer.divide()
    return itemizer.items()
  }

  private init(
    text: Scalars, range: Range<Int>, style: SetStyle, levels: [UInt8]?, boxes: [Bool]?
  ) {
    self.text = text
    self.range = range
    self.style = style
    self.levels = levels
    self.boxes = boxes
  }

  private func items() -> [TextItem] {
    made.indices.map { index in
      let one = made[index]
      let end = index + 1 < made.count ? made[index + 1].start : range.upperBound
      return TextItem(
        start: one.start, count: end - one.start, font: one.font ?? style.letters.first,
        level: one.level, script: one.script, isBox: one.isBox)
    }
  }

  private mutating func divide() {
    var scripts = ScriptRuns(text, range)
    // Without a character that selects or is a picture there is none.
    var emoji: EmojiRuns? = text.greatest < 0x200D ? nil : EmojiRuns(text, range)
    var start = range.lowerBound
    var levelEnd = endOfLevel(from: start)
    while start < range.upperBound {
      let end = min(scripts.end, emoji?.end ?? range.upperBound, levelEnd, endOfBox(from: start))
      divide(
        start..<end, scripts.script, emoji?.isEmoji == true ? style.emoji : style.letters)
      start = end
      if scripts.end == start { scripts.move() }
      if emoji?.end == start { emoji?.move() }
      if levelEnd == start { levelEnd = endOfLevel(from: start) }
    }
  }

  private func endOfLevel(from start: Int) -> Int {
    guard let levels else { return range.upperBound }
    var end = start
    while end < range.upperBound,
      levels[end - range.lowerBound] == levels[start - range.lowerBound]
    {
      end += 1
    }
    return end
  }

  private func endOfBox(from start: Int) -> Int {
    guard let boxes else { return range.upperBound }
    if boxes[start] { return start + 1 }
    var end = start
    while end < range.upperBound, !boxes[end] { end += 1 }
    return end
  }

  /// Divides a part of one script and level by fonts.
  private mutating func divide(_ part: Range<Int>, _ script: UInt8, _ fonts: FontList) {
    isOpen = false
    var wasForced = false
    for place in part {
      let character = text[place]
      let isForced = character == 0x9 || character == 0x2028
      let hasNoFont = characters[character].hasNoFont
      let found = hasNoFont ? nil : fonts.find(character, else: style.letters.first)
      add(place, script, found, isAlone: isForced || wasForced, isSpace: hasNoFont)
      wasForced = isForced
    }
    if made[made.count - 1].font == nil {
      fill(fonts.find(0x20, else: style.letters.first).font)
    }
  }

  private mutating func add(
    _ place: Int, _ script: UInt8, _ found: (font: SizedFont, rank: Int)?, isAlone: Bool,
    isSpace: Bool
  ) {
    let spaces = firstSpace
    if !isSpace { firstSpace = nil } else if firstSpace == nil { firstSpace = place }
    var (font, rank) = (found?.font, found?.rank ?? Itemizer.noRank)
    var start = place
    if isOpen {
      let last = made[made.count - 1]
      if let own = last.font {
        if font == nil { (font, rank) = (own, self.rank) }
      } else if let font {
        fill(font)
        self.rank = rank
      }
      if !isAlone, made[made.count - 1].font === font { return }
      // Spaces go with the letters of the font that comes first.
      if let spaces, last.start < spaces, rank < self.rank { start = spaces }
    }
    made.append(
      Item(
        start: start, font: font, level: levels?[place - range.lowerBound] ?? 0, script: script,
        isBox: boxes?[place] ?? false))
    self.rank = rank
    isOpen = true
  }

  /// Gives a font to the last items that have none.
  private mutating func fill(_ font: SizedFont) {
    var index = made.count - 1
    while index >= 0, made[index].font == nil {
      made[index].font = font
      index -= 1
    }
  }
}
