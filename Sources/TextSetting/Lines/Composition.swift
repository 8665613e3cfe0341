/// A text in lines, each with its glyphs from left to right.
final class Composition {
  let text: Scalars
  /// What may happen before each character and at the end.
  let places: [PlaceTraits]
  var lines: [SetLine]
  let style: SetStyle

  init(_ text: Scalars, _ places: [PlaceTraits], _ lines: [SetLine], _ style: SetStyle) {
    self.text = text
    self.places = places
    self.lines = lines
    self.style = style
  }

  /// How wide a line is.
  func width(of line: SetLine) -> Int32 {
    let extent = extent(of: line)
    return extent.right &- extent.left
  }

  /// Where the outermost edges of a line's runs are. Letters that move closer together may be left of where the line begins.
  func extent(of line: SetLine) -> (left: Int32, right: Int32) {
    line.extent(boxWidth: style.boxWidth)
  }
}

/// A line of a composition.
struct SetLine {
  /// Its characters, without what separates paragraphs.
  let start: Int
  var count = 0
  let isFromRight: Bool
  var runs: [SetRun] = []

  var end: Int { start + count }

  fileprivate func extent(boxWidth: Int32) -> (left: Int32, right: Int32) {
    var (left, right, x): (Int32, Int32, Int32) = (0, 0, 0)
    for run in runs {
      // A box is as wide as its glyph; the spacing around it isn't counted.
      let width =
        run.item.isBox ? boxWidth &* Int32(truncatingIfNeeded: run.item.count) : run.width
      left = min(left, x)
      right = max(right, x &+ width)
      x = x &+ width
    }
    return (left, right)
  }
}

/// How a text is composed.
struct ComposeOptions {
  var direction: ReadingDirection
  /// The width of lines in 1/1024 point; nil if they have no limit.
  var width: Int32?
  /// Whether there is one line, which ends in an ellipsis if it has no room for the text.
  var isCut: Bool = false
}

enum ReadingDirection {
  case natural, fromLeft, fromRight
}

extension Composition {
  /// Composes a text. `boxes` says of each character whether no font has it, and is nil if fonts have all.
  static func compose(
    _ text: Scalars, boxes: [Bool]?, _ style: SetStyle, _ options: ComposeOptions
  ) -> Composition {
    var places = [PlaceTraits](repeating: [], count: text.count + 1)
    var lines: [SetLine] = []
    var isFromRight = options.direction == .fromRight
    if options.direction == .natural {
      // Characters before the first one with a direction have the same.
      isFromRight = Paragraphs.isFromRight(0..<text.count, of: text) ?? false
    }
    var start = 0
    while true {
      let paragraph = Paragraphs.paragraph(at: start, of: text)
      let range = start..<paragraph.end
      if options.direction == .natural {
        isFromRight = Paragraphs.isFromRight(range, of: text) ?? isFromRight
      }
      PlaceFinder.find(start..<paragraph.next, of: text, into: &places)
      let levels = BidiLevels.find(range, of: text, fromRight: isFromRight)
      let items = Itemizer.items(of: range, in: text, style, levels: levels, boxes: boxes)
      for item in items { PlaceTailor.tailor(item, of: text, &places) }
      if items.isEmpty {
        lines.append(SetLine(start: start, isFromRight: isFromRight))
      } else {
        var breaker = LineBreaker(
          text, style, places, items, start: start, fromRight: isFromRight, options)
        breaker.breakLines(into: &lines)
      }
      if paragraph.end == text.count { break }
      start = paragraph.next
    }
    return Composition(text, places, lines, style)
  }
}

/// Finds the paragraphs of a text.
enum Paragraphs {
  /// Where the paragraph that begins at a place ends, and where the next one begins.
  static func paragraph(at start: Int, of text: Scalars) -> (end: Int, next: Int) {
    var place = start
    while place < text.count {
      switch text[place] {
      case 0xD:
        let isPair = place + 1 < text.count && text[place + 1] == 0xA
        return (place, place + (isPair ? 2 : 1))
      case 0xA, 0x2029: return (place, place + 1)
      default: place += 1
      }
    }
    return (place, place)
  }

  /// Whether characters are read from the right, by the first one that has a direction; nil if none has.
  static func isFromRight(_ range: Range<Int>, of text: Scalars) -> Bool? {
    for place in range {
      if let direction = characters[text[place]].bidi.isFromRight { return direction }
    }
    return nil
  }
}
