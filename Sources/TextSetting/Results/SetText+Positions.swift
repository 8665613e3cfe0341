import TouchKit

/// Where carets, ranges and points are.
extension SetText {
  /// The line whose bytes hold an offset; at a wrap that is the later line.
  func line(at offset: Int) -> Int {
    var index = lines.count - 1
    while index > 0, offset < lines[index].start { index -= 1 }
    return index
  }

  package func caret(at offset: Int) -> TextCaret {
    let offset = min(max(offset, 0), byteCount)
    let index = line(at: offset)
    let line = lines[index]
    let (strong, weak) = line.carets(
      at: min(max(offset, line.start), line.end) - line.shift)
    let y = Double(index) * lineHeight
    return TextCaret(
      strong: Rect(line.x + strong.points, y, 0, lineHeight),
      weak: Rect(line.x + weak.points, y, 0, lineHeight))
  }

  package func offset(at point: Point) -> Int {
    var row = 0
    while row < lines.count - 1, point.y >= Double(row + 1) * lineHeight { row += 1 }
    let line = lines[row]
    let limit = Double(Int32.max / 4)
    let x = (point.x - line.x) * 1024
    // What isn't a number is left of all.
    let byte = line.byte(at: x.isNaN ? .min : Int32(min(max(x, -limit), limit)))
    return min(max(byte + line.shift, 0), byteCount)
  }

  package func rectangles(from start: Int, to end: Int) -> [Rect] {
    var rectangles: [Rect] = []
    for (index, line) in lines.enumerated() {
      let (from, to) = (max(start, line.start), min(end, line.end))
      guard from < to else { continue }
      for (left, right) in line.spans(from: from - line.shift, to: to - line.shift) {
        rectangles.append(
          Rect(
            line.x + left.points, Double(index) * lineHeight, right.points - left.points,
            lineHeight))
      }
    }
    return rectangles
  }
}

extension SetText.Line {
  private var text: Scalars { composition.text }
  private var places: [PlaceTraits] { composition.places }

  /// The strong and the weak position of a caret before a byte of the composition, from the line's left end.
  func carets(at byte: Int) -> (strong: Int32, weak: Int32) {
    let line = self.line
    let place = text.place(ofByte: byte)
    let base: UInt8 = line.isFromRight ? 1 : 0
    let width = composition.width(of: line)
    var before = line.isFromRight ? width : 0
    var after = line.isFromRight ? 0 : width
    var (levelBefore, levelAfter) = (base, base)
    if place > Place(line.start) {
      levelBefore = level(at: place.previous)
      before = x(of: place.previous, trailing: true)
    }
    if place < Place(line.end) {
      levelAfter = level(at: place)
      after = x(of: place, trailing: false)
    }
    // Where directions meet, the strong position is where a letter of the line's own direction would go.
    let isBefore =
      levelBefore % 2 == base && (levelAfter % 2 != base || levelBefore < levelAfter)
    return isBefore ? (before, after) : (after, before)
  }

  private func level(at place: Place) -> UInt8 {
    let line = self.line
    for run in line.runs {
      let item = run.item
      if place.character >= item.start, place.character < item.end { return item.level }
    }
    return line.isFromRight ? 1 : 0
  }

  /// Where the edge of a letter is, from the line's left end.
  private func x(of place: Place, trailing: Bool) -> Int32 {
    let line = self.line
    var width: Int32 = 0
    for run in line.runs {
      let item = run.item
      guard place.character >= item.start, place.character < item.end else {
        width = width &+ run.width
        continue
      }
      var place = place
      // A byte within a character counts as the place behind it here.
      var index = place.character + (place.isInside ? 1 : 0)
      if trailing {
        while place < Place(line.end), index + 1 < text.count,
          !places[index + 1].contains(.caret)
        {
          index += 1
          place = Place(place.character + 1)
        }
      } else {
        while place > Place(line.start), !places[index].contains(.caret) {
          index -= 1
          place = place.previous
        }
      }
      return width &+ run.x(of: place, trailing: trailing, places)
    }
    return width
  }

  /// The ranges of positions that characters from a byte to another take, from left to right.
  func spans(from start: Int, to end: Int) -> [(left: Int32, right: Int32)] {
    let (first, last) = (text.place(ofByte: start), text.place(ofByte: end))
    var spans: [(left: Int32, right: Int32)] = []
    var width: Int32 = 0 &- composition.extent(of: line).left
    for run in line.runs {
      let item = run.item
      if first < Place(item.end), last > Place(item.start) {
        let from = run.x(of: max(first, Place(item.start)), trailing: false, places)
        let to = run.x(of: min(last, Place(item.end)).previous, trailing: true, places)
        spans.append((width &+ min(from, to), width &+ max(from, to)))
      }
      width = width &+ run.width
    }
    return spans
  }

  /// The byte of the composition that is nearest to a position.
  func byte(at x: Int32) -> Int {
    let line = self.line
    guard line.count > 0 else { return text.byte(of: line.start) }
    var lastStart = line.end - 1
    while lastStart > line.start, !places[lastStart].contains(.caret) { lastStart -= 1 }
    // Behind the last letter of a line that is wrapped a caret would be on the next line.
    let next = index + 1
    let isWrapped =
      next < composition.lines.count && line.end == composition.lines[next].start
    if x < 0 {
      if !line.isFromRight { return text.byte(of: line.start) }
      return text.byte(of: isWrapped ? lastStart : line.end)
    }
    var left: Int32 = 0
    for run in line.runs {
      let width = run.width
      if x >= left, x < left &+ width {
        let (character, isTrailing) = run.character(at: x &- left)
        var first = character
        while first > line.start, !places[first].contains(.caret) { first -= 1 }
        var end = character + 1
        while end < line.end, !places[end].contains(.caret) { end += 1 }
        let isFirstHalf = character + (isTrailing ? 1 : 0) <= (first + end) / 2
        return text.byte(of: isFirstHalf || end == line.end && isWrapped ? first : end)
      }
      left = left &+ width
    }
    if line.isFromRight { return text.byte(of: line.start) }
    return text.byte(of: isWrapped ? lastStart : line.end)
  }
}
