import CGtkShim.Paint
import TouchKit

/// Finds the edges of letters and words in a text layout.
extension TextEdges {
  init(_ set: TextLayout, string: String) {
    let count = dp_text_edges(set.handle, nil, 0)
    var edges = [DPTextEdge](repeating: DPTextEdge(), count: Int(count))
    _ = dp_text_edges(set.handle, &edges, count)
    let graphemes = edges.filter(\.grapheme)
    let visual = graphemes.sorted { a, b in
      if a.line != b.line { return a.line < b.line }
      if a.x != b.x { return a.x < b.x }
      return a.right_to_left ? a.offset > b.offset : a.offset < b.offset
    }
    let words = TextEdges.joined(
      starts: edges.filter(\.word_start).map { Int($0.offset) },
      ends: edges.filter(\.word_end).map { Int($0.offset) }, in: Array(string.utf8))
    self.init(
      graphemes: graphemes.map { Int($0.offset) }, wordStarts: words.starts, wordEnds: words.ends,
      visual: visual.map { Int($0.offset) })
  }

  /// The words' edges without those at an apostrophe inside a word and at a point or comma inside a number. Pango
  /// splits a word there; Unicode's rules and readers do not.
  private static func joined(starts: [Int], ends: [Int], in bytes: [UInt8]) -> (
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
