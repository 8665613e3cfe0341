import TouchKit

/// Finds the edges of letters and words.
extension SetText {
  /// An edge between two characters, where a caret can be or a word begins or ends.
  private struct Edge {
    var offset: Int
    var line: Int
    let x: Double
    let places: PlaceTraits
    let isFromRight: Bool
  }

  package func edges(of string: String) -> TextEdges {
    let edges = allEdges()
    let graphemes = edges.filter { $0.places.contains(.caret) }
    let visual = graphemes.sorted { a, b in
      if a.line != b.line { return a.line < b.line }
      if a.x != b.x { return a.x < b.x }
      return a.isFromRight ? a.offset > b.offset : a.offset < b.offset
    }
    let words = SetText.joined(
      starts: edges.filter { $0.places.contains(.wordStart) }.map { $0.offset },
      ends: edges.filter { $0.places.contains(.wordEnd) }.map { $0.offset }, in: Array(string.utf8))
    return TextEdges(
      graphemes: graphemes.map { $0.offset }, wordStarts: words.starts, wordEnds: words.ends,
      visual: visual.map { $0.offset })
  }

  private func allEdges() -> [Edge] {
    guard let whole else { return joinedEdges() }
    var line = 0
    return whole.places.indices.map { place in
      let offset = whole.text.byte(of: place)
      while line < lines.count - 1, offset >= lines[line + 1].start { line += 1 }
      let places = whole.places[place]
      let shown = lines[line]
      let x =
        places.contains(.caret)
        ? shown.carets(at: min(offset, shown.end) - shown.shift).strong.points : 0
      return Edge(
        offset: offset, line: line, x: x, places: places, isFromRight: shown.isFromRight)
    }
  }

  /// The edges of the paragraphs. The one behind what separates two is where the second begins.
  private func joinedEdges() -> [Edge] {
    var edges: [Edge] = []
    var line = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      var own = paragraph.set.allEdges()
      if !isLast { own.removeLast() }
      for edge in own {
        var moved = edge
        moved.offset += paragraph.start
        moved.line += line
        edges.append(moved)
      }
      line += paragraph.set.lines.count - (isLast ? 0 : 1)
    }
    return edges
  }

  /// The words' edges without those at an apostrophe inside a word and at a point or comma inside a number: readers see one word there.
  static func joined(starts: [Int], ends: [Int], in bytes: [UInt8]) -> (
    starts: [Int], ends: [Int]
  ) {
    var keptStarts: [Int] = []
    var keptEnds: [Int] = []
    var next = 0
    for start in starts {
      if let last = keptEnds.last, last < start, isInside(last..<start, bytes) {
        keptEnds.removeLast()
      } else {
        keptStarts.append(start)
      }
      while next < ends.count && ends[next] <= start { next += 1 }
      if next < ends.count { keptEnds.append(ends[next]) }
    }
    return (keptStarts, keptEnds)
  }

  /// Whether the text between two words joins them.
  private static func isInside(_ gap: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let between = bytes[gap]
    if between.elementsEqual("'".utf8) || between.elementsEqual("’".utf8) { return true }
    guard between.elementsEqual(".".utf8) || between.elementsEqual(",".utf8) else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return gap.lowerBound > 0 && gap.upperBound < bytes.count
      && digits.contains(bytes[gap.lowerBound - 1]) && digits.contains(bytes[gap.upperBound])
  }
}
