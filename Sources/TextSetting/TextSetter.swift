import CShaper
import TouchKit

/// Sets texts with HarfBuzz. Belongs to one thread.
package final class TextSetter {
  private let shelf: FontShelf
  private let shaper: OpaquePointer
  /// The text that was asked for last.
  var latest: (text: Text, width: Double?, set: SetText)?

  /// Inter first. DejaVu Sans has what Inter does not have, Hebrew and Arabic above all.
  private static let proportional = ["Inter", "DejaVu Sans"]
  private static let monospaced = ["DejaVu Sans Mono", "Inter", "DejaVu Sans"]
  /// For characters that no font has: its box is a plain frame, Inter's a block of stripes.
  private static let boxes = ["DejaVu Sans"]
  /// The name that no family has: emoji are in the font that is nearest in weight.
  private static let emoji = ["emoji"]

  /// A setter with the faces in the order in which letters are looked for.
  package init(faces: [FontFace]) {
    shelf = FontShelf(faces)
    shaper = dp_shaper_new()
  }

  deinit { dp_shaper_free(shaper) }

  /// Sets a text in at most `width` points; nil sets no limit.
  package func set(_ text: Text, width: Double?) -> SetText {
    var string = text.string
    return string.withUTF8 { bytes in
      let scalars = Scalars(bytes)
      if text.lines == 0, let paragraphs = paragraphs(of: text, scalars, width: width) {
        return SetText(text, width: width, paragraphs: paragraphs)
      }
      return set(scalars, text, width: width)
    }
  }

  /// The paragraphs of a text, each set on its own; nil if there is only one.
  private func paragraphs(of text: Text, _ all: Scalars, width: Double?) -> [(
    start: Int, set: SetText
  )]? {
    var found: [(range: Range<Int>, direction: Text.Direction)] = []
    var start = 0
    while true {
      let (end, next) = Paragraphs.paragraph(at: start, of: all)
      var direction = text.direction
      if direction == .natural, let right = Paragraphs.isFromRight(start..<end, of: all) {
        direction = right ? .rightToLeft : .leftToRight
      }
      found.append((start..<next, direction))
      if next == end { break }
      start = next
    }
    guard found.count > 1 else { return nil }
    // A paragraph without a direction of its own has that of the one before it, and the first ones have that of the first one with a
    // direction.
    var present = found.first { $0.direction != .natural }?.direction ?? .leftToRight
    return found.map { range, direction in
      if direction != .natural { present = direction }
      var paragraph = text
      paragraph.direction = present
      // Lines are aligned when paragraphs are joined.
      paragraph.alignment = .leading
      return (
        all.byte(of: range.lowerBound),
        set(Scalars(all, range, then: []), paragraph, width: width)
      )
    }
  }

  private func set(_ text: Scalars, _ spec: Text, width: Double?) -> SetText {
    let unknown = text.values.map { needsBox($0) }
    let unknownGlyphs = unknown.reduce(0) { $0 + ($1 ? 1 : 0) }
    let style = style(spec.style, hasBoxes: unknownGlyphs > 0)
    let first = style.letters.first
    let (ascent, descent) = (first.ascent.points, first.descent.points)
    let lineHeight = spec.style.lineHeight.forText
    var options = ComposeOptions(direction: TextSetter.direction(spec.direction))
    // A line is broken with the spacing behind its last letter, which is taken away afterwards.
    options.width = width.map {
      max(0, max(0, $0.forText).units &+ spec.style.tracking.forText.units)
    }
    let isLimited = spec.lines > 0 && width != nil && spec.direction != .rightToLeft
    var enough = text.count
    if unknownGlyphs == 0, isLimited, let width {
      enough = TextSetter.enough(of: text, spec, width: max(0, width.forText))
    }
    func compose(_ count: Int) -> Composition {
      let part = count < text.count ? Scalars(text, 0..<count, then: []) : text
      return .compose(part, boxes: unknownGlyphs > 0 ? unknown : nil, style, options)
    }
    var whole = compose(enough)
    if enough < text.count {
      let isNear =
        whole.lines.count <= spec.lines
        || text.byte(of: whole.lines[spec.lines].start) > text.byte(of: enough) - TextSetter.reach
      if isNear {
        enough = text.count
        whole = compose(enough)
      }
    }
    let count = whole.lines.count
    let shown = spec.lines > 0 ? min(count, spec.lines) : count
    let isCut =
      shown < count
      && !(whole.lines[shown].start..<text.count).allSatisfy { characters[text[$0]].isWhite }
    var lines = (0..<(isCut ? shown - 1 : shown)).map {
      TextSetter.line($0, of: whole, shift: 0, byteCount: text.byteCount)
    }
    if isCut {
      let last = whole.lines[shown - 1]
      let tail = tail(of: text, from: last, enough: enough, style, options)
      lines.append(
        TextSetter.line(
          0, of: tail, shift: text.byte(of: last.start), byteCount: text.byteCount))
    }
    return SetText(
      byteCount: text.byteCount, lineHeight: lineHeight,
      baseline: (lineHeight - ascent - descent) / 2 + ascent, lines: lines,
      unknownGlyphs: unknownGlyphs, isCut: isCut, whole: whole, spec, width: width)
  }

  private static func line(_ index: Int, of composition: Composition, shift: Int, byteCount: Int)
    -> SetText.Line
  {
    let line = composition.lines[index]
    let text = composition.text
    let start = text.byte(of: line.start) + shift
    let length = text.byte(of: line.end) - text.byte(of: line.start)
    return SetText.Line(
      composition: composition, index: index, shift: shift, start: start,
      end: min(start + length, byteCount), width: composition.width(of: line).points)
  }

  /// The last line that is shown, which ends in an ellipsis.
  private func tail(
    of text: Scalars, from line: SetLine, enough: Int, _ style: SetStyle,
    _ options: ComposeOptions
  ) -> Composition {
    var end = line.start
    while end < enough, !TextSetter.separates(text[end]) { end += 1 }
    let isLast = (end..<text.count).allSatisfy { characters[text[$0]].isWhite }
    let rest = Scalars(text, line.start..<end, then: isLast ? [] : [0x2026])
    // The line keeps the direction of its paragraph, whatever its own first letter is.
    var options = options
    options.direction = line.isFromRight ? .fromRight : .fromLeft
    options.isCut = true
    let boxes = style.boxes == nil ? nil : rest.values.map { needsBox($0) }
    let tail = Composition.compose(rest, boxes: boxes, style, options)
    tail.closeUp(0)
    return tail
  }

  private static func separates(_ character: UInt32) -> Bool {
    character == 0xA || character == 0xD || character == 0x2029
  }

  private func style(_ style: TextStyle, hasBoxes: Bool) -> SetStyle {
    let size = max(1, style.size.forText.units)
    let weight = FontWeight.forFontconfig(Double(min(max(style.weight, 100), 900)))
    var families = style.monospaced ? TextSetter.monospaced : TextSetter.proportional
    if let own = style.family, !own.isEmpty { families.insert(own, at: 0) }
    func list(_ families: [String]) -> FontList {
      shelf.list(families, weight: weight, size: size)
    }
    let boxes = hasBoxes ? list(TextSetter.boxes).first : nil
    let tracking = style.tracking.forText
    return SetStyle(
      shaper: shaper, shelf: shelf, letters: list(families), emoji: list(TextSetter.emoji),
      boxes: boxes, boxWidth: boxes?.width(ofGlyph: 0) ?? 0, spacing: tracking.units,
      isSpaced: tracking != 0, isTabular: style.tabular)
  }

  private static func direction(_ direction: Text.Direction) -> ReadingDirection {
    switch direction {
    case .natural: .natural
    case .leftToRight: .fromLeft
    case .rightToLeft: .fromRight
    }
  }

  // MARK: Boxes

  /// Whether a box is set instead of a character: no font has it, and it is seen.
  private func needsBox(_ character: UInt32) -> Bool {
    if character >= 0x20, character < 0x7F { return false }
    return !shelf.has(character) && !TextSetter.isInvisible(character)
  }

  /// Whether a character is set without a glyph of its own.
  private static func isInvisible(_ character: UInt32) -> Bool {
    switch character {
    case 0xC: false
    case 0xAD, 0x34F, 0x61C, 0x17B4...0x17B5, 0x180B...0x180E, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: characters[character].isWhite
    }
  }

  // MARK: Long texts

  /// How a letter looks and where a line breaks depends on nothing that is this many bytes or more behind it.
  private static let reach = 24
  /// The narrowest that letters are on average, as a share of their size. If they are narrower, the whole text is set, too.
  private static let narrow = 0.45

  /// How many characters from the beginning are surely enough to set the lines that are shown, if they fill them and go on for
  /// `reach` characters; all of them if that is not sure.
  private static func enough(of text: Scalars, _ spec: Text, width: Double) -> Int {
    let letters =
      Double(spec.lines) * width / (narrow * max(spec.style.size.forText, 1)) + Double(reach)
    var hasLetter = false
    for place in 0..<text.count {
      let character = text[place]
      guard isPlain(character) else { return text.count }
      switch character {
      case 0x41...0x5A, 0x61...0x7A: hasLetter = true
      // Its direction is known from its letters, and a line may end here.
      case 0x20 where hasLetter && Double(place) >= letters: return place + 1
      default: break
      }
    }
    return text.count
  }

  /// Whether a character is in the first font and, beside letters, runs from left to right.
  private static func isPlain(_ character: UInt32) -> Bool {
    switch character {
    case 0x20...0x7E, 0xC0...0x17F, 0x2013...0x2026: true
    default: false
    }
  }
}
