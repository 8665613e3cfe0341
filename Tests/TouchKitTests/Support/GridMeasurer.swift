import TouchKit

/// Sets text on a grid: every grapheme is a box half as wide as the style's size, lines break at the width.
///
/// Letters from the Hebrew block on run from right to left, word by word of the same direction, so that tests can show
/// what happens where directions meet.
final class GridMeasurer: TextMeasuring {
  /// One grapheme and where it stands.
  struct Cell {
    var start: Int
    var end: Int
    var line: Int
    var column: Int
    var isRightToLeft: Bool
    var isNewline: Bool
  }

  func advance(_ text: Text) -> Double { text.style.size / 2 }

  func cells(_ text: Text, width: Double?) -> (cells: [Cell], lines: Int) {
    let room = width.map { max(1, Int(($0 / advance(text)).rounded(.down))) } ?? .max
    var cells: [Cell] = []
    var offset = 0
    var line = 0
    var column = 0
    for character in text.string {
      let length = character.utf8.count
      if character != "\n", column == room {
        line += 1
        column = 0
      }
      cells.append(
        Cell(
          start: offset, end: offset + length, line: line, column: column,
          isRightToLeft: GridMeasurer.isRightToLeft(character), isNewline: character == "\n"))
      offset += length
      column += 1
      if character == "\n" {
        line += 1
        column = 0
      }
    }
    // Runs of letters that read from the right are turned round in place.
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, cells[end].isRightToLeft == cells[start].isRightToLeft,
        cells[end].line == cells[start].line
      { end += 1 }
      if cells[start].isRightToLeft {
        let columns = cells[start..<end].map(\.column)
        for (index, column) in zip(start..<end, columns.reversed()) { cells[index].column = column }
      }
      start = end
    }
    return (cells, line + 1)
  }

  static func isRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x590...0x8FF).contains($0.value) } ?? false
  }

  func measure(_ text: Text, width: Double?) -> TextMetrics {
    let (cells, all) = cells(text, width: width)
    let lines = text.lines == 0 ? all : min(all, text.lines)
    let columns = (cells.filter { !$0.isNewline && $0.line < lines }.map(\.column).max() ?? -1) + 1
    return TextMetrics(
      size: Size(Double(columns) * advance(text), Double(lines) * text.style.lineHeight),
      baseline: text.style.size, lines: lines, isCut: lines < all, unknownGlyphs: 0)
  }

  func caret(_ text: Text, width: Double?, at offset: Int) -> TextCaret {
    let (cells, lines) = cells(text, width: width)
    func rect(_ line: Int, _ column: Int) -> Rect {
      Rect(
        Double(column) * advance(text), Double(line) * text.style.lineHeight, 0,
        text.style.lineHeight)
    }
    func before(_ cell: Cell) -> Rect {
      rect(cell.line, cell.isRightToLeft ? cell.column + 1 : cell.column)
    }
    func after(_ cell: Cell) -> Rect {
      cell.isNewline
        ? rect(cell.line + 1, 0)
        : rect(cell.line, cell.isRightToLeft ? cell.column : cell.column + 1)
    }
    let next = cells.first { $0.start == offset }
    let last = cells.last { $0.end == offset }
    guard let next else {
      let strong = last.map(after) ?? rect(cells.isEmpty ? 0 : lines - 1, 0)
      return TextCaret(strong: strong, weak: strong)
    }
    let strong = before(next)
    return TextCaret(strong: strong, weak: last.map(after) ?? strong)
  }

  func offset(_ text: Text, width: Double?, at point: Point) -> Int {
    let (cells, lines) = cells(text, width: width)
    let line = min(max(Int((point.y / text.style.lineHeight).rounded(.down)), 0), lines - 1)
    let those = cells.filter { $0.line == line }
    var nearest = those.first?.start ?? text.string.utf8.count
    var distance = Double.infinity
    for cell in those {
      let left = Double(cell.column) * advance(text)
      let sides = [(left, cell.isRightToLeft), (left + advance(text), !cell.isRightToLeft)]
      for (x, isEnd) in sides where !(isEnd && cell.isNewline) && abs(x - point.x) < distance {
        nearest = isEnd ? cell.end : cell.start
        distance = abs(x - point.x)
      }
    }
    return nearest
  }

  func rectangles(_ text: Text, width: Double?, from start: Int, to end: Int) -> [Rect] {
    cells(text, width: width).cells
      .filter { $0.start >= start && $0.end <= end && !$0.isNewline }
      .map {
        Rect(
          Double($0.column) * advance(text), Double($0.line) * text.style.lineHeight,
          advance(text), text.style.lineHeight)
      }
      .reduce(into: []) { joined, rect in
        if let last = joined.last, last.y == rect.y, last.maxX == rect.x || rect.maxX == last.x {
          joined[joined.count - 1] = last.union(rect)
        } else {
          joined.append(rect)
        }
      }
  }

  func edges(_ text: Text) -> TextEdges {
    let (cells, _) = cells(text, width: nil)
    var words: (starts: [Int], ends: [Int]) = ([], [])
    var wasLetter = false
    var offset = 0
    for character in text.string {
      let isLetter = character.isLetter || character.isNumber
      if isLetter, !wasLetter { words.starts.append(offset) }
      if !isLetter, wasLetter { words.ends.append(offset) }
      wasLetter = isLetter
      offset += character.utf8.count
    }
    if wasLetter { words.ends.append(offset) }
    let graphemes = [0] + cells.map(\.end)
    let visual = graphemes.sorted {
      let a = caret(text, width: nil, at: $0).strong
      let b = caret(text, width: nil, at: $1).strong
      return (a.y, a.x, Double($0)) < (b.y, b.x, Double($1))
    }
    return TextEdges(
      graphemes: graphemes, wordStarts: words.starts, wordEnds: words.ends, visual: visual)
  }
}
