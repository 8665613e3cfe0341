import CGtkShim
import TouchKit

extension TextEdges {
  init(_ set: SetText, string: String) {
    let count = dp_text_edges(set.handle, nil, 0)
    var edges = [DPTextEdge](repeating: DPTextEdge(), count: Int(count))
    _ = dp_text_edges(set.handle, &edges, count)
    let end = Int32(clamping: string.utf8.count)
    var graphemes = edges.filter(\.grapheme)
    // Pango counts a text's end only where its last grapheme says so.
    if graphemes.last?.offset != end, let last = edges.last { graphemes.append(last) }
    let visual = graphemes.sorted { a, b in
      if a.line != b.line { return a.line < b.line }
      if a.x != b.x { return a.x < b.x }
      return a.right_to_left ? a.offset > b.offset : a.offset < b.offset
    }
    self.init(
      graphemes: graphemes.map { Int($0.offset) },
      wordStarts: edges.filter(\.word_start).map { Int($0.offset) },
      wordEnds: edges.filter(\.word_end).map { Int($0.offset) },
      visual: visual.map { Int($0.offset) })
  }
}
