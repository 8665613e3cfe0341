import TestSupport
import TouchKit
import TouchStyle

/// Texts with styles, widths and limits of chance.
struct StyledTexts {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let styles = [
    TypeScale.largeTitle, TypeScale.title, TypeScale.headline, TypeScale.body, TypeScale.second,
    TypeScale.secondStrong, TypeScale.caption, TypeScale.time, TypeScale.tab, TypeScale.figures,
    TypeScale.statusBar, TypeScale.statusBarSmall,
  ]

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.whole(below: values.count)]
  }

  mutating func whole(below bound: Int) -> Int { random.whole(below: bound) }

  /// A style of the type scale at one of the text sizes, or one of chance.
  mutating func style() -> TextStyle {
    var style = pick(StyledTexts.styles).scaled(pick([0.8, 0.9, 1, 1.15, 1.3, 1.5, 2]))
    if random.whole(below: 8) == 0 { style.monospaced = true }
    if random.whole(below: 8) == 0 { style.tracking = pick([-0.3, 0.1, 0.7, 1.5]) }
    if random.whole(below: 8) == 0 { style.weight = pick([100, 300, 550, 800, 900]) }
    if random.whole(below: 8) == 0 { style.size = random.double(in: 0.5...60) }
    return style
  }

  mutating func text(_ string: String) -> Text {
    Text(
      string, style: style(),
      alignment: pick([.leading, .leading, .center, .trailing, .left, .right]),
      direction: pick([.natural, .natural, .leftToRight, .rightToLeft]),
      lines: pick([0, 0, 1, 2, 3]))
  }

  mutating func width() -> Double? {
    pick([nil, 40, 90, 150, 236.5, 320, random.double(in: 20...400)])
  }

  /// Characters of one kind each.
  private static let kinds: [[ClosedRange<UInt32>]] = [
    [0x61...0x7A], [0x61...0x7A, 0x20...0x20], [0x41...0x5A], [0x20...0x20], [0x30...0x39],
    [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], [0xC0...0x17F], [0x3B1...0x3C9],
    [0x430...0x44F], [0x5D0...0x5EA], [0x621...0x63A, 0x641...0x64A],
    [0x64B...0x652, 0x5B0...0x5BC],
    [0x660...0x669, 0x6F0...0x6F9], [0x300...0x30A, 0x323...0x327], [0xAD...0xAD, 0x200B...0x200F],
    [0xFE0E...0xFE0F, 0x200D...0x200D, 0x20E3...0x20E3], [0x2010...0x2026], [0x20A0...0x20B0],
    [0x2190...0x21FF, 0x2713...0x2717], [0x1F600...0x1F640, 0x1F466...0x1F469, 0x1F3FB...0x1F3FF],
    [0x1F1E6...0x1F1FF, 0x2600...0x2605, 0x2764...0x2764], [0x3041...0x3096, 0x30A1...0x30FA],
    [0x4E00...0x4E40, 0x3001...0x3011, 0xFF08...0xFF09], [0xAC00...0xAC20, 0x1100...0x1112],
    [0x905...0x94D], [0...8, 0x0B...0x0C, 0x0E...0x1B], [0x09...0x0A],
    [0x0D...0x0D, 0x2029...0x2029],
    [0xA0...0xBF],
  ]

  /// A string of chance, of a few kinds of characters.
  mutating func string() -> String {
    var kinds = [StyledTexts.kinds[1]]
    for _ in 0...random.whole(below: 4) { kinds.append(pick(StyledTexts.kinds)) }
    var scalars = String.UnicodeScalarView()
    for _ in 0..<random.whole(below: 60) {
      let range = pick(pick(kinds))
      let value = range.lowerBound + UInt32(random.whole(below: range.count))
      // The one ends embeddings, and a hyphen replaces the other: see the known differences.
      guard value != 0x85, value != 0x2027, let scalar = Unicode.Scalar(value) else { continue }
      scalars.append(scalar)
    }
    return StyledTexts.withMarksOnLetters(scalars)
  }

  /// Without marks beside characters that are not seen: Pango puts a mark on a box with a number if no font has what it is on.
  static func withMarksOnLetters(_ scalars: String.UnicodeScalarView) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in scalars {
      if let last = kept.last {
        if isMark(scalar), isUnseen(last) || last == " " { continue }
        if isUnseen(scalar), isMark(last) { continue }
      }
      kept.append(scalar)
    }
    return String(kept)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
  }
}
