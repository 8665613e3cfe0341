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
